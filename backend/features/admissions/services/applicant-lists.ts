import { and, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { applicantFilter } from '@/lib/contract/admissions/applicant-filter';
import type { ApplicantList } from '@/lib/contract/admissions/applicants';
import { isFixedStep } from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import {
  applicants,
  applicantSteps,
  entryVerdict,
  isUndecided,
  onCondition,
  subjects,
} from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalidQuery } from '@/backend/errors';
import { type Visible, within, withinWorded } from './applicant-scope';
import { toDeskApplicants } from './desk-applicants';
import { isSchoolsTurn } from './school-turn';
import { joinApplicants, toApplicants } from './applicant-views';
import type { Desk } from '@/backend/core/access/applicant-access';
import { addDaysToDay, endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';

type Filter = z.output<typeof applicantFilter>;

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Undecided ones that have waited so many days of the calendar. */
export const hasWaited = (days: number, now: Date): SQL | undefined =>
  and(isUndecided, lt(applicants.statusSince, endOfDayInCambodia(addDaysToDay(dayInCambodia(now), -days))));

const filters = (query: Filter, now: Date): SQL | undefined => {
  const from = query.from ?? query.createdAt;
  const to = query.to ?? query.createdTo;
  return and(
    query.schoolId ? eq(applicants.schoolId, query.schoolId) : undefined,
    query.userId ? eq(applicants.userId, query.userId) : undefined,
    query.enrollToId ? eq(applicants.enrollToId, query.enrollToId) : undefined,
    query.enrollToSubject
      ? sql`${applicants.enrollToId} in (select ${subjects.id} from ${subjects} where ${subjects.searchFold} like ${likePattern(fold(query.enrollToSubject))})`
      : undefined,
    from ? gte(applicants.createdAt, startOfDayInCambodia(from)) : undefined,
    to ? lt(applicants.createdAt, endOfDayInCambodia(to)) : undefined,
    query.assigneeId === 'none' ? isNull(applicants.assigneeId) : undefined,
    query.assigneeId && query.assigneeId !== 'none' ? eq(applicants.assigneeId, query.assigneeId) : undefined,
    query.onCondition ? onCondition : undefined,
    query.province ? eq(applicants.provinceCode, query.province) : undefined,
    query.entry ? sql`${entryVerdict} = ${query.entry}` : undefined,
    query.sort === 'waiting' ? isUndecided : undefined,
    query.waitingDays ? hasWaited(query.waitingDays, now) : undefined,
    query.keyword
      ? or(
          sql`${applicants.searchFold} like ${likePattern(fold(query.keyword))}`,
          eq(applicants.referenceCode, query.keyword.toUpperCase()),
        )
      : undefined,
  );
};

/** `direction` is `asc` or `desc`; equal rows are in the order of their ids, in the same direction. */
interface Order {
  column: typeof applicants.createdAt | typeof applicants.statusSince;
  direction: SQL;
}

const newestFirst: Order = { column: applicants.createdAt, direction: sql`desc` };

const orders: Record<Filter['sort'], Order> = {
  newest: newestFirst,
  oldest: { column: applicants.createdAt, direction: sql`asc` },
  waiting: { column: applicants.statusSince, direction: sql`asc` },
};

/**
 * The ids of one page. The first rows of every school come from its own part of the index and are then sorted;
 * otherwise PostgreSQL reads and sorts all of a caller's applications to show twenty.
 */
export const pageIds = async (
  db: Db,
  visible: Visible,
  where: SQL | undefined,
  { start, limit }: { start: number; limit: number },
  { column, direction }: Order = newestFirst,
): Promise<string[]> => {
  const rest = where ?? sql`true`;
  const most = start + limit;
  const by = sql`${column} ${direction}, ${applicants.id} ${direction}`;
  if ('enteredBy' in visible) {
    const entered = db
      .select({ id: applicants.id })
      .from(applicants)
      .where(and(within(visible), where));
    return (await entered.orderBy(by).limit(limit).offset(start)).map((row) => row.id);
  }
  const ofSchool = sql`select ${applicants.id}, ${column} as at from ${applicants}
    where ${applicants.schoolId} = one_school.id and ${rest} order by ${by} limit ${most}`;
  const ids = sql.param(`{${visible.schoolIds.join(',')}}`);
  const firsts = sql`(select first_of_school.id, first_of_school.at from unnest(${ids}::uuid[]) as one_school(id)
    cross join lateral (${ofSchool}) first_of_school)`;
  const rows = await db
    .select({ id: sql<string>`seen.id` })
    .from(sql`${firsts} seen`)
    .orderBy(sql`seen.at ${direction}`, sql`seen.id ${direction}`)
    .limit(limit)
    .offset(start);
  return rows.map((row) => row.id);
};

interface Found {
  ids: string[];
  /** How many there are in each status, on all pages together. */
  byStatus: Map<string, number>;
}

/** One page and the counts for some conditions, in one scan: finding the words costs more than everything else. */
const findAll = async (
  db: Db,
  where: SQL | undefined,
  { start, limit, applicantStatus, sort }: Filter,
): Promise<Found> => {
  const { column, direction } = orders[sort];
  const found = sql`select ${applicants.id}, ${column} as at, ${applicants.status} from ${applicants} where ${where}`;
  const ofStatus = applicantStatus ? sql`where found.status = ${applicantStatus}` : sql``;
  const rows = await db
    .select({
      id: sql<string | null>`seen.id`,
      status: sql<string>`seen.status`,
      value: sql<number>`seen.value`.mapWith(Number),
    })
    .from(
      sql`(with found as materialized (${found}),
        page as (select * from found ${ofStatus} order by at ${direction}, id ${direction} limit ${limit} offset ${start})
        select id, at, status, 1 as value from page
        union all select null, null, status, count(*) from found group by status) seen`,
    )
    .orderBy(sql`seen.at ${direction}`, sql`seen.id ${direction}`);
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    byStatus: new Map(rows.filter(({ id }) => id === null).map(({ status, value }) => [status, value])),
  };
};

/** These conditions match few rows by themselves, whoever may see them. */
const isNarrow = ({ userId, enrollToId, assigneeId }: Filter) =>
  userId !== undefined || enrollToId !== undefined || (assigneeId !== undefined && assigneeId !== 'none');
/** Words use their own index: in order of time, a rare word would read a school to its end. */
const scannedWithin = (query: Filter, visible: Visible): SQL | null => {
  if (isNarrow(query)) return within(visible);
  if (query.keyword) return withinWorded(visible);
  return query.enrollToSubject ? within(visible) : null;
};

const showPage = async (deps: Deps, desk: Desk, ids: string[]) => {
  if (ids.length === 0) return [];
  const rows = await joinApplicants(deps.db).where(inArray(applicants.id, ids));
  return toDeskApplicants(
    deps.db,
    desk,
    rows.toSorted((a, b) => ids.indexOf(a.applicant.id) - ids.indexOf(b.applicant.id)),
    deps.clock.now(),
  );
};

const countByStatus = async (deps: Deps, where: SQL | undefined) => {
  const counted = await deps.db
    .select({ status: applicants.status, value: count() })
    .from(applicants)
    .where(where)
    .groupBy(applicants.status);
  return new Map(counted.map(({ status, value }) => [status, value]));
};

const sumOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, value) => sum + value, 0);

/** @throws 400 for a status that is no step of any school and that no application of the list has */
export async function requireKnownStatus(
  db: Db,
  status: string | undefined,
  visible: Visible,
): Promise<void> {
  if (status === undefined || isFixedStep(status)) return;
  const [step] = await db
    .select({ key: applicantSteps.key })
    .from(applicantSteps)
    .where(eq(applicantSteps.key, status))
    .limit(1);
  if (step) return;
  // A removed step stays while applications are in it.
  const [left] = await db
    .select({ id: applicants.id })
    .from(applicants)
    .where(and(within(visible), eq(applicants.status, status)))
    .limit(1);
  if (!left) throw invalidQuery([{ path: 'query.applicantStatus', code: 'unknown-status' }]);
}

/** One page with its counts: of `visible`, each with what the owner of the desk may do with it. */
export async function listApplicants(
  deps: Deps,
  desk: Desk,
  query: Filter,
  visible: Visible,
): Promise<ApplicantList> {
  const now = deps.clock.now();
  const isWaiting =
    query.turn === 'school' ? await isSchoolsTurn(deps.db, visible, dayInCambodia(now)) : undefined;
  const open = and(filters(query, now), isWaiting);
  const scanned = scannedWithin(query, visible);
  const findPage = async (): Promise<Found> => {
    if (scanned) return findAll(deps.db, and(scanned, open), query);
    const status = query.applicantStatus ? eq(applicants.status, query.applicantStatus) : undefined;
    const ids = pageIds(deps.db, visible, and(open, status), query, orders[query.sort]);
    const byStatus =
      query.count && open ? countByStatus(deps, and(within(visible), open)) : new Map<string, number>();
    return { ids: await ids, byStatus: await byStatus };
  };
  const everything = query.count ? countByStatus(deps, within(visible)) : null;
  const [all, found] = await Promise.all([everything, findPage()]);
  const data = await showPage(deps, desk, found.ids);
  if (!all) return { data, countTotal: null, countAllData: null, countByStatus: null };
  const byStatus = open ? found.byStatus : all;
  const countTotal = query.applicantStatus ? (byStatus.get(query.applicantStatus) ?? 0) : sumOf(byStatus);
  return { data, countTotal, countAllData: sumOf(all), countByStatus: Object.fromEntries(byStatus) };
}

/** How many there are in each status of each school. */
export async function countBySchool(
  db: Db,
  visible: Visible,
): Promise<{ schoolId: string; status: string; value: number }[]> {
  return db
    .select({ schoolId: applicants.schoolId, status: applicants.status, value: count() })
    .from(applicants)
    .where(within(visible))
    .groupBy(applicants.schoolId, applicants.status);
}

/** The applications of one person, newest first, with their place among their choices. */
export async function listOwnApplications(db: Db, userId: string, now: Date) {
  const rows = await joinApplicants(db)
    .where(eq(applicants.userId, userId))
    .orderBy(desc(applicants.createdAt), desc(applicants.id));
  const choices = new Map(rows.map(({ applicant: { id, preference } }) => [id, preference]));
  const data = (await toApplicants(db, rows, now)).map((row) => ({
    ...row,
    preference: choices.get(row.applicantId) ?? null,
  }));
  return { data, countTotal: data.length, countAllData: data.length };
}
