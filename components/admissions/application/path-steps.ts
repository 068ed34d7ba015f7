import type { ApplicantDetail, Step } from '@/lib/contract/admissions/applicant-shapes';
import { isDecided } from '@/lib/domain/admissions/applicant-steps';

export type PathState = 'done' | 'current' | 'ahead';

/** `step` null is the coming decision, which is one of two steps. `at` is when the step was last reached. */
export interface PathStep {
  key: string;
  step: Step | null;
  state: PathState;
  at: string | null;
}

type Walked = Pick<ApplicantDetail, 'steps' | 'timeline' | 'step' | 'applicantStatus'>;

/**
 * The path of one application: past steps, the current one, coming ones and the decision. A skipped step is left out,
 * because it did not happen; after the decision nothing follows.
 */
export function pathOf({ steps, timeline, step, applicantStatus }: Walked): PathStep[] {
  const moves = timeline.filter(({ kind }) => kind === 'status' || kind === 'withdrawn');
  const reachedAt = new Map(moves.map((entry) => [entry.toStatus, entry.at]));
  const decided = isDecided(applicantStatus);
  const own = steps.filter((each) => !isDecided(each.key));
  const currentIndex = own.findIndex((each) => each.key === applicantStatus);
  const known = currentIndex >= 0 || decided;
  // An application in a removed step comes after all of its past steps.
  const before = own.filter(
    (each, index) =>
      each.key !== applicantStatus && reachedAt.has(each.key) && (decided || !known || index < currentIndex),
  );
  const ahead = decided
    ? []
    : own.filter((each, index) => (known ? index > currentIndex : !reachedAt.has(each.key)));
  const at = (key: string) => reachedAt.get(key) ?? null;
  return [
    ...before.map((each): PathStep => ({ key: each.key, step: each, state: 'done', at: at(each.key) })),
    { key: applicantStatus, step, state: 'current', at: at(applicantStatus) },
    ...ahead.map((each): PathStep => ({ key: each.key, step: each, state: 'ahead', at: null })),
    ...(decided ? [] : [{ key: 'decision', step: null, state: 'ahead' as const, at: null }]),
  ];
}
