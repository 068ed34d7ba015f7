import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { contentRevisionsResource } from '@/lib/contract/schools/content-revisions';
import { contentRevisions, schools } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { answerProposer } from './revision-answer';
import { markChecked } from './school-checks';

type Decision = z.output<typeof contentRevisionsResource.endpoints.close.body>;

/**
 * Closes a proposal or opens it again. A decision is sent to its proposer once; accepting one means that the page was
 * checked.
 */
export async function decideRevision(
  act: Act,
  revision: typeof contentRevisions.$inferSelect,
  { status, decision: decided, answer }: Decision,
): Promise<void> {
  const { tx } = act;
  const { id, schoolId } = revision;
  const isDone = status === 'done';
  const decision = (isDone && decided) || null;
  await act.tx
    .update(contentRevisions)
    .set({
      status,
      decision,
      answer: decision && answer ? answer : null,
      handledBy: isDone ? act.caller.id : null,
      handledAt: isDone ? act.now : null,
    })
    .where(eq(contentRevisions.id, id));
  if (decision === 'accepted') await markChecked(act, schoolId);
  const [school] = await tx.select().from(schools).where(eq(schools.id, schoolId));
  const isNew = decision !== null && decision !== revision.decision;
  if (isNew && school) await answerProposer(act, { revision, school, decision, answer });
  act.note(`revision-${status}`, id);
}
