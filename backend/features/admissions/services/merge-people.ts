import {
  and,
  eq,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import {
  applicants,
  applicationConsents,
  applicationMerges,
  directRegistrations,
  invitations,
  type MergeSnapshot,
  notifications,
  outbox,
  proofObjections,
  resultProofs,
  students,
  users,
} from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { deletedWithAccount, keptInPart } from '@/backend/features/accounts/services/account-tables';
import { filling } from '@/backend/features/accounts/services/fill-account';
import { reviveRow, storeRow } from './stored-row';

type User = typeof users.$inferSelect;
type People = NonNullable<MergeSnapshot['person']>;

/** What staff and the site can have given to an account that nobody has signed in to. */
const movable = [
  applicants,
  applicationConsents,
  applicationMerges,
  notifications,
  outbox,
  proofObjections,
  resultProofs,
  students,
] as const;
const others = [...deletedWithAccount, ...keptInPart].filter(
  (table) =>
    table !== directRegistrations && table !== invitations && !movable.some((each) => each === table),
);

const inUse = () =>
  new Refusal(409, 'accounts-in-use', 'People have signed in to both accounts, so they cannot be joined.');

/** True where somebody has signed in, or where the account holds what only its person can have given to it. */
async function isInUse(tx: Db, user: User): Promise<boolean> {
  if (user.secretHash !== null || !user.enabled) return true;
  const held = others.map((table) => sql`exists (select 1 from ${table} where ${table.userId} = ${user.id})`);
  const [row] = await tx
    .select({ isHeld: sql<boolean>`${sql.join(held, sql` or `)}` })
    .from(users)
    .where(eq(users.id, user.id));
  return row?.isHeld ?? true;
}

/** @throws 409 `two-students` where one school keeps both as students: only the school knows which record is right */
const requireOneStudent = async (tx: Db, firstId: string, secondId: string) => {
  const schoolsOfFirst = tx
    .select({ id: students.schoolId })
    .from(students)
    .where(eq(students.userId, firstId));
  const both = and(eq(students.userId, secondId), inArray(students.schoolId, schoolsOfFirst));
  if ((await tx.$count(students, both)) > 0)
    throw new Refusal(409, 'two-students', 'A school keeps both accounts as students.');
};

const lockUsers = async (tx: Db, ids: string[]): Promise<Map<string, User>> => {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, ids.toSorted()))
    .orderBy(users.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
};

/** Rows that the other account may have only once are left where it has one already. */
const mayMove = (tx: Db, table: (typeof movable)[number], intoId: string): SQL | undefined => {
  if (table === resultProofs) {
    const of = sql<string>`${resultProofs.kind} || ' ' || ${resultProofs.schoolId}`;
    const proven = tx
      .select({ of })
      .from(resultProofs)
      .where(and(eq(resultProofs.userId, intoId), isNull(resultProofs.withdrawnAt)));
    return or(isNotNull(resultProofs.withdrawnAt), notInArray(of, proven));
  }
  if (table !== notifications) return undefined;
  const there = tx
    .select({ subject: notifications.subject })
    .from(notifications)
    .where(and(eq(notifications.userId, intoId), isNotNull(notifications.subject)));
  return or(isNull(notifications.subject), notInArray(notifications.subject, there));
};

/**
 * Joins the account that nobody has used with the other one; with two such accounts the first one stays.
 * @throws 409 `accounts-in-use` or `two-students`
 */
export async function mergePeople(act: AnyAct, firstId: string, secondId: string): Promise<People> {
  const { tx } = act;
  const found = await lockUsers(tx, [firstId, secondId]);
  const [first, second] = [found.get(firstId), found.get(secondId)];
  if (!first || !second) throw inUse();
  const secondLeaves = !(await isInUse(tx, second));
  if (!secondLeaves && (await isInUse(tx, first))) throw inUse();
  const [into, from] = secondLeaves ? [first, second] : [second, first];
  await requireOneStudent(tx, into.id, from.id);
  const rows: People['rows'] = {};
  for (const table of movable) {
    const moved = await act.tx
      .update(table)
      .set({ userId: into.id })
      .where(and(eq(table.userId, from.id), mayMove(tx, table, into.id)))
      .returning({ id: table.id });
    rows[getTableName(table)] = moved.map(({ id }) => id);
    if ((await tx.$count(table, eq(table.userId, from.id))) > 0) throw inUse();
  }
  const [registration] = await act.tx
    .delete(directRegistrations)
    .where(eq(directRegistrations.userId, from.id))
    .returning();
  const given = registration
    ? await act.tx
        .insert(directRegistrations)
        .values({ ...registration, userId: into.id })
        .onConflictDoNothing()
        .returning()
    : [];
  const filled = filling(into, from);
  if (Object.keys(filled).length > 0)
    await act.tx
      .update(users)
      .set({ ...filled, updatedAt: act.now })
      .where(eq(users.id, into.id));
  await act.tx.delete(users).where(eq(users.id, from.id));
  return {
    user: storeRow(users, from),
    intoId: into.id,
    rows,
    registration: registration ? storeRow(directRegistrations, registration) : null,
    gaveRegistration: given.length > 0,
    filled: {
      before: storeRow(users, Object.fromEntries(Object.keys(filled).map((name) => [name, null]))),
      after: storeRow(users, filled),
    },
  };
}

/** @throws 409 `phone-taken` when somebody has signed up with its number since */
export async function separatePeople(act: AnyAct, person: People): Promise<void> {
  const user = reviveRow(users, person.user);
  const restored = await act.tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  const [back] = restored;
  if (!back)
    throw new Refusal(409, 'phone-taken', 'Somebody has signed up with the number of this account since.');
  for (const table of movable) {
    const ids = person.rows[getTableName(table)] ?? [];
    if (ids.length > 0)
      await act.tx
        .update(table)
        .set({ userId: back.id })
        .where(and(inArray(table.id, ids), eq(table.userId, person.intoId)));
  }
  if (person.gaveRegistration)
    await act.tx.delete(directRegistrations).where(eq(directRegistrations.userId, person.intoId));
  if (person.registration)
    await act.tx.insert(directRegistrations).values(reviveRow(directRegistrations, person.registration));
  const [into] = await act.tx.select().from(users).where(eq(users.id, person.intoId)).for('update');
  const { after, before } = person.filled;
  const same = Object.keys(after).filter((name) => into && storeRow(users, into)[name] === after[name]);
  if (same.length > 0)
    await act.tx
      .update(users)
      .set(reviveRow(users, Object.fromEntries(same.map((name) => [name, before[name]]))))
      .where(eq(users.id, person.intoId));
}
