import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import type { ConditionState, OfferAnswer } from '@/lib/domain/admissions/offers';

/** What a proof can change of an application; instants are ISO strings. */
export interface PlaceState {
  status: string;
  statusSince: string;
  condition: ConditionState | null;
  answer: OfferAnswer | null;
  answeredAt: string | null;
  doubtSince: string | null;
  nationalExam: EnrollDetail['nationalExam'];
  highSchool: EnrollDetail['highSchool'];
}

/** An application before and after all proofs that stand, and the proofs of other schools that its school has decided about. */
export interface ProofMark {
  before: PlaceState;
  after: PlaceState;
  heard: string[];
}
