import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import type { OfferTerms } from '@/lib/contract/admissions/offer-shapes';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import { acceptedStep } from '@/lib/domain/admissions/applicant-steps';
import { conditionOf, isUnreachable, reminderOn } from '@/lib/domain/admissions/offers';
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
    proofBy: row.offerProofBy,
    answer: offerAnswer,
    inDoubt: row.offerDoubtSince !== null,
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
  offerProofBy: null,
  proofReminded: null,
  offerDoubtSince: null,
};

/** The last day as it is stored: whoever hears of it now is not reminded at once. */
export const dayColumns = (answerBy: string | null, today: string) => ({
  offerAnswerBy: answerBy,
  offerReminded: answerBy === null ? null : reminderOn('answer', answerBy, today),
});

/** The last day of proof, in the same way. */
export const proofDayColumns = (proofBy: string | null, today: string) => ({
  offerProofBy: proofBy,
  proofReminded: proofBy === null ? null : reminderOn('proof', proofBy, today),
});

/** What is known when an offer is made. */
export interface KnownResult {
  declared: EnrollDetail['nationalExam'];
  proven: ProvenExam | null;
  /** The first ISO day on which a condition can be proven. */
  firstProofDay: string | null;
}

/** @throws 422 for a last day of proof without a condition, or before the results are out */
export function checkProofDay(
  proofBy: string | null,
  { minimumGrade, today, path }: { minimumGrade: string | null; today: string; path: string },
  { firstProofDay }: Pick<KnownResult, 'firstProofDay'>,
): void {
  if (proofBy === null) return;
  const refuse = (code: string) => invalid([{ path, code }]);
  if (minimumGrade === null) throw refuse('no-condition');
  if (proofBy < today) throw refuse('day-passed');
  if (firstProofDay !== null && proofBy < firstProofDay) throw refuse('before-results');
}

/**
 * What is stored about the offer when staff move an application: an earlier one ends. A condition is resolved at once where the
 * result is proven.
 * @throws 422 for terms without an acceptance, a day that cannot be, or a grade that the person did not reach
 */
export function offerColumns(
  status: string,
  terms: OfferTerms | undefined,
  known: KnownResult,
  today: string,
) {
  if (status !== acceptedStep.key) {
    if (terms) throw invalid([{ path: 'offer', code: 'not-an-offer' }]);
    return noOffer;
  }
  const { minimumGrade = null, answerBy = null, proofBy = null } = terms ?? {};
  if (answerBy !== null && answerBy < today) throw invalid([{ path: 'offer.answerBy', code: 'day-passed' }]);
  checkProofDay(proofBy, { minimumGrade, today, path: 'offer.proofBy' }, known);
  const condition = minimumGrade && conditionOf(minimumGrade, known);
  if (isUnreachable(condition)) throw invalid([{ path: 'offer.minimumGrade', code: 'not-reached' }]);
  return {
    ...noOffer,
    offerMinimumGrade: minimumGrade,
    offerCondition: condition,
    ...proofDayColumns(proofBy, today),
    ...dayColumns(answerBy, today),
  };
}
