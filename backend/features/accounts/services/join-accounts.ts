import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { JoinPreview, joinObstacles } from '@/lib/contract/accounts/account-joins';
import { isLoanOver, loanStatuses } from '@/lib/domain/loans/loan-rules';
import { fullName } from '@/lib/domain/people/person-name';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { defaultRoleName } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import {
  accountDeletions,
  applicants,
  favorites,
  forumMessages,
  loans,
  orientationResults,
  questions,
  students,
  userRoles,
  users,
} from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import type { Act } from '@/backend/core/access/act';
import { challengeTerms, type Challenge, consumeChallenge, invalidCode, openChallenge } from './challenges';
import { limitSends, senderOf } from '@/backend/features/notices/services/limit-sends';
import { revokeSessionsOf } from './sessions';
import { fact, link, smsOf } from '@/backend/features/notices/services/compose';
import { addressOf } from '@/backend/features/notices/services/message-links';
import { recordBirthday } from './birthday-changes';
import { filling } from './fill-account';
import { forgetAccount } from './forget-account';
import { joinProfiles } from '@/backend/features/profiles/services/join-profiles';
import { joinHiddenNames } from '@/backend/features/questions/services/question-people';
import { goesWithPerson } from './account-tables';

type User = typeof users.$inferSelect;
type Obstacle = (typeof joinObstacles)[number];

/**
 * Sends a code to the number of the account that is to end. The answer does not reveal whether there is one.
 * @throws 409 `same-phone`, 422, 429
 */
export async function startJoin(act: Act, userId: string, typed: string) {
  const { deps, tx } = act;
  const phone = parseMobilePhone(typed);
  if (!phone) throw invalid([{ path: 'phone', code: 'invalid-phone' }]);
  const [owner] = await tx
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(and(eq(users.phone, phone), users.phoneVerified, users.enabled));
  if (owner?.id === userId) throw new Refusal(409, 'same-phone', 'This is the number of this account.');
  const maySend = await limitSends(deps, phone, senderOf(act), tx, 'unknown');
  const challenge = { purpose: 'join' as const, userId, registration: null, phone, matches: Boolean(owner) };
  const { challengeId, code, codeUntil } = await openChallenge(act, challenge);
  const body = owner
    ? smsOf('joinCode', owner.locale, { code: fact(code) })
    : smsOf('nothingToJoin', 'km', { link: link(deps, addressOf(deps, '/signup')) });
  if (maySend) await act.sms({ to: phone, body, codeUntil });
  act.note('join-code', userId);
  return { challengeId, ...challengeTerms };
}

/** The account that stays and the one that ends, locked. @throws 422 when the number has changed hands since the code */
async function lockBoth(tx: Db, userId: string, { phone }: Pick<Challenge, 'phone'>) {
  if (!phone) throw invalidCode();
  const rows = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, userId), eq(users.phone, phone)))
    .orderBy(users.id)
    .for('update');
  const into = rows.find(({ id }) => id === userId);
  const from = rows.find((row) => row.id !== userId && row.phoneVerified && row.enabled);
  if (!into) throw notFound();
  if (!from) throw invalidCode();
  return { into, from };
}

const openLoanStatuses = loanStatuses.filter((status) => !isLoanOver(status));

/** True where both have an open loan at one bank. */
async function haveLoansAtOneBank(tx: Db, one: User, other: User): Promise<boolean> {
  const second = alias(loans, 'second');
  const both = await tx
    .select({ id: loans.id })
    .from(loans)
    .innerJoin(second, and(eq(second.bankId, loans.bankId), eq(second.userId, other.id)))
    .where(
      and(
        eq(loans.userId, one.id),
        inArray(loans.status, openLoanStatuses),
        inArray(second.status, openLoanStatuses),
      ),
    )
    .limit(1);
  return both.length > 0;
}

async function studyAtOneSchool(tx: Db, one: User, other: User): Promise<boolean> {
  const second = alias(students, 'second');
  const both = await tx
    .select({ id: students.id })
    .from(students)
    .innerJoin(second, and(eq(second.schoolId, students.schoolId), eq(second.userId, other.id)))
    .where(eq(students.userId, one.id))
    .limit(1);
  return both.length > 0;
}

/** What a person must settle first. A role ends with its account, so whoever gave it takes it away before. */
async function obstaclesOf(tx: Db, into: User, from: User): Promise<Obstacle[]> {
  const ids = [into.id, from.id];
  const roles = await tx.select().from(userRoles).where(eq(userRoles.userId, from.id));
  const found: Record<Obstacle, boolean> = {
    staff: roles.some(({ role }) => role !== defaultRoleName),
    deletion: (await tx.$count(accountDeletions, inArray(accountDeletions.userId, ids))) > 0,
    loans: await haveLoansAtOneBank(tx, into, from),
    students: await studyAtOneSchool(tx, into, from),
  };
  return (Object.keys(found) as Obstacle[]).filter((name) => found[name]);
}

/** What the account with the number of the code would bring. @throws 422 */
export async function previewJoin(act: Act, userId: string, challenge: Challenge): Promise<JoinPreview> {
  const { tx } = act;
  const { into, from } = await lockBoth(tx, userId, challenge);
  const count = (table: typeof applicants | typeof loans | typeof orientationResults | typeof favorites) =>
    tx.$count(table, eq(table.userId, from.id));
  const posts =
    (await tx.$count(questions, eq(questions.userId, from.id))) +
    (await tx.$count(forumMessages, eq(forumMessages.userId, from.id)));
  return {
    name: fullName(from),
    nameNative: fullName({
      firstName: from.firstNameKm ?? from.firstName,
      lastName: from.lastNameKm ?? from.lastName,
    }),
    applications: await count(applicants),
    loans: await count(loans),
    results: await count(orientationResults),
    favorites: await count(favorites),
    posts,
    obstacles: await obstaclesOf(tx, into, from),
  };
}

type Table = (typeof goesWithPerson)[number];

async function moveWhere(act: Act, table: Table, userId: string, which: SQL | undefined): Promise<boolean> {
  await act.tx.update(table).set({ userId }).where(which);
  return true;
}

/** A row that the account has already, such as the same favorite, stays behind and ends with the other account. */
async function moveRows(act: Act, table: Table, intoId: string, fromId: string): Promise<void> {
  const tries = (which: SQL) =>
    act
      .attempt((part) => moveWhere(part, table, intoId, and(eq(table.userId, fromId), which)))
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) return false;
        throw error;
      });
  if (await tries(sql`true`)) return;
  const rows = await act.tx
    .select({ at: sql<string>`ctid::text` })
    .from(table)
    .where(eq(table.userId, fromId));
  for (const { at } of rows) await tries(sql`ctid = ${at}::tid`);
}

/**
 * Joins two accounts of one person: what the other one holds comes to theirs, and the other one ends. What one signs
 * in with stays as it is.
 * @throws 409 `accounts-apart` with the obstacles; 422 for a used code
 */
export async function joinAccounts(act: Act, userId: string, challenge: Challenge): Promise<void> {
  const { tx, now } = act;
  const { into, from } = await lockBoth(tx, userId, challenge);
  await consumeChallenge(act, challenge.id);
  const obstacles = await obstaclesOf(tx, into, from);
  if (obstacles.length > 0)
    throw new Refusal(409, 'accounts-apart', 'These accounts cannot be joined as they are.', {
      issues: obstacles.map((code) => ({ path: 'phone', code })),
    });
  await joinProfiles(act, into.id, from.id);
  await joinHiddenNames(act, into.id, from.id);
  for (const table of goesWithPerson) await moveRows(act, table, into.id, from.id);
  // A birthday that one of the accounts said stays said.
  await recordBirthday(act, { userId: into.id, source: 'account', before: from.dob, after: into.dob });
  const picture = into.avatarKey === null ? { avatarKey: from.avatarKey } : {};
  await act.tx
    .update(users)
    .set({ ...filling(into, from), ...picture, updatedAt: now })
    .where(eq(users.id, into.id));
  await revokeSessionsOf(act, from.id, 'accounts-joined');
  await forgetAccount(act, from);
  if (!from.phone) return;
  const contact = { link: link(act.deps, addressOf(act.deps, '/contact-us', from)) };
  // Of the other number only its end.
  const body = into.phone
    ? smsOf('joined', from.locale, { end: fact(into.phone.slice(-3)), ...contact })
    : smsOf('joinedOther', from.locale, contact);
  await act.sms({ to: from.phone, body });
  act.note('accounts-joined', into.id, { from: from.id });
}
