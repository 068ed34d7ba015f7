import { orientationLimits } from '../limits/orientation';
import { isPersonalityType, type PersonalityType } from './personality-families';
import { type OrientationAnswer, type OrientationItem, sumByScale } from './orientation-answers';

/** Each axis by its two poles; items that are not reversed count for the first. */
export const personalityAxes = ['EI', 'SN', 'TF', 'JP', 'AT'] as const;
export type PersonalityAxis = (typeof personalityAxes)[number];

/** 10 to 50 for each axis; 50 is entirely the first pole. */
export type PersonalityScores = Record<PersonalityAxis, number>;

export const personalityRange = {
  min: orientationLimits.personalityAnswerMin,
  max: orientationLimits.personalityAnswerMax,
} as const;

export const personalityPerScale = {
  items: orientationLimits.personalityItemsPerAxis,
  reversed: orientationLimits.personalityReversedPerAxis,
} as const;

export interface AxisProfile {
  axis: PersonalityAxis;
  letter: string;
  /** Share of the letter's pole, 50 to 100. */
  percentage: number;
  /** Share of each pole; their sum is 100. */
  poles: { letter: string; percentage: number }[];
  /** Exactly in the middle; the letter then follows the fixed rule I, N, F, P, T. */
  balanced: boolean;
}

export interface PersonalityProfile {
  /** Type and identity, such as `INTJ-A`. */
  code: string;
  /** Four letters. */
  type: PersonalityType;
  /** Assertive or turbulent. */
  identity: 'A' | 'T';
  axes: AxisProfile[];
  scores: PersonalityScores;
}

/** @throws RangeError unless every item is answered once, within 1 to 5. */
export const scorePersonality = (
  items: readonly OrientationItem<PersonalityAxis>[],
  answers: readonly OrientationAnswer[],
): PersonalityScores => sumByScale(items, answers, personalityAxes, personalityRange);

const lowest = personalityRange.min * personalityPerScale.items;
const highest = personalityRange.max * personalityPerScale.items;

const describeAxis = (axis: PersonalityAxis, score: number): AxisProfile => {
  const [first, second] = [axis.slice(0, 1), axis.slice(1)];
  // Multiplied first, so that every result is exact.
  const towardsFirst = ((score - lowest) * 100) / (highest - lowest);
  const isFirst = towardsFirst > 50;
  return {
    axis,
    letter: isFirst ? first : second,
    percentage: isFirst ? towardsFirst : 100 - towardsFirst,
    poles: [
      { letter: first, percentage: towardsFirst },
      { letter: second, percentage: 100 - towardsFirst },
    ],
    balanced: towardsFirst === 50,
  };
};

export function describePersonality(scores: PersonalityScores): PersonalityProfile {
  const axes = personalityAxes.map((axis) => describeAxis(axis, scores[axis]));
  const letters = axes.map(({ letter }) => letter).join('');
  const type = letters.slice(0, -1);
  if (!isPersonalityType(type)) throw new RangeError(`${type} is no type`);
  const identity = letters.endsWith('A') ? 'A' : 'T';
  return { code: `${type}-${identity}`, type, identity, axes, scores };
}
