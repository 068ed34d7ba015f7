import { and, eq, gte, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { reportDraft, visitorReport } from '@/lib/contract/review/reports';
import { type ReporterStanding, reportRules, standingOf, weightOf } from '@/lib/domain/review/report-weight';
import type { ReviewKind } from '@/lib/domain/review/review';
import { reports, users } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { findAdvisors } from '@/backend/core/access/find-advisor';
import { takeUse } from '@/backend/core/access/rate-limit';
import { serialize } from '@/backend/core/access/serialize';
import { digestCode } from '@/backend/core/access/secret-hash';
import { readSubject, tellAuthor } from './read-subject';
import type { Subject } from './subject';
import { subjectHandlers } from './subjects';

/** What the caller's report weighs today, by the age of the account and by what came of its earlier reports. */
const standingOfCaller = async ({ tx, caller, now }: Act): Promise<ReporterStanding> => {
  const [user] = await tx.select({ joinedAt: users.createdAt }).from(users).where(eq(users.id, caller.id));
  const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const [before] = await tx
    .select({
      right: countIf(sql`${reports.decision} = 'hide'`),
      wrong: countIf(sql`${reports.decision} <> 'hide'`),
    })
    .from(reports)
    .where(and(eq(reports.userId, caller.id), isNotNull(reports.decidedAt)));
  return standingOf(
    { joinedAt: user?.joinedAt ?? now, right: before?.right ?? 0, wrong: before?.wrong ?? 0 },
    now,
  );
};

/** Stores a report. @throws 404 for what readers do not see, 409 while an earlier one of this person waits */
export async function reportSubject(
  act: Act,
  { kind, id, reason, text }: z.output<typeof reportDraft>,
): Promise<void> {
  await serialize(act.tx, `report:${id}`);
  const subject = await readSubject(act, kind, id);
  if (!subject.isShown) throw notFound();
  const standing = await standingOfCaller(act);
  const [row] = await act.tx
    .insert(reports)
    .values({
      subjectKind: kind,
      subjectId: id,
      userId: act.caller.id,
      standing,
      reason,
      text,
      createdAt: act.now,
    })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  if (!row) throw new Refusal(409, 'already-reported', 'You have reported this; it waits for a decision.');
  act.note('reported', id, { kind, reason, standing });
  await tellReviewers(act);
  await holdWhereManyReport(act, kind, subject);
}

/** One notice for all that waits, which each report renews. */
const tellReviewers = async (act: AnyAct): Promise<void> =>
  act.tell(await findAdvisors(act.tx), {
    kind: 'review-asked',
    params: {},
    page: '/advisor/review',
    subject: 'review-asked',
    again: 'renew',
  });

/**
 * Stores a report of a vacancy by somebody without an account, once for each address while it waits. The address itself
 * is not stored, and the report hides nothing: it moves the vacancy up in the queue.
 * @throws 404 for what readers do not see
 */
export async function reportByVisitor(
  act: AnyAct,
  { id, reason, text }: z.output<typeof visitorReport>,
): Promise<void> {
  const subject = await readSubject(act, 'vacancy', id);
  if (!subject.isShown) throw notFound();
  const reporterKey = digestCode(act.deps.secrets, 'vacancy-report', `${id}:${act.address}`);
  await act.tx
    .insert(reports)
    .values({ subjectKind: 'vacancy', subjectId: id, reporterKey, reason, text, createdAt: act.now })
    .onConflictDoNothing();
  await tellReviewers(act);
}

/** Whether a person has decided that readers see these words. */
const isCleared = async ({ tx }: AnyAct, kind: ReviewKind, { id, wordsSince }: Subject): Promise<boolean> => {
  const cleared = and(
    eq(reports.subjectKind, kind),
    eq(reports.subjectId, id),
    inArray(reports.decision, ['keep', 'release']),
    wordsSince ? gte(reports.decidedAt, wordsSince) : undefined,
  );
  return (await tx.$count(reports, cleared)) > 0;
};

/** Every open report is of another person: their index says so. The first that is too many only waits in the queue. */
const holdWhereManyReport = async (act: Act, kind: ReviewKind, subject: Subject): Promise<void> => {
  const { stop } = subjectHandlers[kind];
  if (!stop) return;
  const open = await act.tx
    .select({ standing: reports.standing })
    .from(reports)
    .where(and(eq(reports.subjectKind, kind), eq(reports.subjectId, subject.id), isNull(reports.decidedAt)));
  const weight = weightOf(open.map(({ standing }) => standing));
  if (weight < reportRules.weightThatHides || (await isCleared(act, kind, subject))) return;
  const limit = { key: 'hidden-by-reports', max: reportRules.hiddenPerHourMax, windowSeconds: 3600 };
  if (!(await takeUse(act.deps, act.tx, limit))) return;
  await stop(act, subject.id);
  act.note('review-held', subject.id, { kind, weight });
  await tellAuthor(act, subject, { became: 'held' });
};
