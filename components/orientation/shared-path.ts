import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { href } from '@/lib/routes/href';

/** The public address of a result. */
export const sharedPath = (test: OrientationTest, scores: string) =>
  test === 'holland'
    ? href('/orientation-test/Holland/result', undefined, { scores })
    : href('/orientation-test/MBTI/result', undefined, { scores });
