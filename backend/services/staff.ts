import { and, eq } from 'drizzle-orm';
import { hasAnyRole, roleNames } from '@/lib/domain/roles';
import type { Db } from '../db/client';
import { schoolStaff } from '../db/schema';
import type { Caller, Deps } from '../deps';
import { notFound } from '../errors';
import { findSchool } from './school-views';

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

export interface Organization {
  id: string;
  /** The caller looks after it: an advisor or school admin of the school, any advisor for Sala's own. */
  isStaff: boolean;
}

/**
 * The organization of a path: Sala's own or a school, by id or slug.
 * @throws 404 when there is none, and for an inactive school unless its staff asks.
 */
export async function findOrganization(
  deps: Deps,
  caller: Caller | null,
  ref: string,
): Promise<Organization> {
  if (ref.toLowerCase() === deps.env.ORGANIZATION_ID.toLowerCase()) {
    return {
      id: deps.env.ORGANIZATION_ID,
      isStaff: caller !== null && hasAnyRole(caller.roles, [roleNames.advisor]),
    };
  }
  const school = await findSchool(deps.db, ref);
  const isStaff =
    caller !== null &&
    hasAnyRole(caller.roles, [roleNames.advisor, roleNames.schoolAdmin]) &&
    (await isStaffOf(deps.db, caller.id, school.id));
  if (school.status !== 'active' && !isStaff) throw notFound('School not found.');
  return { id: school.id, isStaff };
}

/** @returns the organization's id. @throws 404 for an unknown organization and for those who do not look after it. */
export async function requireStaffOfOrganization(deps: Deps, caller: Caller, ref: string): Promise<string> {
  const organization = await findOrganization(deps, caller, ref);
  if (!organization.isStaff) throw notFound();
  return organization.id;
}
