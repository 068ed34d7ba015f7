import { hollandRange } from '@/lib/domain/orientation/orientation-holland';
import { personalityRange } from '@/lib/domain/orientation/orientation-personality';
import type { OrientationTest } from './orientation-state';

const ranges = { holland: hollandRange, personality: personalityRange } as const;

/** The answers of a test, lowest first. */
export const answersOf = (test: OrientationTest): number[] => {
  const { min, max } = ranges[test];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
};

const keys = ['1', '2', '3', '4', '5'];
const khmerKeys = ['១', '២', '៣', '៤', '៥'];

/** Keys 1 to 5, on either keyboard, select by position from the left. */
export const answerOfKey = (test: OrientationTest, key: string): number | undefined => {
  const place = Math.max(keys.indexOf(key), khmerKeys.indexOf(key));
  return place < 0 ? undefined : answersOf(test)[place];
};
