import type { WritingDeps } from '@/backend/deps';
import { judgeEveryMs, judgeFirstAfterMs } from '@/backend/limits';
import { judgeUnjudged } from '@/backend/features/review/services/judge-unjudged';
import { runEvery } from '@/backend/jobs/run-every';

/** Judges vacancies that the present rules have not. @returns a function that stops it and waits for the run under way. */
export const runJudge = (deps: WritingDeps): (() => Promise<void>) =>
  runEvery(deps, {
    name: 'judge-vacancies',
    firstAfterMs: judgeFirstAfterMs,
    everyMs: judgeEveryMs,
    run: () => judgeUnjudged(deps),
  });
