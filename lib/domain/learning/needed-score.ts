import type { ScoredAssessment } from './course-scores';
import type { GradeStep } from './grading-scale';

export type Needed =
  /** The grade is reached even with 0 in all that is left. */
  | { kind: 'sure' }
  /** Not even full scores in all that is left are enough. */
  | { kind: 'out-of-reach' }
  /** So much on average of what is left, in percent with one decimal, rounded up. */
  | { kind: 'percent'; percent: number };

const fullPercent = 100;

/** What has been collected so far, and what is left, both in percent of the whole course. */
export function courseProgress(assessments: readonly ScoredAssessment[]) {
  const scored = assessments.flatMap(({ score, maxScore, weightPercent }) =>
    score === null || maxScore <= 0 || weightPercent <= 0 ? [] : [{ score, maxScore, weightPercent }],
  );
  const weightScored = scored.reduce((sum, { weightPercent }) => sum + weightPercent, 0);
  const collected = scored.reduce(
    (sum, { score, maxScore, weightPercent }) => sum + (score / maxScore) * weightPercent,
    0,
  );
  return { collected, left: Math.max(0, fullPercent - weightScored) };
}

/**
 * What is needed on average in the rest of a course, so that it ends with a grade. What has not been scored counts as left, also
 * what the teacher has not announced yet.
 */
export function neededFor(
  step: Pick<GradeStep, 'fromPercent'>,
  assessments: readonly ScoredAssessment[],
): Needed {
  const { collected, left } = courseProgress(assessments);
  const missing = step.fromPercent - collected;
  // A hundredth of a percent comes from binary fractions, not from a student.
  if (missing <= 1e-9) return { kind: 'sure' };
  if (missing > left + 1e-9) return { kind: 'out-of-reach' };
  return { kind: 'percent', percent: Math.ceil((missing / left) * 1000 - 1e-6) / 10 };
}
