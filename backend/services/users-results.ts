import { and, asc, count, desc, eq, like } from 'drizzle-orm';
import type * as z from 'zod';
import type { UsersResultPage, usersResultFilter } from '@/lib/contract/qa/users-result';
import { orientationResults, users } from '../db/schema';
import type { Deps } from '../deps';
import { matches } from './search-index';

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

/** One page of an organization's results, with the counts of all that the filters leave. */
export async function listUsersResults(
  { db }: Deps,
  orgId: string,
  query: z.output<typeof usersResultFilter>,
): Promise<UsersResultPage> {
  const besidesCode = and(
    eq(orientationResults.organizationId, orgId),
    query.filter ? eq(orientationResults.subjectId, query.filter) : undefined,
    query.keyword ? matches(orientationResults.searchFold, query.keyword) : undefined,
    query.province ? eq(users.province, query.province) : undefined,
  );
  // The contract lets letters and a hyphen through, nothing that a pattern would read.
  const where = and(besidesCode, query.code ? like(orientationResults.code, `${query.code}%`) : undefined);
  const ofPerson = eq(users.id, orientationResults.userId);
  const rows = await db
    .select({ record: orientationResults, user: userColumns })
    .from(orientationResults)
    .innerJoin(users, ofPerson)
    .where(where)
    .orderBy(desc(orientationResults.takenAt), desc(orientationResults.id))
    .limit(query.limit)
    .offset(query.start);
  const [total] = await db
    .select({ value: count() })
    .from(orientationResults)
    .innerJoin(users, ofPerson)
    .where(where);
  const { test, code } = orientationResults;
  const distribution = await db
    .select({ test, code, count: count() })
    .from(orientationResults)
    .innerJoin(users, ofPerson)
    .where(besidesCode)
    .groupBy(test, code)
    .orderBy(desc(count()), asc(code));
  const data = rows.map(({ record, user }) => ({
    recordId: record.id,
    subjectId: record.subjectId,
    test: record.test,
    code: record.code,
    takenAt: record.takenAt.toISOString(),
    user,
  }));
  return { data, countTotal: total?.value ?? 0, distribution };
}
