'use client';

import { useSyncExternalStore } from 'react';

const everySecond = (onTick: () => void) => {
  const timer = setInterval(onTick, 1_000);
  return () => clearInterval(timer);
};
const never = () => () => undefined;

/** Whole seconds until an instant (epoch milliseconds), counting down; 0 after it has passed, and without one. */
export const useSecondsUntil = (untilMs: number | null): number =>
  useSyncExternalStore(
    untilMs === null ? never : everySecond,
    () => (untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - Date.now()) / 1_000))),
    () => 0,
  );

/** `0:42`, `14:05`, `23:59:59`. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
