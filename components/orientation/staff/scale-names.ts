import { poleNames, type TypeTexts } from '@/components/orientation/pole-names';
import { hollandPerScale, hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes, personalityPerScale } from '@/lib/domain/orientation/orientation-personality';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';

/** The scales of each test and their numbers of statements. */
export const scalesOf = {
  holland: { scales: hollandTypes, perScale: hollandPerScale },
  personality: { scales: personalityAxes, perScale: personalityPerScale },
} as const satisfies Record<OrientationTest, object>;

/** The key of a statement in words: the interest, or the end of the axis that agreement counts for. */
export function keyName(types: TypeTexts, key: { scale: string; reversed: boolean }): string {
  const interest = hollandTypes.find((type) => type === key.scale);
  if (interest) return `${interest} · ${types(`interests.${interest}.name`)}`;
  const axis = personalityAxes.find((each) => each === key.scale);
  if (!axis) return key.scale;
  const [first, second] = poleNames(types, axis);
  return key.reversed ? `${axis.slice(1)} · ${second}` : `${axis.slice(0, 1)} · ${first}`;
}
