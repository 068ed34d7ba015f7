'use client';

import { useCountAgain } from './desk-menu/use-waiting';

/** What the frame of a desk does beside its page: counts again after deeds. */
export function FrameHost() {
  useCountAgain();
  return null;
}
