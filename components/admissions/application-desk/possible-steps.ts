import { mayDecide } from '@/components/admissions/application/may-decide';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import type { Pipeline } from '@/lib/contract/admissions/pipeline';
import { withdrawnStep } from '@/lib/domain/admissions/applicant-steps';

type Moved = Pick<Applicant, 'schoolId' | 'applicantStatus' | 'right'>;

/**
 * The steps to which the reader can move all of these applications: their schools have them. None while one of the applications was
 * withdrawn, or is decided on by others; the only step of a single application is not its own.
 */
export function possibleSteps(
  { steps, schools }: Pick<Pipeline, 'steps' | 'schools'>,
  moved: readonly Moved[],
) {
  if (!moved.every(mayDecide) || moved.some(({ applicantStatus }) => applicantStatus === withdrawnStep.key))
    return [];
  const ofSchool = new Map(schools.map(({ schoolId, stepKeys }) => [schoolId, new Set(stepKeys)]));
  return steps.filter(
    ({ key }) =>
      moved.every(({ schoolId }) => ofSchool.get(schoolId)?.has(key)) &&
      moved.some(({ applicantStatus }) => applicantStatus !== key),
  );
}
