import { and, asc, count, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffMember } from '@/lib/contract/accounts/staff';
import { roleNames, type StaffRoleName, staffRoleNames } from '@/lib/domain/accounts/roles';
import { banks, bankStaff, schools, schoolStaff, userRoles, users } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';
import { listIds } from '@/backend/lists/list-page';
import { isNamed } from '@/backend/lists/name-search';

export interface StaffQuestion {
  role?: StaffRoleName | undefined;
  schoolId?: string | undefined;
  bankId?: string | undefined;
  keyword?: string | undefined;
  start: number;
  limit: number;
}

const one = { one: sql`1` };

const conditions = (
  deps: Deps,
  { role, schoolId, bankId }: Pick<StaffQuestion, 'role' | 'schoolId' | 'bankId'>,
): SQL[] => {
  const found: SQL[] = [];
  const wanted = role ? [role] : [...staffRoleNames];
  const ofRole = and(eq(userRoles.userId, users.id), inArray(userRoles.role, wanted));
  found.push(exists(deps.db.select(one).from(userRoles).where(ofRole)));
  if (schoolId) {
    const there = and(eq(schoolStaff.userId, users.id), eq(schoolStaff.schoolId, schoolId));
    found.push(exists(deps.db.select(one).from(schoolStaff).where(there)));
  }
  if (bankId) {
    const there = and(eq(bankStaff.userId, users.id), eq(bankStaff.bankId, bankId));
    found.push(exists(deps.db.select(one).from(bankStaff).where(there)));
  }
  return found;
};

/** The schools and banks of several people, by person. */
async function placesOf(deps: Deps, ids: string[]) {
  const ofSchools = await deps.db
    .select({
      userId: schoolStaff.userId,
      id: schools.id,
      slug: schools.slug,
      name: schools.name,
      nameNative: schools.nameNative,
    })
    .from(schoolStaff)
    .innerJoin(schools, eq(schools.id, schoolStaff.schoolId))
    .where(inArray(schoolStaff.userId, ids))
    .orderBy(asc(schools.name), asc(schools.id));
  const ofBanks = await deps.db
    .select({
      userId: bankStaff.userId,
      id: banks.id,
      slug: banks.slug,
      name: banks.name,
      nameNative: banks.nameNative,
    })
    .from(bankStaff)
    .innerJoin(banks, eq(banks.id, bankStaff.bankId))
    .where(inArray(bankStaff.userId, ids))
    .orderBy(asc(banks.name), asc(banks.id));
  const of = (rows: typeof ofSchools, userId: string) => rows.filter((row) => row.userId === userId);
  return (userId: string) => ({ schools: of(ofSchools, userId), banks: of(ofBanks, userId) });
}

/** One page of people with a role, by name. */
export async function listStaff(
  deps: Deps,
  question: StaffQuestion,
): Promise<{ data: StaffMember[]; countTotal: number }> {
  const sorts = [asc(users.lastName), asc(users.firstName), asc(users.id)];
  const { ids, countTotal } = await listIds(deps.db, users, {
    filters: conditions(deps, question),
    search: question.keyword ? isNamed(question.keyword) : undefined,
    sorts,
    start: question.start,
    limit: question.limit,
  });
  const rows = await deps.db
    .select()
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...sorts);
  const roles = await deps.db.select().from(userRoles).where(inArray(userRoles.userId, ids));
  const places = await placesOf(deps, ids);
  const data = rows.map((user) => ({
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    firstNameKm: user.firstNameKm,
    lastNameKm: user.lastNameKm,
    phone: user.phone,
    email: user.email,
    roles: staffRoleNames.filter((name) =>
      roles.some(({ userId, role }) => userId === user.id && role === name),
    ),
    ...places(user.id),
    enabled: user.enabled,
    complete: user.secretHash !== null,
    createdAt: user.createdAt.toISOString(),
  }));
  return { data, countTotal };
}

/** How many people have a role, and how many each of them. Somebody may have one at schools and one at a bank. */
export async function countStaff(
  deps: Deps,
  question: Pick<StaffQuestion, 'schoolId' | 'keyword'>,
): Promise<{ countAll: number; countByRole: Partial<Record<StaffRoleName, number>> }> {
  const named = question.keyword ? isNamed(question.keyword) : undefined;
  const where = and(...conditions(deps, question), named);
  const [countAll, rows] = await Promise.all([
    deps.db.$count(users, where),
    deps.db
      .select({ role: userRoles.role, value: count() })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(and(where, inArray(userRoles.role, [...staffRoleNames])))
      .groupBy(userRoles.role),
  ]);
  return { countAll, countByRole: Object.fromEntries(rows.map(({ role, value }) => [role, value])) };
}

/** Whether anybody who can be let in is an operator; without one nobody can appoint advisors. */
export async function hasOperator(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, roleNames.operator), eq(users.enabled, true)))
    .limit(1);
  return row !== undefined;
}
