import { and, eq, inArray } from 'drizzle-orm';
import {
  operatorGivenRoleNames,
  roleNames,
  schoolRoleNames,
  type StaffRoleName,
} from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import { bankStaff, schoolStaff, userRoles, users } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { findBank } from '@/backend/core/access/bank-staff';
import { findSchool } from '@/backend/core/access/find-school';
import { forgetSessionsOf } from './sessions';
import { rolesOf } from '@/backend/core/access/roles-of';
import { holdOperators, requireOtherOperator } from './last-operator';

/** A role and its school or bank. An advisor may have several schools, or none; an operator has none. */
export interface Post {
  role: StaffRoleName;
  schoolId?: string | undefined;
  bankId?: string | undefined;
}

type User = typeof users.$inferSelect;

const isBank = (role: StaffRoleName) => role === roleNames.bank;
const isOfSala = (role: StaffRoleName) => operatorGivenRoleNames.includes(role);
const takesSchool = (role: StaffRoleName) => !isBank(role) && role !== roleNames.operator;

/** @throws 422 for a role without its school or bank, or with one that it cannot have; 404 for an unknown one. */
async function requirePlace(tx: Db, { role, schoolId, bankId }: Post): Promise<void> {
  const issues = [];
  if (schoolId !== undefined && !takesSchool(role)) issues.push({ path: 'schoolId', code: 'not-for-role' });
  if (bankId !== undefined && !isBank(role)) issues.push({ path: 'bankId', code: 'not-for-role' });
  if (bankId === undefined && isBank(role)) issues.push({ path: 'bankId', code: 'required' });
  if (schoolId === undefined && !isBank(role) && !isOfSala(role))
    issues.push({ path: 'schoolId', code: 'required' });
  if (issues.length > 0) throw invalid(issues);
  if (schoolId !== undefined) await findSchool(tx, schoolId);
  if (bankId !== undefined) await findBank(tx, bankId);
}

/** The person, locked against other changes of roles until the transaction ends. */
async function holdPerson(tx: Db, userId: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw notFound();
  return user;
}

const detailOf = ({ role, schoolId, bankId }: Post) => ({
  role,
  schoolId: schoolId ?? null,
  bankId: bankId ?? null,
});

/**
 * Grants a role; an existing role gets one more school or bank. The rights of a role apply to all schools of its
 * person, so a second role at schools is refused. An operator is an advisor.
 * @returns false when the person had all of it already: then nothing changed.
 * @throws 409 `other-role`, `not-advisor`, and `account-disabled` for an account that is shut
 */
export async function grantRole(act: AnyAct, userId: string, post: Post): Promise<boolean> {
  const { tx } = act;
  await requirePlace(tx, post);
  const user = await holdPerson(tx, userId);
  if (!user.enabled) throw new Refusal(409, 'account-disabled', 'This account is shut.');
  const own = await rolesOf(tx, userId);
  const isSecond = own.some((name) => name !== post.role && schoolRoleNames.some((role) => role === name));
  if (takesSchool(post.role) && isSecond)
    throw new Refusal(409, 'other-role', 'This person has another role at schools; take it away first.');
  if (post.role === roleNames.operator && !own.includes(roleNames.advisor))
    throw new Refusal(409, 'not-advisor', 'Only an advisor can be an operator.');
  const { role, schoolId, bankId } = post;
  const added = await act.tx.insert(userRoles).values({ userId, role }).onConflictDoNothing().returning();
  const places = [
    ...(schoolId === undefined
      ? []
      : await act.tx.insert(schoolStaff).values({ userId, schoolId }).onConflictDoNothing().returning()),
    ...(bankId === undefined
      ? []
      : await act.tx.insert(bankStaff).values({ userId, bankId }).onConflictDoNothing().returning()),
  ];
  if (added.length + places.length === 0) return false;
  act.note('role-granted', userId, detailOf(post));
  await forgetSessionsOf(act, userId);
  return true;
}

/** Removes one school or bank of a person. @returns how many are left. @throws 404 when they do not work there. */
async function leavePlace(act: AnyAct, userId: string, { schoolId, bankId }: Post): Promise<number> {
  const { tx } = act;
  if (bankId !== undefined) {
    const mine = eq(bankStaff.userId, userId);
    const left = await act.tx
      .delete(bankStaff)
      .where(and(mine, eq(bankStaff.bankId, bankId)))
      .returning();
    if (left.length === 0) throw notFound();
    return tx.$count(bankStaff, mine);
  }
  const mine = eq(schoolStaff.userId, userId);
  const left = await act.tx
    .delete(schoolStaff)
    .where(and(mine, eq(schoolStaff.schoolId, schoolId ?? '')))
    .returning();
  if (left.length === 0) throw notFound();
  return tx.$count(schoolStaff, mine);
}

/**
 * Revokes a role, or one school or bank of it; without the last one the role ends, except for an advisor's. Who is no
 * advisor any more is no operator either.
 * @throws 404 for a role or place that the person does not have
 */
export async function revokeRole(act: AnyAct, userId: string, post: Post): Promise<void> {
  const { tx } = act;
  if (isOfSala(post.role)) await holdOperators(tx);
  await holdPerson(tx, userId);
  const own = await rolesOf(tx, userId);
  if (!own.includes(post.role)) throw notFound();
  if (!takesSchool(post.role) && post.schoolId !== undefined) throw notFound();
  if (!isBank(post.role) && post.bankId !== undefined) throw notFound();
  const namesPlace = post.schoolId !== undefined || post.bankId !== undefined;
  const keepsRole =
    namesPlace && ((await leavePlace(act, userId, post)) > 0 || post.role === roleNames.advisor);
  if (!keepsRole) {
    if (isOfSala(post.role) && own.includes(roleNames.operator)) await requireOtherOperator(tx, userId);
    const ended = post.role === roleNames.advisor ? [...operatorGivenRoleNames] : [post.role];
    await act.tx.delete(userRoles).where(and(eq(userRoles.userId, userId), inArray(userRoles.role, ended)));
    if (isBank(post.role)) await act.tx.delete(bankStaff).where(eq(bankStaff.userId, userId));
    if (takesSchool(post.role)) await act.tx.delete(schoolStaff).where(eq(schoolStaff.userId, userId));
  }
  act.note('role-revoked', userId, detailOf(post));
  await forgetSessionsOf(act, userId);
}
