import { count, eq, min } from 'drizzle-orm';
import { outbox } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { withinTime } from '@/backend/within-time';

const answerWithinMs = 2_000;

/** How many messages wait and how many have failed; the age of the oldest waiting one, in seconds. */
export async function readOutboxState(
  deps: Deps,
): Promise<{ pending: number; failed: number; oldestSeconds: number }> {
  const read = (status: 'pending' | 'failed') =>
    deps.db
      .select({ value: count(), oldest: min(outbox.createdAt) })
      .from(outbox)
      .where(eq(outbox.status, status));
  const [[pending], [failed]] = await withinTime(
    Promise.all([read('pending'), read('failed')]),
    answerWithinMs,
  );
  const oldest = pending?.oldest?.getTime();
  return {
    pending: pending?.value ?? 0,
    failed: failed?.value ?? 0,
    oldestSeconds: oldest === undefined ? 0 : Math.max(0, (deps.clock.now().getTime() - oldest) / 1000),
  };
}
