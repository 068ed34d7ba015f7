'use client';

import { useCallback, useEffect, useState } from 'react';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { loadOrientationSync } from './load-sync';
import { adoptOrientation, changeOrientation } from './orientation-store';
import type { OrientationTest } from './orientation-state';

export type SyncState = 'visitor' | 'saved' | 'saving' | 'waiting';

/**
 * Saves answers in the account while somebody is signed in: at the start, after each answer, and when the connection
 * returns. Its code is prefetched, so that it also works after a lost connection.
 */
export function useAnswerSync(test: OrientationTest, place: QuestionnairePlace) {
  const signedIn = useSignedIn();
  const [state, setState] = useState<Exclude<SyncState, 'visitor'>>('saving');

  const run = useCallback(
    () =>
      loadOrientationSync()
        .then(({ syncOrientation }) => syncOrientation(test))
        // A failed answer stays pending; the next answer or the connection's return tries again.
        .then(
          () => setState('saved'),
          () => setState('waiting'),
        ),
    [test],
  );
  const sync = useCallback(() => {
    if (!isSignedIn()) return;
    setState('saving');
    void run();
  }, [run]);

  useEffect(() => {
    if (!isSignedIn()) adoptOrientation(test, null);
    changeOrientation(test, (before) => ({ ...before, place }));
    void loadOrientationSync().catch(() => undefined);
  }, [test, place]);

  useEffect(() => {
    if (!signedIn) return;
    void run()
      .then(async () => (await loadOrientationSync()).pullAnswers(test))
      // Answers from another device are optional.
      .catch(() => undefined);
    window.addEventListener('online', sync);
    return () => window.removeEventListener('online', sync);
  }, [signedIn, run, sync, test]);

  return { sync, state: signedIn ? state : ('visitor' as const) };
}
