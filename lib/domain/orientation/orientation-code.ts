import { type HollandScores, hollandTypes } from './orientation-holland';
import { orientationLimits } from '../limits/orientation';
import {
  personalityAxes,
  personalityPerScale,
  personalityRange,
  type PersonalityScores,
} from './orientation-personality';

const bounds = {
  holland: { scales: hollandTypes, min: 0, max: orientationLimits.hollandTypeScoreMax },
  personality: {
    scales: personalityAxes,
    min: personalityRange.min * personalityPerScale.items,
    max: personalityRange.max * personalityPerScale.items,
  },
} as const;

export type OrientationTest = keyof typeof bounds;
export const orientationTests = ['holland', 'personality'] as const satisfies readonly OrientationTest[];
export type ScoresOf<T extends OrientationTest> = T extends 'holland' ? HollandScores : PersonalityScores;

/** Scores as a link contains them: `10.40.30.30.10.10`, in the fixed order of the scales. */
export const writeScores = (test: OrientationTest, scores: Record<string, number>): string =>
  bounds[test].scales.map((scale) => scores[scale] ?? 0).join('.');

/** null for any other text than that of `writeScores`. */
export function readScores<T extends OrientationTest>(test: T, written: string | null): ScoresOf<T> | null {
  const { scales, min, max } = bounds[test];
  const parts = written?.split('.') ?? [];
  const values = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN));
  if (parts.length !== scales.length || !values.every((value) => value >= min && value <= max)) return null;
  return Object.fromEntries(scales.map((scale, index) => [scale, values[index] ?? 0])) as ScoresOf<T>;
}
