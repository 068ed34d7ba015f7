import { acceptedStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';

export const jobActors = ['seeker', 'employer', 'advisor', 'nobody'] as const;
export type JobActor = (typeof jobActors)[number];

/** What the turn of an application for a vacancy follows from. */
export interface JobTurnFacts {
  /** The key of its step. */
  status: string;
  /** Readers see the vacancy. */
  isShown: boolean;
  /** Hours for an interview are offered, and none is picked. */
  hasOffer: boolean;
  /** An employer has a link to it that still opens. */
  isHandedOn: boolean;
}

/**
 * Whose turn it is: the seeker picks an hour that is offered, the employer reads what was handed on, otherwise an advisor
 * decides. Nobody decides about a vacancy that is hidden, nor after the decision.
 */
export function nextJobActor({ status, isShown, hasOffer, isHandedOn }: JobTurnFacts): JobActor {
  if (!isShown || status === acceptedStep.key || status === rejectedStep.key) return 'nobody';
  if (hasOffer) return 'seeker';
  return isHandedOn ? 'employer' : 'advisor';
}
