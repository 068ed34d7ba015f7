import { count, eq, sql } from 'drizzle-orm';
import { outbox } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { withinTime } from '@/backend/within-time';

const answerWithinMs = 2_000;

/** A message that nobody has tried waits from its hour on, which may be the morning after a night. */
const waitsSince = sql<Date | null>`min(case when ${outbox.attempts} = 0 then ${outbox.nextAttemptAt} else ${outbox.createdAt} end)`;

/** How many messages wait and how many have failed; for how long the oldest has waited, in seconds. */
export async function readOutboxState(
  deps: Deps,
): Promise<{ pending: number; failed: number; oldestSeconds: number }> {
  const read = (status: 'pending' | 'failed') =>
    deps.db
      .select({ value: count(), oldest: waitsSince.mapWith(outbox.createdAt) })
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
