import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { reportDraft, reviewDecisionRow, visitorReport } from '@/lib/contract/user/reports';
import type { ReviewKind } from '@/lib/domain/content/review';
import { reports } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import { reportsThatHide } from '@/backend/limits';
import type { Act, AnyAct } from '@/backend/services/access/act';
import { digestCode } from '@/backend/services/auth/secret-hash';
import { todayOf } from '@/backend/services/recruitment/companies';
import type { Subject } from './subject';
import { subjectHandlers } from './subjects';

const readOne = async ({ tx, deps }: AnyAct, kind: ReviewKind, id: string): Promise<Subject> => {
  const [subject] = await subjectHandlers[kind].read(tx, [id], todayOf(deps));
  if (!subject) throw notFound();
  return subject;
};

/** Stores a report. @throws 404 for what readers do not see, 409 while an earlier one of this person waits */
export async function reportSubject(
  act: Act,
  { kind, id, reason, text }: z.output<typeof reportDraft>,
): Promise<void> {
  const subject = await readOne(act, kind, id);
  if (!subject.isShown) throw notFound();
  const [row] = await act.tx
    .insert(reports)
    .values({
      subjectKind: kind,
      subjectId: id,
      userId: act.caller.id,
      reason,
      text,
      createdAt: act.now,
    })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  if (!row) throw new Refusal(409, 'already-reported', 'You have reported this; it waits for a decision.');
  act.note('reported', id, { kind, reason });
  await stopWhereManyReport(act, kind, id);
}

/**
 * Stores a report of a vacancy by somebody without an account, once for each address while it waits. The address itself
 * is not stored.
 * @throws 404 for what readers do not see
 */
export async function reportByVisitor(
  act: AnyAct,
  { id, reason, text }: z.output<typeof visitorReport>,
): Promise<void> {
  const subject = await readOne(act, 'vacancy', id);
  if (!subject.isShown) throw notFound();
  const reporterKey = digestCode(act.deps.secrets, 'vacancy-report', `${id}:${act.address}`);
  const [row] = await act.tx
    .insert(reports)
    .values({ subjectKind: 'vacancy', subjectId: id, reporterKey, reason, text, createdAt: act.now })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  if (row) await stopWhereManyReport(act, 'vacancy', id);
}

/** Every open report is of another person or address: its indexes say so. */
const stopWhereManyReport = async (act: AnyAct, kind: ReviewKind, id: string): Promise<void> => {
  const { stop } = subjectHandlers[kind];
  if (!stop) return;
  const open = and(eq(reports.subjectKind, kind), eq(reports.subjectId, id), isNull(reports.decidedAt));
  if ((await act.tx.$count(reports, open)) >= reportsThatHide) await stop(act, id);
};

/** What waits with its text hidden is shown or hidden by the decision; to keep it would say neither. */
const isStopped = ({ held }: Subject): boolean =>
  held === 'flagged' || held === 'reported' || held === 'unread';

const decided = () => new Refusal(409, 'already-decided', 'Somebody has decided this meanwhile.');

const tellAuthor = async (act: Act, subject: Subject, isShown: boolean, reason: string): Promise<void> => {
  if (!subject.authorId || subject.authorId === act.caller.id) return;
  const { title, pages } = subject;
  const params = { titleEn: title.en, titleKm: title.km, statusEn: reason, statusKm: reason };
  await act.tell(
    [subject.authorId],
    isShown
      ? { kind: 'review-shown', params, ...pages.shown }
      : { kind: 'review-hidden', params, ...pages.hidden },
  );
};

/**
 * Decides what waits, or brings back what was hidden; with it all open reports about it. Its author reads the reason,
 * unless nothing changes for readers.
 * @throws 404, 409 where there is nothing to decide like that any more
 */
export async function decideSubject(
  act: Act,
  { kind, id, decision, reason }: z.output<typeof reviewDecisionRow>,
): Promise<void> {
  const { tx, now, caller } = act;
  const ofSubject = and(eq(reports.subjectKind, kind), eq(reports.subjectId, id), isNull(reports.decidedAt));
  const open = await tx.select({ id: reports.id }).from(reports).where(ofSubject).for('update');
  const subject = await readOne(act, kind, id);
  if (decision === 'keep' && (open.length === 0 || isStopped(subject))) throw decided();
  if (decision === 'hide' && subject.held === 'hidden') throw decided();
  if (decision === 'release' && subject.held === null) throw decided();
  const outcome = { decision, decisionReason: reason, decidedBy: caller.id, decidedAt: now };
  if (open.length > 0) await act.tx.update(reports).set(outcome).where(ofSubject);
  // A decision on what nobody has reported is kept as well.
  else
    await act.tx
      .insert(reports)
      .values({ subjectKind: kind, subjectId: id, text: '', createdAt: now, ...outcome });
  if (decision !== 'keep') {
    await subjectHandlers[kind].apply(act, id, decision);
    await tellAuthor(act, subject, decision === 'release', reason);
  }
  act.note('review-decided', id, { kind, decision });
}
