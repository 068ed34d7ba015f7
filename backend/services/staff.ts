import { and, eq } from 'drizzle-orm';
import { roleNames } from '@/lib/domain/roles';
import type { Db } from '../db/client';
import { schoolStaff } from '../db/schema';
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

/**
 * Lets the staff of an organization pass: of a school those who look after it, of Sala's own every advisor.
 * @throws 404, as if the organization did not exist, for everybody else.
 */
export async function requireStaffOfOrganization(deps: Deps, caller: Caller, orgId: string): Promise<void> {
  if (orgId !== deps.env.ORGANIZATION_ID) return requireStaffOf(deps.db, caller.id, orgId);
  if (!caller.roles.includes(roleNames.advisor)) throw notFound();
}
