'use client';

import { useSecondsUntil } from './use-seconds-until';
import { deviceStore, readBy } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';

/** The open visit that this device came through; every pupil at a shared computer belongs to it. */
export interface KeptVisit {
  code: string;
  name: string;
  nameNative: string;
  endsAt: string;
}

const isKept = (value: unknown): value is KeptVisit =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'name', 'nameNative', 'endsAt'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

const store = deviceStore(
  'sala.visit',
  readBy((value) => (isKept(value) ? value : null)),
  { scope: 'device' },
);

export const keepVisit = (visit: KeptVisit): boolean => store.write(visit);

export const forgetVisit = (code: string): boolean =>
  store.update((kept) => (kept?.code === code ? null : kept));

/** Null without one, when it is over, and until the page is interactive. */
export function useKeptVisit(): KeptVisit | null {
  const kept = useDeviceValue(store) ?? null;
  const secondsLeft = useSecondsUntil(kept && Date.parse(kept.endsAt));
  return secondsLeft > 0 ? kept : null;
}
