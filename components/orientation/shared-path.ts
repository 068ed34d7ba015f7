import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { href } from '@/lib/routes/href';

/** The address of a result that anybody may open. */
export const sharedPath = (test: OrientationTest, scores: string) =>
  test === 'holland'
    ? href('/orientation-test/Holland/result', undefined, { scores })
    : href('/orientation-test/MBTI/result', undefined, { scores });
