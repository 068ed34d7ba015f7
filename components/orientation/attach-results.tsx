'use client';

import { useEffect } from 'react';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { orientationTests } from '@/lib/domain/orientation/orientation-code';
import { loadOrientationSync } from './load-sync';
import { readOrientation } from './orientation-store';

/** Something was stored here before a log-in. */
const hasVisitorsWork = () =>
  orientationTests.some((test) => {
    const { owner, answers, results } = readOrientation(test);
    return owner === null && (Object.keys(answers).length > 0 || results.length > 0);
  });

/** After a log-in, on any page: moves a visitor's answers and results to the account. Renders nothing. */
export function AttachResults() {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn || !hasVisitorsWork()) return;
    loadOrientationSync()
      .then(({ syncAll }) => syncAll())
      // Retried on the next page.
      .catch(() => undefined);
  }, [signedIn]);
  return null;
}
