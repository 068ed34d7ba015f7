import { and, eq, isNull } from 'drizzle-orm';
import { rejectedStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { type applicants, followUps } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';

type Ended = Pick<typeof applicants.$inferSelect, 'status' | 'statusSince'>;

const hasEnded = ({ status }: Ended) => status === rejectedStep.key || status === withdrawnStep.key;

/**
 * What staff had planned to do about an application is done with when it ends, and is open again when the end is taken back; what they
 * note afterwards stays. To be called with the row before and after each change of its step.
 */
export async function endFollowUps(act: Act, before: Ended & { id: string }, after: Ended): Promise<void> {
  if (hasEnded(before) === hasEnded(after)) return;
  const here = eq(followUps.applicantId, before.id);
  const [where, doneAt] = hasEnded(after)
    ? [isNull(followUps.doneAt), after.statusSince]
    : [eq(followUps.doneAt, before.statusSince), null];
  await act.bumpAll(followUps, and(here, where), { doneAt, updatedAt: act.now });
}
