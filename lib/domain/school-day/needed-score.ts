import type { GradeStep } from './grading-scale';
import type { Counted } from './results';

export type Needed =
  /** The grade is reached even with 0 in all that is left. */
  | { kind: 'sure' }
  /** Not even full scores in all that is left are enough. */
  | { kind: 'out-of-reach' }
  /** So much on average of what is left, in percent with one decimal, rounded up. */
  | { kind: 'percent'; percent: number };

interface CountedTest {
  maxScore: number;
  weightPercent: number;
  counted: Counted;
}

const fullPercent = 100;

/**
 * What has been collected so far, and what is left, both in percent of what counts. An excused test counts neither way, so the
 * rest of the course is the whole.
 */
export function courseProgress(tests: readonly CountedTest[]) {
  const weighted = tests.filter(({ maxScore, weightPercent }) => maxScore > 0 && weightPercent > 0);
  const excused = weighted
    .filter(({ counted }) => counted === 'excused')
    .reduce((sum, { weightPercent }) => sum + weightPercent, 0);
  const whole = fullPercent - excused;
  if (whole <= 0) return { collected: 0, left: 0 };
  const share = fullPercent / whole;
  let done = 0;
  let collected = 0;
  for (const { counted, maxScore, weightPercent } of weighted) {
    if (typeof counted !== 'number') continue;
    done += weightPercent * share;
    collected += (counted / maxScore) * weightPercent * share;
  }
  return { collected, left: Math.max(0, fullPercent - done) };
}

/**
 * What is needed on average in the rest of a course, so that it ends with a grade. What has not been scored counts as left, also
 * what the teacher has not announced yet.
 */
export function neededFor(step: Pick<GradeStep, 'fromPercent'>, tests: readonly CountedTest[]): Needed {
  const { collected, left } = courseProgress(tests);
  const missing = step.fromPercent - collected;
  // A hundredth of a percent comes from binary fractions, not from a student.
  if (missing <= 1e-9) return { kind: 'sure' };
  if (missing > left + 1e-9) return { kind: 'out-of-reach' };
  return { kind: 'percent', percent: Math.ceil((missing / left) * 1000 - 1e-6) / 10 };
}

/**
 * The grade to work for: the next one above where a student stands that is still open, else the best open or reached one.
 * @param goals the best first
 */
export function nextTarget<Step extends Pick<GradeStep, 'fromPercent'>>(
  goals: readonly Step[],
  tests: readonly CountedTest[],
  percent: number | null,
): Step | undefined {
  const kindOf = (step: Step) => neededFor(step, tests).kind;
  const open = goals.filter((step) => kindOf(step) === 'percent');
  const above = open.findLast(({ fromPercent }) => fromPercent > (percent ?? 0));
  return above ?? open[0] ?? goals.find((step) => kindOf(step) === 'sure');
}
