'use client';

import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './device-store';

const unknown = () => undefined;

/**
 * The stored value, updated on changes, also from other tabs: undefined on the server and during hydration, null
 * without one.
 */
export const useDeviceValue = <Value>(store: DeviceStore<Value>): Value | null | undefined =>
  useSyncExternalStore<Value | null | undefined>(store.subscribe, store.read, unknown);
