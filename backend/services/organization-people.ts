import { and, desc, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { MemberOfOrganization } from '@/lib/contract/user/people';
import { maskPhone } from '@/lib/domain/phone';
import { defaultRoleName } from '@/lib/domain/roles';
import { applicants, directRegistrations, schoolStaff, userRoles, users } from '../db/schema';
import type { Deps } from '../deps';
import { pageOf } from './page-of';

const roleRow = (deps: Deps, role?: string) =>
  deps.db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), role ? eq(userRoles.role, role) : undefined));

/** Somebody whom the organization itself has registered. */
const registeredHere = (deps: Deps, orgId: string) =>
  deps.db
    .select({ id: directRegistrations.userId })
    .from(directRegistrations)
    .where(eq(directRegistrations.organizationId, orgId));

const appliedTo = (deps: Deps, schoolId: string) =>
  deps.db.select({ id: applicants.userId }).from(applicants).where(eq(applicants.schoolId, schoolId));

const worksAt = (deps: Deps, schoolId: string): SQL =>
  exists(
    deps.db
      .select({ one: sql`1` })
      .from(schoolStaff)
      .where(and(eq(schoolStaff.userId, users.id), eq(schoolStaff.schoolId, schoolId))),
  );

/** True of people without a role who have to do with the organization: everybody at Sala's own. */
export const isStudentOf = (deps: Deps, orgId: string): SQL | undefined =>
  orgId === deps.env.ORGANIZATION_ID
    ? undefined
    : inArray(users.id, sql`(${appliedTo(deps, orgId)} union ${registeredHere(deps, orgId)})`);

const hasRoleIn = (deps: Deps, orgId: string, role: string): SQL | undefined => {
  if (role === defaultRoleName) return and(notExists(roleRow(deps)), isStudentOf(deps, orgId));
  const hasRole = exists(roleRow(deps, role));
  return orgId === deps.env.ORGANIZATION_ID ? hasRole : and(hasRole, worksAt(deps, orgId));
};

const columns = (deps: Deps, callerId: string) => ({
  user: users,
  roles: sql<
    string[]
  >`coalesce((select array_agg(${userRoles.role} order by ${userRoles.role}) from ${userRoles} where ${userRoles.userId} = ${users.id}), '{}')`,
  registeredByCaller: exists(
    deps.db
      .select({ one: sql`1` })
      .from(directRegistrations)
      .where(and(eq(directRegistrations.userId, users.id), eq(directRegistrations.registeredBy, callerId))),
  ) as SQL<boolean>,
});

const shownPhone = (phone: string | null, mayCall: boolean) =>
  phone === null || mayCall ? phone : maskPhone(phone);

/** One page of an organization's people. Sala's own list holds everybody, hence hides the numbers of strangers. */
export async function listPeople(
  deps: Deps,
  callerId: string,
  request: { orgId: string; role: string; start: number; limit: number },
): Promise<{ data: MemberOfOrganization[]; countTotal: number }> {
  const where = hasRoleIn(deps, request.orgId, request.role);
  const order = [desc(users.createdAt), desc(users.id)];
  const ofSchool = request.orgId !== deps.env.ORGANIZATION_ID;
  const page = { order, start: request.start, limit: request.limit };
  const { ids, countTotal } = await pageOf(deps.db, users, where, page);
  const rows = await deps.db
    .select(columns(deps, callerId))
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...order);
  const data = rows.map(({ user, roles, registeredByCaller }) => ({
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    firstNameKm: user.firstNameKm,
    lastNameKm: user.lastNameKm,
    phone: shownPhone(user.phone, ofSchool || registeredByCaller),
    roles: [...new Set([defaultRoleName, ...roles])],
    enabled: user.enabled,
    complete: user.secretHash !== null,
    createdAt: user.createdAt.toISOString(),
  }));
  return { data, countTotal };
}
