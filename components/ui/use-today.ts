'use client';

import { useSyncExternalStore } from 'react';
import { cambodianDay, endOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';

/** Longer timers overflow; after sleep, the day is checked when the page becomes visible. */
const askAgainMs = 3_600_000;

const todayInCambodia = (): string => cambodianDay(new Date());

function onDayChange(notify: () => void): () => void {
  const untilMidnightMs = endOfDayInCambodia(todayInCambodia()).getTime() - Date.now();
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
