'use client';

import { useOrientation } from '@/components/orientation/use-orientation';

/** Whether this device has a result of one of the two tests. */
export const useTestTaken = (): boolean => {
  const holland = useOrientation('holland');
  const personality = useOrientation('personality');
  return holland.results.length > 0 || personality.results.length > 0;
};
