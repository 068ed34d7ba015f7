import { mayDecide } from '@/components/admissions/application/may-decide';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import {
  acceptedStep,
  isDecided,
  rejectedStep,
  withdrawnStep,
} from '@/lib/domain/admissions/applicant-steps';
import { unseenPapers } from '@/lib/domain/admissions/application-missing';

/** What can be done with an application now. */
export interface DecisionDeeds {
  accept: boolean;
  reject: boolean;
  /** Keys of the other steps of its school, the one that follows first. */
  steps: string[];
  /** It is still to be decided. */
  isOpen: boolean;
  /** What comes next: the acceptance once every required paper was seen, until then a step; null once it is decided. */
  next: 'accept' | 'step' | null;
}

type Decided = Pick<
  ApplicantDetail,
  'right' | 'steps' | 'step' | 'isStudent' | 'applicantStatus' | 'userId' | 'form' | 'papers'
>;

const decisions: readonly string[] = [acceptedStep.key, rejectedStep.key];

/** Null where the reader decides nothing here: for others to decide, one's own, withdrawn, or already a student. */
export function decisionDeeds(application: Decided, viewerId: string | undefined): DecisionDeeds | null {
  const { steps, step, isStudent, applicantStatus, userId, form, papers } = application;
  if (!mayDecide(application) || viewerId === userId) return null;
  if (isStudent || applicantStatus === withdrawnStep.key) return null;
  const keys = steps.map(({ key }) => key);
  const at = keys.indexOf(step.key);
  const between = keys.filter((key) => key !== step.key && !decisions.includes(key));
  const isAfter = (key: string) => keys.indexOf(key) > at;
  const isOpen = !isDecided(applicantStatus);
  const isSeen = unseenPapers({ files: form?.files ?? [], papers }, false).length === 0;
  return {
    accept: keys.includes(acceptedStep.key) && step.key !== acceptedStep.key,
    reject: keys.includes(rejectedStep.key) && step.key !== rejectedStep.key,
    steps: [...between.filter(isAfter), ...between.filter((key) => !isAfter(key))],
    isOpen,
    next: isOpen ? (isSeen || between.length === 0 ? 'accept' : 'step') : null,
  };
}
