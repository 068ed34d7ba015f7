import { dayRefusal, isOnCondition } from '@/lib/domain/admissions/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findToDecide } from '@/backend/core/access/applicant-access';
import { findSchool } from '@/backend/core/access/find-school';
import { announceOfferDay, announceProofDay } from '@/backend/features/notices/services/offer-message';
import { addEvent } from './application-events';
import { knownResult } from './known-result';
import { checkProofDay, dayColumns, offerOf, proofDayColumns } from './offer-terms';

type ApplicantRecord = typeof applicants.$inferSelect;

const reasons = {
  'no-offer': 'There is no offer.',
  'already-answered': 'This offer has been answered.',
} as const;

interface Days {
  answerBy?: string | null | undefined;
  proofBy?: string | null | undefined;
}

const answerDay = async (act: Act, row: ApplicantRecord, answerBy: string | null) => {
  const refusal = dayRefusal(offerOf(row));
  if (refusal) throw new Refusal(409, refusal, reasons[refusal]);
  const today = dayInCambodia(act.now);
  if (answerBy !== null && answerBy < today) throw invalid([{ path: 'answerBy', code: 'day-passed' }]);
  if (answerBy === row.offerAnswerBy) throw invalid([{ path: 'answerBy', code: 'same-day' }]);
  await addEvent(act, row, { kind: 'offer-day', note: answerBy });
  const school = await findSchool(act.tx, row.schoolId);
  await announceOfferDay(act, { applicant: row, school, lastDay: answerBy });
  act.note('offer-day-changed', row.id, { from: row.offerAnswerBy, to: answerBy });
  return dayColumns(answerBy, today);
};

const proofDay = async (act: Act, row: ApplicantRecord, proofBy: string | null) => {
  const offer = offerOf(row);
  if (offer === null || !isOnCondition(offer))
    throw new Refusal(409, 'no-condition', 'Nothing is to be proven.');
  if (proofBy === row.offerProofBy) throw invalid([{ path: 'proofBy', code: 'same-day' }]);
  const today = dayInCambodia(act.now);
  const { offerMinimumGrade: minimumGrade } = row;
  const known = await knownResult(act.tx, row, minimumGrade);
  checkProofDay(proofBy, { minimumGrade, today, path: 'proofBy' }, known);
  await addEvent(act, row, { kind: 'proof-day', note: proofBy });
  const school = await findSchool(act.tx, row.schoolId);
  await announceProofDay(act, { applicant: row, school, lastDay: proofBy });
  act.note('proof-day-changed', row.id, { from: row.offerProofBy, to: proofBy });
  return proofDayColumns(proofBy, today);
};

/**
 * Sets another last day for the answer to an offer or for the proof of its condition; one whose day has passed is open again.
 * @throws 409 where nobody waits for an answer or a proof, 422 for a day that cannot be or is the present one, 412
 */
export async function setOfferDays(act: Act, id: string, { answerBy, proofBy }: Days): Promise<void> {
  const row = await findToDecide(act.tx, id, act.caller);
  act.requireVersion(row);
  const columns = {
    ...(answerBy !== undefined && (await answerDay(act, row, answerBy))),
    ...(proofBy !== undefined && (await proofDay(act, row, proofBy))),
  };
  await act.bump(applicants, row, { ...columns, updatedAt: act.now });
}
