import { and, count, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Progress } from '@/lib/contract/admissions/pipeline';
import {
  acceptedStep,
  pendingStep,
  rejectedStep,
  withdrawnStep,
} from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pipelineLimits } from '@/lib/domain/limits';
import { applicantEvents, applicants } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { addDaysToDay, mondayOf, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { hasWaited } from './applicant-lists';
import { type Visible, within } from './applicant-scope';
import { countOnCondition } from './count-on-condition';
import { mergeSteps } from './applicant-pipeline';
import { stepsOfSchools } from './applicant-views';
import { isSchoolsTurn } from './school-turn';

const { weeksShown, answerWithinDays } = pipelineLimits;
const daysInWeek = 7;
const decisions: string[] = [acceptedStep.key, rejectedStep.key];

/** Monday of the week of an instant in Phnom Penh, as an ISO day. */
const weekOf = (at: SQL): SQL<string> =>
  sql<string>`to_char(date_trunc('week', (${at} at time zone 'UTC') + interval '7 hours'), 'YYYY-MM-DD')`;

/** The applications of the scope with a further condition, as a table `seen`. */
const inScope = (visible: Visible, columns: SQL, where: SQL | undefined): SQL =>
  sql`(select ${columns} from ${applicants} where ${and(within(visible), where)}) seen`;

const countDecided = ({ db }: Deps, visible: Visible, since: Date) =>
  db
    .select({ week: weekOf(sql`seen.status_since`).as('week'), value: count() })
    .from(
      inScope(
        visible,
        sql`${applicants.statusSince}`,
        and(inArray(applicants.status, decisions), gte(applicants.statusSince, since)),
      ),
    )
    .groupBy(sql`week`);

/** Received applications by week, by status and by province of their address. */
const countReceived = ({ db }: Deps, visible: Visible, since: Date) =>
  db
    .select({
      week: weekOf(sql`seen.created_at`).as('week'),
      status: sql<string>`seen.status`.as('status'),
      province: sql<string | null>`seen.province_code`.as('province'),
      value: count(),
    })
    .from(
      inScope(
        visible,
        sql`${applicants.createdAt}, ${applicants.status}, ${applicants.provinceCode}`,
        gte(applicants.createdAt, since),
      ),
    )
    .groupBy(sql`week`, sql`status`, sql`province`);

/** The middle of the days that received applications have spent in each step that they have left. */
const mediansOf = async ({ db }: Deps, visible: Visible, since: Date): Promise<Map<string, number>> => {
  const { at, applicantId, fromStatus, toStatus, kind } = applicantEvents;
  const moves = db
    .select({
      step: sql<string>`${fromStatus}`.as('step'),
      days: sql<number>`extract(epoch from ${at} - lag(${at}) over (partition by ${applicantId} order by ${at})) / 86400`.as(
        'days',
      ),
    })
    .from(applicantEvents)
    .where(
      sql`${kind} = 'status' and ${toStatus} is distinct from ${withdrawnStep.key}
        and ${applicantId} in (select seen.id from ${inScope(visible, sql`${applicants.id}`, gte(applicants.createdAt, since))})`,
    )
    .as('moves');
  const rows = await db
    .select({
      step: moves.step,
      days: sql<number>`percentile_cont(0.5) within group (order by ${moves.days})`.mapWith(Number),
    })
    .from(moves)
    .where(sql`${moves.step} is not null and ${moves.days} is not null`)
    .groupBy(moves.step);
  return new Map(rows.map(({ step, days }) => [step, Math.round(days * 10) / 10]));
};

const countToday = async ({ db }: Deps, visible: Visible, now: Date): Promise<Progress['today']> => {
  const todays = startOfDayInCambodia(dayInCambodia(now));
  const countOf = async (where: SQL | undefined) => {
    const [row] = await db.select({ value: count() }).from(inScope(visible, sql`1`, where));
    return row?.value ?? 0;
  };
  const isWaiting = await isSchoolsTurn(db, visible, dayInCambodia(now));
  const [received, toAnswer] = await Promise.all([
    countOf(gte(applicants.createdAt, todays)),
    countOf(and(hasWaited(answerWithinDays, now), isWaiting)),
  ]);
  return { received, toAnswer };
};

/** The last weeks of the applications to these schools: how many came and were decided, how far they came, and from where. */
export async function readProgress(deps: Deps, schoolIds: string[]): Promise<Progress> {
  const visible = { schoolIds };
  const now = deps.clock.now();
  const firstWeek = addDaysToDay(mondayOf(now), -(weeksShown - 1) * daysInWeek);
  const since = startOfDayInCambodia(firstWeek);
  const [received, decided, conditional, medians, steps, today] = await Promise.all([
    countReceived(deps, visible, since),
    countDecided(deps, visible, since),
    countOnCondition(deps, visible, since),
    mediansOf(deps, visible, since),
    stepsOfSchools(deps.db, schoolIds),
    countToday(deps, visible, now),
  ]);
  const valueIn = (rows: readonly { week: string; value: number }[], week: string) =>
    rows.filter((row) => row.week === week).reduce((sum, { value }) => sum + value, 0);
  const sumOf = (isCounted: (status: string) => boolean) =>
    received.filter(({ status }) => isCounted(status)).reduce((sum, { value }) => sum + value, 0);
  const provinces = Map.groupBy(
    received.filter(({ province }) => province !== null),
    ({ province }) => province ?? '',
  );
  const merged = mergeSteps([...steps.values()].flat(), []);
  return {
    weeks: Array.from({ length: weeksShown }, (_, index) => {
      const week = addDaysToDay(firstWeek, index * daysInWeek);
      return { weekOf: week, received: valueIn(received, week), decided: valueIn(decided, week) };
    }),
    funnel: {
      received: sumOf(() => true),
      answered: sumOf((status) => status !== pendingStep.key && status !== withdrawnStep.key),
      decided: sumOf((status) => decisions.includes(status)),
      accepted: sumOf((status) => status === acceptedStep.key) - conditional,
      onCondition: conditional,
    },
    steps: merged
      .filter(({ key }) => !decisions.includes(key))
      .map((step) => ({ ...step, medianDays: medians.get(step.key) ?? null })),
    provinces: [...provinces]
      .map(([code, rows]) => ({ code, count: rows.reduce((sum, { value }) => sum + value, 0) }))
      .toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
    today,
  };
}
