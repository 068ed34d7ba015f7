/** From this share of the full score on, in percent, a result has this letter and these points. */
export interface GradeStep {
  letter: string;
  fromPercent: number;
  points: number;
}

export interface GradingScale {
  /** Best first; the last one begins at 0. */
  steps: readonly GradeStep[];
  /** The lowest share that passes, in percent. */
  passPercent: number;
}

/** The letters of the national exam with four points for the best, for schools that have said nothing else. */
export const defaultGradingScale: GradingScale = {
  steps: [
    { letter: 'A', fromPercent: 90, points: 4 },
    { letter: 'B', fromPercent: 80, points: 3.5 },
    { letter: 'C', fromPercent: 70, points: 3 },
    { letter: 'D', fromPercent: 60, points: 2 },
    { letter: 'E', fromPercent: 50, points: 1 },
    { letter: 'F', fromPercent: 0, points: 0 },
  ],
  passPercent: 50,
};

export type ScaleProblem = { place: number; code: 'not-falling' | 'not-from-zero' | 'letter-twice' };

/** The first thing that is wrong with the steps of a scale; null for a good one. */
export function scaleProblem(steps: readonly GradeStep[]): ScaleProblem | null {
  for (const [place, step] of steps.entries()) {
    const before = steps.slice(0, place);
    if (before.some(({ letter }) => letter === step.letter)) return { place, code: 'letter-twice' };
    const above = before.at(-1);
    if (above && (step.fromPercent >= above.fromPercent || step.points > above.points))
      return { place, code: 'not-falling' };
  }
  return steps.at(-1)?.fromPercent === 0 ? null : { place: steps.length - 1, code: 'not-from-zero' };
}

export interface Grade {
  letter: string;
  points: number;
  passed: boolean;
}

/** Null where there is no result. */
export function gradeOnScale(scale: GradingScale, percent: number | null): Grade | null {
  const step = percent === null ? undefined : scale.steps.find(({ fromPercent }) => percent >= fromPercent);
  if (!step || percent === null) return null;
  return { letter: step.letter, points: step.points, passed: percent >= scale.passPercent };
}
