import { and, eq } from 'drizzle-orm';
import { answerRefusal, type OfferAnswer } from '@/lib/domain/applications/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireVersion } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';
import { addEvent } from './application-events';
import { bumpApplication, notifyStaff } from './change-application';
import { offerOf } from './offer-terms';

const reasons = {
  'no-offer': 'There is no offer to answer.',
  'already-answered': 'This offer has been answered.',
  'too-late': 'The last day for an answer has passed.',
  'condition-open': 'The condition of this offer is not resolved yet.',
} as const;

interface Act {
  version: number;
  caller: Caller;
  requestId: string;
}

/** @throws 404 for another person's application, 409 when this answer cannot be given, 412 */
export async function answerOffer(
  deps: Deps,
  id: string,
  answer: OfferAnswer,
  { version, caller, requestId }: Act,
): Promise<void> {
  const [row] = await deps.db.select().from(applicants).where(eq(applicants.id, id));
  if (row?.userId !== caller.id) throw notFound();
  requireVersion(row, version, 'application');
  const at = deps.clock.now();
  const refusal = answerRefusal(offerOf(row), answer, dayInCambodia(at));
  if (refusal) throw new Refusal(409, refusal, reasons[refusal]);
  await deps.db.transaction(async (tx) => {
    const answered = { offerAnswer: answer, offerAnsweredAt: at, updatedAt: at };
    await bumpApplication(tx, { id: row.id, version }, answered);
    await addEvent(deps, tx, row, caller, { kind: `offer-${answer}` });
    await notifyStaff(deps, tx, row, `offer-${answer}`);
    const entry = { action: 'offer-answered', actorId: caller.id, subject: row.id, requestId };
    await audit(deps, { ...entry, detail: { answer } }, tx);
  });
}

/** The first is the first choice; applications that are not named have no place. @throws 422 for another person's */
export async function orderChoices(
  deps: Deps,
  userId: string,
  applicantIds: readonly string[],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const own = await tx
      .select({ id: applicants.id })
      .from(applicants)
      .where(eq(applicants.userId, userId))
      .orderBy(applicants.id)
      .for('update');
    const known = new Set(own.map(({ id }) => id));
    const issues = applicantIds.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `applicantIds.${index}`, code: 'unknown-application' }],
    );
    if (issues.length > 0) throw invalid(issues);
    await tx.update(applicants).set({ preference: null }).where(eq(applicants.userId, userId));
    for (const [index, id] of applicantIds.entries()) {
      await tx
        .update(applicants)
        .set({ preference: index + 1 })
        .where(and(eq(applicants.userId, userId), eq(applicants.id, id)));
    }
  });
}
