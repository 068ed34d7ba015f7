'use client';

import { useSyncExternalStore } from 'react';

const cambodiaOffsetMs = 7 * 3_600_000;
const dayMs = 86_400_000;
/** Longer timers overflow; a device that slept is asked when it is looked at again. */
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
 * The ISO day on Cambodia's calendar, anew when it changes. A static page begins with the day on which it was made, so that
 * hydration fits; without one the server shows what belongs to no day.
 */
export const useToday = (madeOn = ''): string =>
  useSyncExternalStore(onDayChange, todayInCambodia, () => madeOn);
