import { and, eq, inArray } from 'drizzle-orm';
import { hasAnyRole, keeperRoleNames, roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import { schoolStaff, userRoles } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { forbidden, notFound } from '@/backend/errors';
import { findSchool } from './find-school';
import { isCheckedOrganization } from './checked-organization';
import { isOwnOrganization } from './own-organization';
import { schoolIdsOf } from './roles-of';
import type { Asker } from '@/backend/work/turns';

export const isStaffOf = async (db: Db, userId: string, schoolId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: schoolStaff.userId })
    .from(schoolStaff)
    .where(and(eq(schoolStaff.userId, userId), eq(schoolStaff.schoolId, schoolId)));
  return rows.length > 0;
};

/** @throws 404, as if the school did not exist, unless the caller manages it. */
export async function requireStaffOf(db: Db, userId: string, schoolId: string): Promise<void> {
  if (!(await isStaffOf(db, userId, schoolId))) throw notFound();
}

export interface Organization {
  id: string;
  /** The caller manages it: an advisor or school admin of the school, any advisor for Sala's own. */
  isStaff: boolean;
}

/**
 * The organization of a path: Sala's own or a school, by id or slug.
 * @throws 404 when there is none, and for an inactive school unless its staff asks.
 */
export async function findOrganization(
  deps: Reader,
  caller: Caller | null,
  ref: string,
): Promise<Organization> {
  if (isOwnOrganization(deps, ref)) {
    return {
      id: ref.toLowerCase(),
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

/** @returns the organization's id. @throws 404 for an unknown organization, and unless the caller manages it. */
export async function requireStaffOfOrganization(deps: Reader, caller: Caller, ref: string): Promise<string> {
  const organization = await findOrganization(deps, caller, ref);
  if (!organization.isStaff) throw notFound();
  return organization.id;
}

/** @throws 404 for an id that is neither Sala's own organization nor a school that Sala has agreed to. */
export async function requireAgreedOrganization(deps: Reader, orgId: string): Promise<void> {
  if (!(await isCheckedOrganization(deps, orgId))) throw notFound('School not found.');
}

/** False for strangers and for organizations that do not exist. */
export const isStaffOfOrganization = async (
  deps: Reader,
  caller: Caller | null,
  orgId: string,
): Promise<boolean> => {
  if (!caller) return false;
  const isAdvisor = hasAnyRole(caller.roles, [roleNames.advisor]);
  if (isOwnOrganization(deps, orgId)) return isAdvisor;
  const isSchoolStaff = isAdvisor || hasAnyRole(caller.roles, [roleNames.schoolAdmin]);
  return isSchoolStaff && isStaffOf(deps.db, caller.id, orgId);
};

/** True for the staff of a school, its partner and its university. */
export const isKeeperOf = async (db: Db, caller: Caller | null, schoolId: string): Promise<boolean> =>
  caller !== null && hasAnyRole(caller.roles, keeperRoleNames) && (await isStaffOf(db, caller.id, schoolId));

/** The schools that the caller manages, in no order; none for a visitor. */
export const keptSchoolIds = async (db: Db, caller: Caller | null): Promise<string[]> =>
  caller !== null && hasAnyRole(caller.roles, keeperRoleNames) ? schoolIdsOf(db, caller.id) : [];

/** In whose name the caller asks for heavy work that names no school: that of their office, of several always the same. */
export const askerOf = async (db: Db, caller: Caller): Promise<Asker> => {
  const [organization] = (await keptSchoolIds(db, caller)).toSorted();
  return organization === undefined ? caller.id : { person: caller.id, organization };
};

/** @throws 404 for an inactive school, unless its own staff or partner asks. */
export async function hideClosedSchool(
  db: Db,
  caller: Caller | null,
  school: { id: string; status: string },
): Promise<void> {
  if (school.status !== 'active' && !(await isKeeperOf(db, caller, school.id)))
    throw notFound('School not found.');
}

/** @throws 403 for roles that keep no school, 404 for a school that the caller does not keep. */
export async function requireKeeperOf(db: Db, caller: Caller, schoolId: string): Promise<void> {
  if (!hasAnyRole(caller.roles, keeperRoleNames)) throw forbidden();
  await requireStaffOf(db, caller.id, schoolId);
}

/** The people who may read the applications to a school, besides the advisors who entered them. */
export const keepersOf = async (db: Db, schoolId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: schoolStaff.userId })
    .from(schoolStaff)
    .innerJoin(userRoles, eq(userRoles.userId, schoolStaff.userId))
    .where(and(eq(schoolStaff.schoolId, schoolId), inArray(userRoles.role, [...keeperRoleNames])));
  return rows.map((row) => row.id);
};

/** Whoever may change the data of Sala as a whole. */
export const isAdvisor = (caller: Caller | null): boolean =>
  caller !== null && hasAnyRole(caller.roles, [roleNames.advisor]);

/** @throws 403 unless the caller is an operator: an advisor who also runs the site and appoints the others. */
export function requireOperator(caller: Caller): void {
  if (!hasAnyRole(caller.roles, [roleNames.operator])) throw forbidden();
}

/** @throws 403 unless the caller is an advisor: schools cannot change data of Sala as a whole. */
export function requireAdvisor(caller: Caller): void {
  if (!isAdvisor(caller)) throw forbidden();
}
