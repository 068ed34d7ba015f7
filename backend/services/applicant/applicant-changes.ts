import { and, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { PipelineChanges } from '@/lib/contract/applicant/pipeline';
import { acceptedStep, rejectedStep, withdrawnStep } from '@/lib/domain/applications/applicant-steps';
import { addDaysToDay, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pipelineLimits } from '@/lib/domain/limits';
import { applicants } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { countRows } from '@/backend/lists/list-page';
import { within } from './applicant-scope';

const { changeDays } = pipelineLimits;
const dayMs = 86_400_000;
const decided = [acceptedStep.key, rejectedStep.key];
const closed = [...decided, withdrawnStep.key];

/** What came and what was decided in the last days, and in as many before: both end at the same time of the day. */
export async function readChanges({ db, clock }: Reader, schoolIds: string[]): Promise<PipelineChanges> {
  const now = clock.now();
  const from = addDaysToDay(dayInCambodia(now), 1 - changeDays);
  const since = startOfDayInCambodia(from);
  const earlier = (at: Date) => new Date(at.getTime() - changeDays * dayMs);
  const countOf = (where: SQL | undefined) => countRows(db, applicants, and(within({ schoolIds }), where));
  const { createdAt, statusSince, status } = applicants;
  const between = (column: typeof createdAt | typeof statusSince, start: Date, end: Date) =>
    and(gte(column, start), lte(column, end));
  const closedIn = (keys: string[], start: Date, end: Date) =>
    countOf(and(inArray(status, keys), between(statusSince, start, end)));
  const [received, receivedBefore, decidedNow, decidedBefore, left] = await Promise.all([
    countOf(between(createdAt, since, now)),
    countOf(between(createdAt, earlier(since), earlier(now))),
    closedIn(decided, since, now),
    closedIn(decided, earlier(since), earlier(now)),
    closedIn(closed, since, now),
  ]);
  return {
    from,
    received: { now: received, before: receivedBefore },
    decided: { now: decidedNow, before: decidedBefore },
    closed: left,
  };
}
