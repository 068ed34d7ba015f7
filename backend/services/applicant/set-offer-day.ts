import { dayRefusal } from '@/lib/domain/applications/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { findToDecide } from '@/backend/services/access/applicant-access';
import { findSchool } from '@/backend/services/academic/school-views';
import { announceOfferDay } from '@/backend/services/notification/offer-message';
import { addEvent } from './application-events';
import { dayColumns, offerOf } from './offer-terms';

const reasons = {
  'no-offer': 'There is no offer.',
  'already-answered': 'This offer has been answered.',
} as const;

/**
 * Sets another last day for the answer to an offer; one whose day has passed is open again.
 * @throws 409 where nobody waits for an answer, 422 for a day that has passed or is the present one, 412
 */
export async function setOfferDay(act: Act, id: string, answerBy: string | null): Promise<void> {
  const row = await findToDecide(act.tx, id, act.caller);
  act.requireVersion(row);
  const refusal = dayRefusal(offerOf(row));
  if (refusal) throw new Refusal(409, refusal, reasons[refusal]);
  const today = dayInCambodia(act.now);
  if (answerBy !== null && answerBy < today) throw invalid([{ path: 'answerBy', code: 'day-passed' }]);
  if (answerBy === row.offerAnswerBy) throw invalid([{ path: 'answerBy', code: 'same-day' }]);
  await act.bump(applicants, row, { ...dayColumns(answerBy, today), updatedAt: act.now });
  await addEvent(act, row, { kind: 'offer-day', note: answerBy });
  const school = await findSchool(act.tx, row.schoolId);
  await announceOfferDay(act, { applicant: row, school, answerBy });
  act.note('offer-day-changed', row.id, { from: row.offerAnswerBy, to: answerBy });
}
