import { and, eq } from 'drizzle-orm';
import { answerRefusal, aroundOf, isOnCondition, type OfferAnswer } from '@/lib/domain/admissions/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { addEvent } from './application-events';
import { notifyStaff } from './change-application';
import { isStudentBy } from './is-student';
import { offerOf } from './offer-terms';
import { lockOwn, settleBackUp } from './own-offers';

const reasons = {
  'no-offer': 'There is no offer to answer.',
  'already-answered': 'This offer has been answered.',
  'too-late': 'The last day for an answer has passed.',
  'is-student': 'The school has taken you in as a student. Talk to the school.',
  'second-accepted': 'You have accepted another place. Give that one back first.',
  'no-first': 'A back-up stands beside a place that you have accepted on condition.',
  'second-backup': 'You have a back-up already. Give that one back first.',
} as const;

/** @throws 404 for another person's application, 409 when this answer cannot be given, 412 */
export async function answerOffer(act: Act, id: string, answer: OfferAnswer): Promise<void> {
  const { tx } = act;
  // Two answers at once see each other.
  const standing = await lockOwn(tx, act.caller.id);
  const [row] = await tx.select().from(applicants).where(eq(applicants.id, id));
  if (row?.userId !== act.caller.id) throw notFound();
  act.requireVersion(row);
  const others = standing.filter((each) => each.id !== id).map(offerOf);
  const offer = offerOf(row);
  const around = aroundOf(others, await isStudentBy(tx, row.id));
  const refusal = answerRefusal(offer, answer, dayInCambodia(act.now), around);
  if (refusal) throw new Refusal(409, refusal, reasons[refusal]);
  await act.bump(applicants, row, { offerAnswer: answer, offerAnsweredAt: act.now, updatedAt: act.now });
  await addEvent(act, row, { kind: `offer-${answer}` });
  await notifyStaff(act, row, `offer-${answer}`);
  act.note('offer-answered', row.id, { answer, onCondition: offer !== null && isOnCondition(offer) });
  await settleBackUp(act, row.userId);
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
