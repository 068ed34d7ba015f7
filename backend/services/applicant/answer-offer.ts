import { and, eq } from 'drizzle-orm';
import { answerRefusal, type OfferAnswer } from '@/lib/domain/applications/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { addEvent } from './application-events';
import { notifyStaff } from './change-application';
import { offerOf } from './offer-terms';

const reasons = {
  'no-offer': 'There is no offer to answer.',
  'already-answered': 'This offer has been answered.',
  'too-late': 'The last day for an answer has passed.',
  'condition-open': 'The condition of this offer is not resolved yet.',
} as const;

/** @throws 404 for another person's application, 409 when this answer cannot be given, 412 */
export async function answerOffer(act: Act, id: string, answer: OfferAnswer): Promise<void> {
  const [row] = await act.tx.select().from(applicants).where(eq(applicants.id, id));
  if (row?.userId !== act.caller.id) throw notFound();
  act.requireVersion(row);
  const refusal = answerRefusal(offerOf(row), answer, dayInCambodia(act.now));
  if (refusal) throw new Refusal(409, refusal, reasons[refusal]);
  await act.bump(applicants, row, { offerAnswer: answer, offerAnsweredAt: act.now, updatedAt: act.now });
  await addEvent(act, row, { kind: `offer-${answer}` });
  await notifyStaff(act, row, `offer-${answer}`);
  act.note('offer-answered', row.id, { answer });
}

/** The first is the first choice; applications that are not named have no place. @throws 422 for another person's */
export async function orderChoices(act: Act, userId: string, applicantIds: readonly string[]): Promise<void> {
  const own = await act.tx
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
  await act.tx.update(applicants).set({ preference: null }).where(eq(applicants.userId, userId));
  for (const [index, id] of applicantIds.entries()) {
    await act.tx
      .update(applicants)
      .set({ preference: index + 1 })
      .where(and(eq(applicants.userId, userId), eq(applicants.id, id)));
  }
}
