import { and, eq } from 'drizzle-orm';
import { hasAnyRole, roleNames } from '@/lib/domain/roles';
import type { Db } from '../db/client';
import { schools, schoolStaff } from '../db/schema';
import type { Caller, Deps } from '../deps';
import { notFound } from '../errors';

/** The people who look after a school. */
export const staffOf = async (db: Db, schoolId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: schoolStaff.userId })
    .from(schoolStaff)
    .where(eq(schoolStaff.schoolId, schoolId));
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

/** @throws 404 for an id that is neither Sala's own organization nor a school. */
export async function requireOrganization(deps: Deps, orgId: string): Promise<void> {
  if (orgId.toLowerCase() === deps.env.ORGANIZATION_ID.toLowerCase()) return;
  const [school] = await deps.db.select({ id: schools.id }).from(schools).where(eq(schools.id, orgId));
  if (!school) throw notFound();
}

/** Staff of Sala's own organization is every advisor; of a school, the advisors and school admins who look after it. */
export const isStaffOfOrganization = async (
  deps: Deps,
  caller: Caller | null,
  orgId: string,
): Promise<boolean> => {
  if (!caller) return false;
  const isAdvisor = hasAnyRole(caller.roles, [roleNames.advisor]);
  if (orgId.toLowerCase() === deps.env.ORGANIZATION_ID.toLowerCase()) return isAdvisor;
  return (
    (isAdvisor || hasAnyRole(caller.roles, [roleNames.schoolAdmin])) && isStaffOf(deps.db, caller.id, orgId)
  );
};

/** @throws 404, as if the organization did not exist, for anybody who is not of its staff. */
export async function requireStaffOfOrganization(deps: Deps, caller: Caller, orgId: string): Promise<void> {
  if (!(await isStaffOfOrganization(deps, caller, orgId))) throw notFound();
}
