import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { reviewDecisionRow } from '@/lib/contract/review/reports';
import { reports } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { readSubject, tellAuthor } from './read-subject';
import type { Subject } from './subject';
import { subjectHandlers } from './subjects';

/** What waits with its text hidden is shown or hidden by the decision; to keep it would say neither. */
const isStopped = ({ held }: Subject): boolean =>
  held === 'flagged' || held === 'reported' || held === 'unread';

const decided = () => new Refusal(409, 'already-decided', 'Somebody has decided this meanwhile.');

type Decision = z.output<typeof reviewDecisionRow>;

/**
 * Decides what waits, or brings back what was hidden, with all open reports about it, and in the same act what else of its
 * writer is named. Authors read the reason, unless nothing changes for readers.
 * @throws 404, 409 where there is nothing to decide like that any more
 */
export async function decideSubject(act: Act, { others, ...row }: Decision): Promise<void> {
  for (const { kind, id } of [row, ...others]) await decideOne(act, { ...row, kind, id });
}

async function decideOne(act: Act, { kind, id, decision, reason }: Omit<Decision, 'others'>): Promise<void> {
  const { tx, now, caller } = act;
  const ofSubject = and(eq(reports.subjectKind, kind), eq(reports.subjectId, id), isNull(reports.decidedAt));
  const open = await tx.select({ id: reports.id }).from(reports).where(ofSubject).for('update');
  const subject = await readSubject(act, kind, id);
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
    await tellAuthor(act, subject, { became: decision === 'release' ? 'shown' : 'hidden', reason });
  }
  act.note('review-decided', id, { kind, decision });
}
