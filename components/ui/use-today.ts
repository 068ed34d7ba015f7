'use client';

import { useSyncExternalStore } from 'react';

const cambodiaOffsetMs = 7 * 3_600_000;
const dayMs = 86_400_000;
/** Longer timers overflow; after sleep, the day is checked when the page becomes visible. */
const askAgainMs = 3_600_000;

const todayInCambodia = (): string => new Date(Date.now() + cambodiaOffsetMs).toISOString().slice(0, 10);

function onDayChange(notify: () => void): () => void {
  const untilMidnightMs = dayMs - ((Date.now() + cambodiaOffsetMs) % dayMs);
  const atMidnight = setTimeout(notify, untilMidnightMs + 1);
  const nowAndThen = setInterval(notify, askAgainMs);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearTimeout(atMidnight);
    clearInterval(nowAndThen);
    document.removeEventListener('visibilitychange', notify);
  };
}

/**
 * The ISO day in Cambodia, updated when it changes. A static page starts with the day on which it was rendered, so
 * that hydration matches; without one the server renders no day.
 */
export const useToday = (madeOn = ''): string =>
  useSyncExternalStore(onDayChange, todayInCambodia, () => madeOn);
