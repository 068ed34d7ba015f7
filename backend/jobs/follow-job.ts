import type { WritingDeps } from '@/backend/deps';
import { noteSuccess } from '@/backend/operation/job-runs';

/** Some jobs run every second; their row need not be newer than this. */
const notedAgainAfterMs = 60_000;

/**
 * Makes a job of this process known to its metrics.
 * @returns a function for each run that ended well; it notes one a minute
 */
export function followJob(
  { db, clock, jobs }: Pick<WritingDeps, 'db' | 'clock' | 'jobs'>,
  name: string,
  everyMs: number,
): () => Promise<void> {
  jobs?.set(name, everyMs);
  let notedMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now();
    if (now.getTime() - notedMs < notedAgainAfterMs) return;
    await noteSuccess(db, name, now);
    notedMs = now.getTime();
  };
}
