import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { contentRevisionsResource } from '@/lib/contract/academic/content-revisions';
import { contentRevisions, schools } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { audit } from '@/backend/services/access/audit';
import { notify } from '@/backend/services/notification/notify';
import { markChecked } from './school-checks';

type Decision = z.output<typeof contentRevisionsResource.endpoints.close.body>;

/**
 * Closes a proposal or opens it again. A decision is sent to its proposer once; accepting one means that the page was
 * checked.
 */
export function decideRevision(
  deps: Deps,
  { id, schoolId, userId }: typeof contentRevisions.$inferSelect,
  { status, decision: decided, answer }: Decision,
  caller: Caller,
  requestId: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const isDone = status === 'done';
    const decision = (isDone && decided) || null;
    await tx
      .update(contentRevisions)
      .set({
        status,
        decision,
        answer: decision && answer ? answer : null,
        handledBy: isDone ? caller.id : null,
        handledAt: isDone ? deps.clock.now() : null,
      })
      .where(eq(contentRevisions.id, id));
    if (decision === 'accepted') await markChecked(deps, tx, schoolId, caller);
    const [school] = await tx.select().from(schools).where(eq(schools.id, schoolId));
    if (decision && userId && school) {
      const params = { schoolEn: school.name, schoolKm: school.nameNative, titleEn: answer };
      const kind = `revision-${decision}` as const;
      const place = { kind, params, page: '/school/[slug]', about: school.slug } as const;
      await notify(deps, [userId], { ...place, subject: `revision:${id}` }, tx);
    }
    await audit(deps, { action: `revision-${status}`, actorId: caller.id, subject: id, requestId }, tx);
  });
}
