import { and, count, desc, eq, exists, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { MemberOfOrganization } from '@/lib/contract/user/people';
import { maskPhone } from '@/lib/domain/phone';
import { defaultRoleName } from '@/lib/domain/roles';
import { applicants, directRegistrations, schoolStaff, userRoles, users } from '../db/schema';
import type { Deps } from '../deps';
import { isNamed } from './name-search';

const roleRow = (deps: Deps, role?: string) =>
  deps.db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), role ? eq(userRoles.role, role) : undefined));

/** Somebody whom the organization itself has registered. */
const registeredHere = (deps: Deps, orgId: string): SQL =>
  exists(
    deps.db
      .select({ one: sql`1` })
      .from(directRegistrations)
      .where(and(eq(directRegistrations.userId, users.id), eq(directRegistrations.organizationId, orgId))),
  );

const appliedTo = (deps: Deps, schoolId: string): SQL =>
  exists(
    deps.db
      .select({ one: sql`1` })
      .from(applicants)
      .where(and(eq(applicants.userId, users.id), eq(applicants.schoolId, schoolId))),
  );

const worksAt = (deps: Deps, schoolId: string): SQL =>
  exists(
    deps.db
      .select({ one: sql`1` })
      .from(schoolStaff)
      .where(and(eq(schoolStaff.userId, users.id), eq(schoolStaff.schoolId, schoolId))),
  );

/** True of people without a role who have to do with the organization: everybody at Sala's own. */
export const isStudentOf = (deps: Deps, orgId: string): SQL | undefined =>
  orgId === deps.env.ORGANIZATION_ID ? undefined : or(appliedTo(deps, orgId), registeredHere(deps, orgId));

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
  request: { orgId: string; role: string; keyword?: string | undefined; start: number; limit: number },
): Promise<{ data: MemberOfOrganization[]; countTotal: number }> {
  const where = and(
    hasRoleIn(deps, request.orgId, request.role),
    request.keyword ? isNamed(request.keyword) : undefined,
  );
  const rows = await deps.db
    .select(columns(deps, callerId))
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(request.limit)
    .offset(request.start);
  const [total] = await deps.db.select({ value: count() }).from(users).where(where);
  const ofSchool = request.orgId !== deps.env.ORGANIZATION_ID;
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
  return { data, countTotal: total?.value ?? 0 };
}
