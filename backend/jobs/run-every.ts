import type { WritingDeps } from '@/backend/deps';
import { followJob } from './follow-job';

/** What a run answers that left its work to another process: it says nothing about the job. */
export const doneElsewhere = Symbol('done elsewhere');

interface Job {
  name: string;
  /** The first run; as all others when absent. */
  firstAfterMs?: number;
  /** From the end of a run to the next one. */
  everyMs: number;
  /** A run that leaves anything undone rejects. */
  run: () => Promise<unknown>;
}

/**
 * Runs a job periodically; a failure is logged, a success noted.
 * @returns a function that stops it and waits for the current run.
 */
export function runEvery(
  deps: Pick<WritingDeps, 'log' | 'db' | 'clock' | 'jobs'>,
  { name, everyMs, firstAfterMs = everyMs, run }: Job,
): () => Promise<void> {
  const noteWell = followJob(deps, name, everyMs);
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = (ms: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run()
        .then((outcome) => (outcome === doneElsewhere ? undefined : noteWell()))
        .catch((error: unknown) => {
          deps.log.error(name, { reason: error instanceof Error ? error.message : 'unknown' });
        })
        .then(() => wait(everyMs));
    }, ms).unref();
  };
  wait(firstAfterMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
