import type { Offer } from '@/lib/domain/admissions/offers';

/** A place without a condition that nobody has answered. */
export const plainOffer: Offer = {
  minimumGrade: null,
  condition: null,
  answerBy: null,
  proofBy: null,
  answer: null,
  inDoubt: false,
};
