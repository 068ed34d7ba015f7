'use client';

import { useSyncExternalStore } from 'react';
import { wideScreenMinPx } from '@/lib/domain/limits/pages';

const query = `(width >= ${wideScreenMinPx}px)`;
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
