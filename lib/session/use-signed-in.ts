'use client';

import { useSyncExternalStore } from 'react';
import { signedInHintName } from './cookies';

/** What the hint cookie says now; only the backend knows whether the session still holds. */
export const isSignedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHintName}=`));

/** The cookie changes with log-in, log-out and in other tabs, none of which says so: look again when the page is looked at. */
const subscribe = (onChange: () => void) => {
  window.addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
};

/** False on the server and during hydration, so that static pages fit everybody. */
export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, isSignedIn, () => false);
