import { and, count, desc, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { MemberOfOrganization } from '@/lib/contract/accounts/people';
import { maskPhone } from '@/lib/domain/values/phone';
import { defaultRoleName } from '@/lib/domain/accounts/roles';
import { applicants, directRegistrations, schoolStaff, userRoles, users } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { listIds } from '@/backend/lists/list-page';
import { isNamed } from '@/backend/lists/name-search';

const roleRow = (deps: Reader, role?: string) =>
  deps.db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), role ? eq(userRoles.role, role) : undefined));

/** A person whom the organization itself has registered. */
const registeredHere = (deps: Reader, orgId: string) =>
  deps.db
    .select({ id: directRegistrations.userId })
    .from(directRegistrations)
    .where(eq(directRegistrations.organizationId, orgId));

const appliedTo = (deps: Reader, schoolId: string) =>
  deps.db.select({ id: applicants.userId }).from(applicants).where(eq(applicants.schoolId, schoolId));

const worksAt = (deps: Reader, schoolId: string): SQL =>
  exists(
    deps.db
      .select({ one: sql`1` })
      .from(schoolStaff)
      .where(and(eq(schoolStaff.userId, users.id), eq(schoolStaff.schoolId, schoolId))),
  );

/** True for people without a role who are related to the organization: everybody at Sala's own. */
export const isStudentOf = (deps: Reader, orgId: string): SQL | undefined =>
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

interface Page {
  start: number;
  limit: number;
}

const newestFirst = [desc(users.createdAt), desc(users.id)];

/**
 * A person without a role who applied to a school, or was registered there. Each half reads either the newest people
 * or the school's own, whichever is shorter, and is counted without reading the people.
 */
const studentsOfSchool = async (deps: Deps, schoolId: string, { start, limit }: Page) => {
  const newestOf = (isTheirs: SQL) =>
    deps.db
      .select({ id: users.id, createdAt: users.createdAt })
      .from(users)
      .where(and(notExists(roleRow(deps)), isTheirs))
      .orderBy(...newestFirst)
      .limit(start + limit);
  const applied = newestOf(
    sql`exists (select 1 from ${applicants} where ${applicants.schoolId} = ${schoolId} and ${applicants.userId} = ${users.id})`,
  );
  const registered = newestOf(
    sql`exists (select 1 from ${directRegistrations} where ${directRegistrations.organizationId} = ${schoolId} and ${directRegistrations.userId} = ${users.id})`,
  );
  const ids = deps.db
    .select({ id: sql<string>`newest.id` })
    .from(sql`((${applied}) union (${registered})) newest`)
    .orderBy(sql`newest.created_at desc`, sql`newest.id desc`)
    .limit(limit)
    .offset(start);
  const everybody = sql`(select distinct ${applicants.userId} as id from ${applicants} where ${applicants.schoolId} = ${schoolId}
    union ${registeredHere(deps, schoolId)}) everybody`;
  const total = deps.db
    .select({ value: count() })
    .from(everybody)
    .where(sql`not exists (select 1 from ${userRoles} where ${userRoles.userId} = everybody.id)`);
  const [found, [counted]] = await Promise.all([ids, total]);
  return { ids: found.map(({ id }) => id), countTotal: counted?.value ?? 0 };
};

/** One page of an organization's people. Sala's own list contains everybody, so it masks the numbers of strangers. */
export async function listPeople(
  deps: Deps,
  callerId: string,
  request: { orgId: string; role: string; keyword?: string | undefined; start: number; limit: number },
): Promise<{ data: MemberOfOrganization[]; countTotal: number }> {
  const ofSchool = request.orgId !== deps.env.ORGANIZATION_ID;
  const ofRole = hasRoleIn(deps, request.orgId, request.role);
  const { ids, countTotal } =
    ofSchool && request.role === defaultRoleName && !request.keyword
      ? await studentsOfSchool(deps, request.orgId, request)
      : await listIds(deps.db, users, {
          visible: ofRole,
          search: request.keyword ? isNamed(request.keyword) : undefined,
          sorts: newestFirst,
          start: request.start,
          limit: request.limit,
        });
  const rows = await deps.db
    .select(columns(deps, callerId))
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...newestFirst);
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
