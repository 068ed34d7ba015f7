import type { ApplicantDetail, Step } from '@/lib/contract/applicant/applicant-shapes';
import { isDecided } from '@/lib/domain/applications/applicant-steps';

export type PathState = 'done' | 'current' | 'ahead';

/** `step` null stands for the decision that lies ahead, which is one of two steps. `at` is when the step was last reached. */
export interface PathStep {
  key: string;
  step: Step | null;
  state: PathState;
  at: string | null;
}

type Walked = Pick<ApplicantDetail, 'steps' | 'timeline' | 'step' | 'applicantStatus'>;

/**
 * The way of one application: steps it was in, the one it is in, those ahead and the decision. A step that was passed over is
 * left out, since it has not happened; after the decision nothing lies ahead.
 */
export function pathOf({ steps, timeline, step, applicantStatus }: Walked): PathStep[] {
  const moves = timeline.filter(({ kind }) => kind === 'status' || kind === 'withdrawn');
  const reachedAt = new Map(moves.map((entry) => [entry.toStatus, entry.at]));
  const decided = isDecided(applicantStatus);
  const own = steps.filter((each) => !isDecided(each.key));
  const currentIndex = own.findIndex((each) => each.key === applicantStatus);
  const known = currentIndex >= 0 || decided;
  // An application in a step that the school has removed stands behind all steps it was in.
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
