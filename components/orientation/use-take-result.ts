'use client';

import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import { useRouter } from '@/lib/i18n/navigation';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { loadOrientationSync } from './load-sync';
import type { OrientationTest } from './orientation-state';
import { testPaths } from './test-paths';

type ResultProblem = 'network' | 'changed' | 'busy' | 'other';

const problems: Outcomes<ResultProblem> = { 0: 'network', 409: 'busy', 422: 'changed', other: 'other' };

/** The ids that the backend names in `answers.{questionId}`. */
const namedIn = (error: unknown): string[] =>
  isApiError(error) ? error.issues.map(({ path }) => path.replace(/^answers\./, '')) : [];

interface TakeResult {
  working: boolean;
  problem: ResultProblem | null;
  take: () => void;
}

/**
 * Requests the result after everything is saved, and opens it. Without a connection it waits and retries by itself.
 * `onRefused` receives the statements without a valid answer.
 */
export function useTakeResult(
  test: OrientationTest,
  questionIds: readonly string[],
  onRefused: (questionIds: string[]) => void,
): TakeResult {
  const router = useRouter();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<ResultProblem | null>(null);

  const take = useCallback(async () => {
    setWorking(true);
    setProblem(null);
    try {
      const { takeResult } = await loadOrientationSync();
      await takeResult(test, questionIds, isSignedIn());
      router.push(testPaths[test].result);
    } catch (error) {
      const found = outcomeOf(error, problems);
      setWorking(false);
      setProblem(found);
      if (found === 'changed') {
        router.refresh();
        onRefused(namedIn(error));
      }
    }
  }, [test, questionIds, router, onRefused]);

  useEffect(() => {
    if (problem !== 'network') return;
    const again = () => void take();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [problem, take]);

  return { working, problem, take: () => void take() };
}
