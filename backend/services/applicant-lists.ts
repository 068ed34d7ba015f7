import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ApplicantList, applicantFilter } from '@/lib/contract/applicant/applicants';
import { fold } from '@/lib/domain/khmer';
import { applicants, subjects } from '../db/schema';
import type { Deps } from '../deps';
import { joinApplicants, toApplicants } from './applicant-views';

type Filter = z.output<typeof applicantFilter>;

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Days are days in Phnom Penh (UTC+7, no daylight saving). */
const startOfDay = (date: string) => new Date(`${date}T00:00:00+07:00`);
const endOfDay = (date: string) => new Date(startOfDay(date).getTime() + 86_400_000);

const filters = (query: Filter): SQL | undefined => {
  const from = query.from ?? query.createdAt;
  const to = query.to ?? query.createdTo;
  return and(
    query.schoolId ? eq(applicants.schoolId, query.schoolId) : undefined,
    query.userId ? eq(applicants.userId, query.userId) : undefined,
    query.enrollToId ? eq(applicants.enrollToId, query.enrollToId) : undefined,
    query.enrollToSubject
      ? sql`exists (select 1 from ${subjects} where ${subjects.id} = ${applicants.enrollToId} and ${subjects.searchFold} like ${likePattern(fold(query.enrollToSubject))})`
      : undefined,
    from ? gte(applicants.createdAt, startOfDay(from)) : undefined,
    to ? lt(applicants.createdAt, endOfDay(to)) : undefined,
    query.keyword
      ? or(
          sql`${applicants.searchFold} like ${likePattern(fold(query.keyword))}`,
          eq(applicants.referenceCode, query.keyword.toUpperCase()),
        )
      : undefined,
  );
};

/** One page with its counts; `mayBeSeen` is what the caller's role leaves. */
export async function listApplicants(
  deps: Deps,
  query: Filter,
  mayBeSeen: SQL | undefined,
): Promise<ApplicantList> {
  const open = and(mayBeSeen, filters(query));
  const status = query.applicantStatus ? eq(applicants.status, query.applicantStatus) : undefined;
  const page = await joinApplicants(deps.db)
    .where(and(open, status))
    .orderBy(desc(applicants.createdAt), desc(applicants.id))
    .limit(query.limit)
    .offset(query.start);
  const data = await toApplicants(deps.db, page);
  if (!query.count) return { data, countTotal: null, countAllData: null, countByStatus: null };
  const [byStatus, [all]] = await Promise.all([
    deps.db
      .select({ status: applicants.status, value: count() })
      .from(applicants)
      .where(open)
      .groupBy(applicants.status),
    deps.db.select({ value: count() }).from(applicants).where(mayBeSeen),
  ]);
  const countByStatus = Object.fromEntries(byStatus.map((row) => [row.status, row.value]));
  const countTotal = query.applicantStatus
    ? (countByStatus[query.applicantStatus] ?? 0)
    : byStatus.reduce((sum, row) => sum + row.value, 0);
  return { data, countTotal, countAllData: all?.value ?? 0, countByStatus };
}

/** The schools that the caller looks after, and what the caller entered for others. */
export const seenByStaff = (callerId: string, schoolIds: string[]): SQL | undefined =>
  or(inArray(applicants.schoolId, schoolIds), eq(applicants.createdBy, callerId));
