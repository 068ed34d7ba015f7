import { orientationLimits } from '../limits/orientation';
import { type OrientationAnswer, type OrientationItem, sumByScale } from './orientation-answers';

/** Realistic, investigative, artistic, social, enterprising, conventional; this order breaks ties. */
export const hollandTypes = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type HollandType = (typeof hollandTypes)[number];

/** 0 to 40 for each type. */
export type HollandScores = Record<HollandType, number>;

export const hollandRange = {
  min: orientationLimits.hollandAnswerMin,
  max: orientationLimits.hollandAnswerMax,
} as const;

export const hollandPerScale = { items: orientationLimits.hollandItemsPerType, reversed: 0 } as const;

export interface HollandProfile {
  /** The three highest types, highest first. */
  code: string;
  scores: HollandScores;
  /** Share of the highest possible score of a type. */
  percentages: HollandScores;
  /** Groups of equal scores that the code includes, so that its order is not overinterpreted. */
  ties: HollandType[][];
  /** Highest minus lowest score. */
  spread: number;
  /** The interests are so close together that the code means little. */
  flat: boolean;
}

/** @throws RangeError unless every item is answered once, within 0 to 4. */
export const scoreHolland = (
  items: readonly OrientationItem<HollandType>[],
  answers: readonly OrientationAnswer[],
): HollandScores => sumByScale(items, answers, hollandTypes, hollandRange);

export function describeHolland(scores: HollandScores): HollandProfile {
  const { hollandTypeScoreMax: scoreMax, hollandFlatSpreadShare: flatShare } = orientationLimits;
  // Sorting is stable: equal scores stay in the fixed order.
  const ranked = hollandTypes.toSorted((a, b) => scores[b] - scores[a]);
  const code = ranked.slice(0, orientationLimits.hollandCodeLength);
  const values = hollandTypes.map((type) => scores[type]);
  const spread = Math.max(...values) - Math.min(...values);
  const ties = [...new Set(code.map((type) => scores[type]))]
    .map((score) => ranked.filter((type) => scores[type] === score))
    .filter((group) => group.length > 1);
  const percentage = (type: HollandType) => (scores[type] * 100) / scoreMax;
  return {
    code: code.join(''),
    scores,
    percentages: Object.fromEntries(hollandTypes.map((type) => [type, percentage(type)])) as HollandScores,
    ties,
    spread,
    flat: spread < scoreMax * flatShare,
  };
}

/** The three interests of a code, strongest first. */
export const strongestInterests = (code: string): HollandType[] =>
  [...code].flatMap((letter) => hollandTypes.filter((type) => type === letter));
