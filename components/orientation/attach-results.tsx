'use client';

import { useEffect } from 'react';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { orientationTests } from '@/lib/domain/orientation/orientation-code';
import { loadOrientationSync } from './load-sync';
import { readOrientation } from './orientation-store';

/** Something was done here before somebody logged in. */
const hasVisitorsWork = () =>
  orientationTests.some((test) => {
    const { owner, answers, results } = readOrientation(test);
    return owner === null && (Object.keys(answers).length > 0 || results.length > 0);
  });

/** After a log-in, wherever it leads: brings a visitor's answers and results to the account. Draws nothing. */
export function AttachResults() {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn || !hasVisitorsWork()) return;
    loadOrientationSync()
      .then(({ syncAll }) => syncAll())
      // Tried again on the next page.
      .catch(() => undefined);
  }, [signedIn]);
  return null;
}
