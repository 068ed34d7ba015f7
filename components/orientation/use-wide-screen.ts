'use client';

import { useSyncExternalStore } from 'react';
import { breakpointsPx } from '@/lib/domain/limits';

const query = `(width >= ${breakpointsPx.sm}px)`;
const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Wider than a phone. True on the server and during hydration. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
