'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
};

/**
 * The address's query, empty until the page is interactive. Unlike Next's `useSearchParams` it keeps what uses it in the
 * prerendered HTML; for a few values that nothing of the first paint depends on.
 */
export function useLocationSearch(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return new URLSearchParams(search);
}
