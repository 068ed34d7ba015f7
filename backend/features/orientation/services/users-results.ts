import { and, asc, count, desc, eq, inArray, like } from 'drizzle-orm';
import type * as z from 'zod';
import type { UsersResultPage, usersResultFilter } from '@/lib/contract/orientation/users-result';
import { orientationResults, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { matches } from '@/backend/lists/folded-text';

const userColumns = {
  userId: users.id,
  studentId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  firstNameKm: users.firstNameKm,
  lastNameKm: users.lastNameKm,
  province: users.province,
  currentSchool: users.currentSchool,
};

/** One page of an organization's results, with counts over all filtered results. */
export async function listUsersResults(
  { db }: Deps,
  orgId: string,
  query: z.output<typeof usersResultFilter>,
): Promise<UsersResultPage> {
  const { test, code, userId, takenAt, id } = orientationResults;
  const ofProvince = (province: string) =>
    inArray(userId, db.select({ id: users.id }).from(users).where(eq(users.province, province)));
  const besidesCode = and(
    eq(orientationResults.organizationId, orgId),
    query.filter ? eq(orientationResults.subjectId, query.filter) : undefined,
    query.keyword ? matches(orientationResults.searchFold, query.keyword) : undefined,
    query.province ? ofProvince(query.province) : undefined,
  );
  // The contract allows only letters and a hyphen, so nothing is special in a pattern.
  const ofCode = query.code ? like(code, `${query.code}%`) : undefined;
  const page = db
    .select({ record: orientationResults, user: userColumns })
    .from(orientationResults)
    .innerJoin(users, eq(users.id, userId))
    .where(and(besidesCode, ofCode))
    .orderBy(desc(takenAt), desc(id))
    .limit(query.limit)
    .offset(query.start);
  const counted = db
    .select({ test, code, count: count() })
    .from(orientationResults)
    .where(besidesCode)
    .groupBy(test, code)
    .orderBy(desc(count()), asc(code));
  const [rows, distribution] = await Promise.all([page, counted]);
  const matching = distribution.filter((row) => row.code.startsWith(query.code ?? ''));
  const countTotal = matching.reduce((sum, row) => sum + row.count, 0);
  const data = rows.map(({ record, user }) => ({
    recordId: record.id,
    subjectId: record.subjectId,
    test: record.test,
    code: record.code,
    takenAt: record.takenAt.toISOString(),
    user,
  }));
  return { data, countTotal, distribution };
}
