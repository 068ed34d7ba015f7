'use client';

import { useSyncExternalStore } from 'react';
import { isSignedIn, onSignedInChange } from './signed-in-hint';

/** False on the server and during hydration, so that static pages match for everybody. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSignedInChange, isSignedIn, () => false);
