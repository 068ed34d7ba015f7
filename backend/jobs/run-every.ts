import type { WritingDeps } from '@/backend/deps';

interface Job {
  name: string;
  /** The first run; as all others when absent. */
  firstAfterMs?: number;
  /** From the end of a run to the next one. */
  everyMs: number;
  run: () => Promise<unknown>;
}

/** Runs a job periodically; a failure is logged. @returns a function that stops it and waits for the current run. */
export function runEvery(
  { log }: Pick<WritingDeps, 'log'>,
  { name, everyMs, firstAfterMs = everyMs, run }: Job,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = (ms: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run()
        .catch((error: unknown) => {
          log.error(name, { reason: error instanceof Error ? error.message : 'unknown' });
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
