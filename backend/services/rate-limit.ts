import { eq, sql } from 'drizzle-orm';
import { logInLimits } from '@/lib/domain/limits';
import type { Db } from '../db/client';
import { rateLimits } from '../db/schema';
import type { Deps } from '../deps';
import { tooMany } from '../errors';
import { logInFailureMemorySeconds } from '../limits';

const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Counts one use of `key` in a fixed window, exactly, however many come at once.
 * @throws 429 with the seconds to wait once `max` is reached.
 */
export async function hitLimit(
  deps: Deps,
  key: string,
  max: number,
  windowSeconds: number,
  db: Db = deps.db,
): Promise<void> {
  const now = deps.clock.now();
  const until = after(now, windowSeconds);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, until })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.until} <= ${now.toISOString()}::timestamptz then 1 else ${rateLimits.count} + 1 end`,
        until: sql`case when ${rateLimits.until} <= ${now.toISOString()}::timestamptz then ${until.toISOString()}::timestamptz else ${rateLimits.until} end`,
      },
    })
    .returning();
  if (row && row.count > max) throw tooMany(secondsUntil(row.until, now));
}

const lockSeconds = (failures: number) =>
  Math.min(
    logInLimits.lockMaxSeconds,
    logInLimits.firstLockSeconds *
      logInLimits.lockFactor ** Math.max(0, failures - logInLimits.failuresBeforeLock),
  );

/**
 * Takes one try before the secret is compared, so that parallel guesses count too; a success gives all tries back.
 * @returns seconds to wait when locked, else null.
 */
export async function takeLoginTry(deps: Deps, key: string): Promise<number | null> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key, count: 0, until: now }).onConflictDoNothing();
    const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.key, key)).for('update');
    const failures = row?.count ?? 0;
    const locks = failures >= logInLimits.failuresBeforeLock;
    if (row && locks && row.until > now) return secondsUntil(row.until, now);
    const forgottenAt = row && after(row.until, locks ? logInFailureMemorySeconds : 0);
    const forgotten = forgottenAt !== undefined && forgottenAt <= now;
    const count = forgotten ? 1 : failures + 1;
    const until = after(
      now,
      count >= logInLimits.failuresBeforeLock ? lockSeconds(count) : logInFailureMemorySeconds,
    );
    await tx.update(rateLimits).set({ count, until }).where(eq(rateLimits.key, key));
    return null;
  });
}

export const giveLoginTriesBack = (deps: Deps, key: string) =>
  deps.db.delete(rateLimits).where(eq(rateLimits.key, key));
