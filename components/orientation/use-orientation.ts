'use client';

import { useSyncExternalStore } from 'react';
import { emptyState, type OrientationState, type OrientationTest } from './orientation-state';
import { isStorable, readOrientation, subscribeOrientation } from './orientation-store';

const nothing = emptyState();

/** Empty on the server and during hydration. */
export const useOrientation = (test: OrientationTest): OrientationState =>
  useSyncExternalStore(
    subscribeOrientation,
    () => readOrientation(test),
    () => nothing,
  );

/** False once the browser refused to store a value. */
export const useStorable = (): boolean => useSyncExternalStore(subscribeOrientation, isStorable, () => true);
