'use client';

import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './device-store';

const unknown = () => undefined;

/** The stored value as it changes, in other tabs too: undefined on the server and while the page hydrates, null without one. */
export const useDeviceValue = <Value>(store: DeviceStore<Value>): Value | null | undefined =>
  useSyncExternalStore<Value | null | undefined>(store.subscribe, store.read, unknown);
