'use client';

import { useSyncExternalStore } from 'react';
import { deviceStore, readBy } from '@/lib/device/device-store';

/** For this tab only: whoever sits down here next must not open it again. */
const store = deviceStore(
  'sala-profile-keys',
  readBy((value) =>
    typeof value === 'object' && value !== null
      ? (Object.fromEntries(Object.entries(value).filter(([, key]) => typeof key === 'string')) as Record<
          string,
          string
        >)
      : null,
  ),
  { scope: 'tab' },
);
const keyPattern = /^[\w-]{22}$/;

/** The key behind the `#`: it leaves the address bar, and stays for this tab. */
const takeKey = (userId: string): string => {
  const key = decodeURIComponent(window.location.hash.slice(1));
  if (keyPattern.test(key)) {
    store.write({ ...store.read(), [userId]: key });
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
  return store.read()?.[userId] ?? '';
};

const subscribe = (listen: () => void) => {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};

/** The key of a link to this person's profile; '' without one, null until the page is hydrated. */
export const useSharedKey = (userId: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => takeKey(userId),
    () => null,
  );
