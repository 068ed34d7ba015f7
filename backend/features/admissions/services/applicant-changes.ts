import { and, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { PipelineChanges } from '@/lib/contract/admissions/pipeline';
import { acceptedStep, rejectedStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { lastDays } from '@/lib/domain/dates/last-days';
import { pipelineLimits } from '@/lib/domain/limits';
import { applicants } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { countRows } from '@/backend/lists/list-page';
import { within } from './applicant-scope';

const { changeDays } = pipelineLimits;
const decided = [acceptedStep.key, rejectedStep.key];
const closed = [...decided, withdrawnStep.key];

/** What came and what was decided in the last days, and in as many before. */
export async function readChanges({ db, clock }: Reader, schoolIds: string[]): Promise<PipelineChanges> {
  const { from, now, before } = lastDays(clock.now(), changeDays);
  const countOf = (where: SQL | undefined) => countRows(db, applicants, and(within({ schoolIds }), where));
  const { createdAt, statusSince, status } = applicants;
  const between = (column: typeof createdAt | typeof statusSince, { since, until }: typeof now) =>
    and(gte(column, since), lte(column, until));
  const closedIn = (keys: string[], span: typeof now) =>
    countOf(and(inArray(status, keys), between(statusSince, span)));
  const [received, receivedBefore, decidedNow, decidedBefore, left] = await Promise.all([
    countOf(between(createdAt, now)),
    countOf(between(createdAt, before)),
    closedIn(decided, now),
    closedIn(decided, before),
    closedIn(closed, now),
  ]);
  return {
    from,
    received: { now: received, before: receivedBefore },
    decided: { now: decidedNow, before: decidedBefore },
    closed: left,
  };
}
