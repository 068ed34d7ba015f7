import { mayDecide } from '@/components/admissions/application/may-decide';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import {
  acceptedStep,
  isDecided,
  rejectedStep,
  withdrawnStep,
} from '@/lib/domain/admissions/applicant-steps';

/** What can be done with an application now. */
export interface DecisionDeeds {
  accept: boolean;
  reject: boolean;
  /** Keys of the other steps of its school, the one that follows first. */
  steps: string[];
  /** It is still to be decided. */
  isOpen: boolean;
}

type Decided = Pick<ApplicantDetail, 'right' | 'steps' | 'step' | 'isStudent' | 'applicantStatus' | 'userId'>;

const decisions: readonly string[] = [acceptedStep.key, rejectedStep.key];

/** Null where the reader decides nothing here: for others to decide, one's own, withdrawn, or already a student. */
export function decisionDeeds(application: Decided, viewerId: string | undefined): DecisionDeeds | null {
  const { steps, step, isStudent, applicantStatus, userId } = application;
  if (!mayDecide(application) || viewerId === userId) return null;
  if (isStudent || applicantStatus === withdrawnStep.key) return null;
  const keys = steps.map(({ key }) => key);
  const at = keys.indexOf(step.key);
  const between = keys.filter((key) => key !== step.key && !decisions.includes(key));
  const isAfter = (key: string) => keys.indexOf(key) > at;
  return {
    accept: keys.includes(acceptedStep.key) && step.key !== acceptedStep.key,
    reject: keys.includes(rejectedStep.key) && step.key !== rejectedStep.key,
    steps: [...between.filter(isAfter), ...between.filter((key) => !isAfter(key))],
    isOpen: !isDecided(applicantStatus),
  };
}
