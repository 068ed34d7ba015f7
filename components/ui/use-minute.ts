'use client';

import { useSyncExternalStore } from 'react';

const everyMs = 15_000;
const minuteMs = 60_000;

const onTick = (notify: () => void): (() => void) => {
  const timer = setInterval(notify, everyMs);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
};

/** The running minute in epoch milliseconds; null on the server and during hydration, so that static pages match. */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    onTick,
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => null,
  );
