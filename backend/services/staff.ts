import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
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

/** @throws 404 unless it is Sala's own organization or a school. */
export async function requireOrganization(deps: Deps, orgId: string): Promise<void> {
  if (orgId === deps.env.ORGANIZATION_ID) return;
  if (!z.uuid().safeParse(orgId).success) throw notFound('Organization not found.');
  const [school] = await deps.db.select({ id: schools.id }).from(schools).where(eq(schools.id, orgId));
  if (!school) throw notFound('Organization not found.');
}

/** Advisors and school admins who look after that school; for Sala's own organization any advisor. */
export async function isStaffOfOrganization(deps: Deps, caller: Caller, orgId: string): Promise<boolean> {
  if (orgId === deps.env.ORGANIZATION_ID) return caller.roles.includes(roleNames.advisor);
  return (
    hasAnyRole(caller.roles, [roleNames.advisor, roleNames.schoolAdmin]) &&
    (await isStaffOf(deps.db, caller.id, orgId))
  );
}

/** @throws 404, as if the organization did not exist, for anybody who is not its staff. */
export async function requireStaffOfOrganization(deps: Deps, caller: Caller, orgId: string): Promise<void> {
  if (!(await isStaffOfOrganization(deps, caller, orgId))) throw notFound('Organization not found.');
}
