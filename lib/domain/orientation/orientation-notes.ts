import { orientationLimits } from '../limits';
import { type HollandProfile, type HollandType, hollandTypes } from './orientation-holland';
import type { PersonalityAxis, PersonalityProfile } from './orientation-personality';

/**
 * Neighbours in the order of scores that lie closer than one answer could move them, where the code draws on at least one
 * of them. Equal scores are the profile's `ties`, not these.
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

/** Axes that one answer more could turn around; balanced ones are the profile's own. */
export const closeAxes = ({ axes }: PersonalityProfile): PersonalityAxis[] =>
  axes
    .filter(
      ({ balanced, percentage }) => !balanced && percentage <= orientationLimits.personalityClosePercentage,
    )
    .map(({ axis }) => axis);
