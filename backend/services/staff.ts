import { and, eq } from 'drizzle-orm';
import { hasAnyRole, roleNames } from '@/lib/domain/roles';
import type { Db } from '../db/client';
import { schoolStaff } from '../db/schema';
import type { Caller, Deps } from '../deps';
import { forbidden, notFound } from '../errors';

/** The people who look after a school. */
export const staffOf = async (db: Db, schoolId: string): Promise<string[]> => {
  const rows = await db.select({ id: schoolStaff.userId }).from(schoolStaff).where(eq(schoolStaff.schoolId, schoolId));
  return rows.map((row) => row.id);
};

export const isStaffOf = async (db: Db, userId: string, schoolId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: schoolStaff.userId })
    .from(schoolStaff)
    .where(and(eq(schoolStaff.userId, userId), eq(schoolStaff.schoolId, schoolId)));
  return rows.length > 0;
};

/** @throws 404, as if the school did not exist, for anybody who does not look after it. */
export async function requireStaffOf(db: Db, userId: string, schoolId: string): Promise<void> {
  if (!(await isStaffOf(db, userId, schoolId))) throw notFound();
}

const keeperRoles = [roleNames.advisor, roleNames.schoolAdmin, roleNames.partner];

/** True for the staff of a school and for its partner. */
export const isKeeperOf = async (db: Db, caller: Caller | null, schoolId: string): Promise<boolean> =>
  caller !== null && hasAnyRole(caller.roles, keeperRoles) && (await isStaffOf(db, caller.id, schoolId));

/** @throws 403 for roles that keep no school, 404 for a school that the caller does not keep. */
export async function requireKeeperOf(db: Db, caller: Caller, schoolId: string): Promise<void> {
  if (!hasAnyRole(caller.roles, keeperRoles)) throw forbidden();
  await requireStaffOf(db, caller.id, schoolId);
}

/** @throws 403 unless the caller is an advisor: what belongs to Sala as a whole is not a school's to change. */
export function requireAdvisor(caller: Caller): void {
  if (!hasAnyRole(caller.roles, [roleNames.advisor])) throw forbidden();
}

/**
 * True for the advisors and school admins of a school, and for every advisor where the organization is Sala's own.
 */
export const isStaffOfOrganization = async (deps: Deps, caller: Caller | null, orgId: string): Promise<boolean> => {
  if (!caller) return false;
  const isAdvisor = hasAnyRole(caller.roles, [roleNames.advisor]);
  if (orgId.toLowerCase() === deps.env.ORGANIZATION_ID.toLowerCase()) return isAdvisor;
  return (isAdvisor || hasAnyRole(caller.roles, [roleNames.schoolAdmin])) && isStaffOf(deps.db, caller.id, orgId);
};

/** @throws 404, as if the organization did not exist, for anybody who does not look after it. */
export async function requireStaffOfOrganization(deps: Deps, caller: Caller, orgId: string): Promise<void> {
  if (!(await isStaffOfOrganization(deps, caller, orgId))) throw notFound();
}
