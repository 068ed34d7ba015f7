import type { WritingDeps } from '@/backend/deps';
import { judgeEveryMs, renewFirstAfterMs } from '@/backend/limits';
import { renewTerms } from '@/backend/features/questions/services/renew-terms';
import { runEvery } from '@/backend/jobs/run-every';

/** Renews what questions are about after the table of words has changed. @returns a function that stops it and waits for the run under way. */
export const runTerms = (deps: WritingDeps): (() => Promise<void>) =>
  runEvery(deps, {
    name: 'renew-terms',
    firstAfterMs: renewFirstAfterMs,
    everyMs: judgeEveryMs,
    run: () => renewTerms(deps),
  });
