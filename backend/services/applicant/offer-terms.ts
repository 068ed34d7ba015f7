import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import type { OfferTerms } from '@/lib/contract/applicant/offer-shapes';
import { acceptedStep } from '@/lib/domain/applications/applicant-steps';
import { conditionStateOf, offerReminderOn } from '@/lib/domain/applications/offers';
import type { applicants } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';

type ApplicantRecord = typeof applicants.$inferSelect;

/** Null where there is no acceptance; one whose condition was missed stays readable. */
export function offerOf(row: ApplicantRecord): Applicant['offer'] {
  const { status, offerMinimumGrade, offerCondition, offerAnswerBy, offerAnswer, offerAnsweredAt } = row;
  if (status !== acceptedStep.key && offerCondition !== 'missed') return null;
  return {
    minimumGrade: offerMinimumGrade,
    condition: offerCondition,
    answerBy: offerAnswerBy,
    answer: offerAnswer,
    answeredAt: offerAnsweredAt?.toISOString() ?? null,
  };
}

const noOffer = {
  offerMinimumGrade: null,
  offerCondition: null,
  offerAnswerBy: null,
  offerAnswer: null,
  offerAnsweredAt: null,
  offerReminded: null,
};

/** The last day as it is stored: whoever hears of it now is not reminded at once. */
export const dayColumns = (answerBy: string | null, today: string) => ({
  offerAnswerBy: answerBy,
  offerReminded: answerBy === null ? null : offerReminderOn(answerBy, today),
});

/**
 * What is stored about the offer when staff move an application: an earlier one ends. A condition is resolved at once where the
 * result is known.
 * @throws 422 for terms without an acceptance, a day that has passed, or a grade that the person did not reach
 */
export function offerColumns(
  status: string,
  terms: OfferTerms | undefined,
  exam: EnrollDetail['nationalExam'],
  today: string,
) {
  if (status !== acceptedStep.key) {
    if (terms) throw invalid([{ path: 'offer', code: 'not-an-offer' }]);
    return noOffer;
  }
  const { minimumGrade = null, answerBy = null } = terms ?? {};
  if (answerBy !== null && answerBy < today) throw invalid([{ path: 'offer.answerBy', code: 'day-passed' }]);
  const condition = minimumGrade && conditionStateOf(minimumGrade, exam);
  if (condition === 'missed') throw invalid([{ path: 'offer.minimumGrade', code: 'not-reached' }]);
  return {
    ...noOffer,
    offerMinimumGrade: minimumGrade,
    offerCondition: condition,
    ...dayColumns(answerBy, today),
  };
}
