import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { href } from '@/lib/routes/href';

export const testPaths = {
  holland: {
    about: href('/orientation-test/Holland'),
    start: href('/orientation-test/Holland/start'),
    result: href('/orientation-test/Holland/result'),
  },
  personality: {
    about: href('/orientation-test/MBTI'),
    start: href('/orientation-test/MBTI/start'),
    result: href('/orientation-test/MBTI/result'),
  },
} as const satisfies Record<OrientationTest, object>;

export const otherTest = { holland: 'personality', personality: 'holland' } as const satisfies Record<
  OrientationTest,
  OrientationTest
>;
