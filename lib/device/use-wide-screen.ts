'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { wideScreenMinPx } from '@/lib/domain/limits/pages';

const queryOf = (minPx: number) => `(width >= ${minPx}px)`;

/** At least so wide: without a width, wider than a phone. True on the server and during hydration. */
export function useWideScreen(minPx = wideScreenMinPx): boolean {
  const query = queryOf(minPx);
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
