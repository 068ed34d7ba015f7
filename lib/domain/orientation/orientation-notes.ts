import { orientationLimits } from '../limits/orientation';
import { type HollandProfile, type HollandType, hollandTypes } from './orientation-holland';
import type { PersonalityAxis, PersonalityProfile } from './orientation-personality';

/**
 * Neighbours in the order of scores that one answer could swap, when the code includes at least one of them. Equal
 * scores are in the profile's `ties` instead.
 */
export function nearTies({ code, scores }: HollandProfile): [HollandType, HollandType][] {
  const ranked = hollandTypes.toSorted((a, b) => scores[b] - scores[a]);
  return ranked.slice(0, code.length).flatMap((type, index) => {
    const next = ranked[index + 1];
    const gap = next ? scores[type] - scores[next] : 0;
    return next && gap > 0 && gap <= orientationLimits.hollandNearPoints
      ? [[type, next] as [HollandType, HollandType]]
      : [];
  });
}

/** Axes that one answer could change; balanced ones are in the profile. */
export const closeAxes = ({ axes }: PersonalityProfile): PersonalityAxis[] =>
  axes
    .filter(
      ({ balanced, percentage }) => !balanced && percentage <= orientationLimits.personalityClosePercentage,
    )
    .map(({ axis }) => axis);
