import type { Deps } from '@/backend/deps';

/** Runs a job periodically; a failure is logged. @returns a function that stops it and waits for the current run. */
export function runEvery(
  { log }: Pick<Deps, 'log'>,
  { name, everyMs, run }: { name: string; everyMs: number; run: () => Promise<unknown> },
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = run().catch((error: unknown) => {
      log.error(name, { reason: error instanceof Error ? error.message : 'unknown' });
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
