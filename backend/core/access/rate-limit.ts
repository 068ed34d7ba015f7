import { eq, like, sql } from 'drizzle-orm';
import { logInLimits } from '@/lib/domain/limits/sign-in';
import type { Db, WriteDb } from '@/backend/db/client';
import { openToWrite } from '@/backend/db/open-to-write';
import { rateLimits } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { Refusal, tooMany } from '@/backend/errors';
import {
  logInFailureMemorySeconds,
  logInFailuresPerAddressMax,
  logInFailuresWindowSeconds,
} from '@/backend/limits';
import { peppered } from '@/backend/secrets';

const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Counts one use of `key` in a fixed window, exactly, also for parallel calls.
 * @returns how many there were. @throws 429 with the seconds to wait once `max` is reached.
 */
export async function countUse(
  deps: Reader,
  db: Db,
  { key, max, windowSeconds }: { key: string; max: number; windowSeconds: number },
): Promise<number> {
  const now = deps.clock.now();
  const until = after(now, windowSeconds);
  const [row] = await openToWrite(db)
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
  return row?.count ?? 0;
}

/** The same, for what is not refused but left out. @returns whether one was left */
export const takeUse = async (
  deps: Reader,
  db: Db,
  limit: { key: string; max: number; windowSeconds: number },
): Promise<boolean> => {
  try {
    await countUse(deps, db, limit);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
};

/** The same as `countUse`; with the deps of an act a use counts only where the call is not refused. */
export const hitLimit = (
  deps: Reader,
  key: string,
  max: number,
  windowSeconds: number,
  db: Db = deps.db,
): Promise<number> => countUse(deps, db, { key, max, windowSeconds });

/** The uses of `key` in its present window; null without one. */
export async function readUse(
  deps: Reader,
  db: Db,
  key: string,
): Promise<{ count: number; secondsLeft: number } | null> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return usedOf(deps, row ?? null);
}

/** The same of a row that was read with something else. */
export function usedOf(deps: Reader, row: { count: number; until: Date } | null) {
  const now = deps.clock.now();
  return row && row.until > now ? { count: row.count, secondsLeft: secondsUntil(row.until, now) } : null;
}

/**
 * Counts one use of `key` in the window that ends now. Call it in the transaction of the use: a use that is refused
 * or fails is not counted.
 * @throws 429 with the seconds until the oldest of the last `max` uses leaves the window.
 */
export async function slideLimit(
  deps: Reader,
  key: string,
  max: number,
  windowSeconds: number,
  tx: WriteDb,
): Promise<void> {
  const now = deps.clock.now();
  await tx.insert(rateLimits).values({ key, count: 0, until: now }).onConflictDoNothing();
  const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.key, key)).for('update');
  const since = now.getTime() - windowSeconds * 1000;
  const hits = (row?.hits ?? []).filter((hit) => hit > since);
  const oldest = hits.at(-max);
  if (oldest !== undefined) throw tooMany(Math.ceil((oldest - since) / 1000));
  hits.push(now.getTime());
  await tx
    .update(rateLimits)
    .set({ hits, count: hits.length, until: after(now, windowSeconds) })
    .where(eq(rateLimits.key, key));
}

/** Takes one use out of the window again; nothing where it has none. */
export async function giveSlideBack(
  deps: Reader,
  key: string,
  windowSeconds: number,
  tx: WriteDb,
): Promise<void> {
  const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.key, key)).for('update');
  if (!row) return;
  const since = deps.clock.now().getTime() - windowSeconds * 1000;
  const hits = row.hits.filter((hit) => hit > since).slice(1);
  await tx.update(rateLimits).set({ hits, count: hits.length }).where(eq(rateLimits.key, key));
}

const addressTriesKey = (address: string) => `login-address:${address}`;

/**
 * Reserves one of an address's wrong log-ins before the secret is compared: parallel attempts cannot exceed the
 * limit. A right one is released, so that a computer room may share an address.
 * @returns seconds to wait when none is left, else null.
 */
export async function takeAddressTry(deps: Deps, address: string): Promise<number | null> {
  const now = deps.clock.now();
  const until = after(now, logInFailuresWindowSeconds);
  const isOver = sql`${rateLimits.until} <= ${now.toISOString()}::timestamptz`;
  const [taken] = await openToWrite(deps.db)
    .insert(rateLimits)
    .values({ key: addressTriesKey(address), count: 1, until })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        until: sql`case when ${isOver} then ${until.toISOString()}::timestamptz else ${rateLimits.until} end`,
      },
      setWhere: sql`${isOver} or ${rateLimits.count} < ${logInFailuresPerAddressMax}`,
    })
    .returning({ count: rateLimits.count });
  if (taken) return null;
  const [row] = await deps.db
    .select({ until: rateLimits.until })
    .from(rateLimits)
    .where(eq(rateLimits.key, addressTriesKey(address)));
  return secondsUntil(row?.until ?? now, now);
}

export const giveAddressTryBack = async (deps: Deps, address: string): Promise<void> => {
  await openToWrite(deps.db)
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, addressTriesKey(address)));
};

/** The counter of log-in tries of a user name, whether or not the account exists. */
export const loginTriesKey = (deps: Reader, username: string) =>
  `login:${peppered(deps.secrets, `login:${username}`)}`;

/** A known device of the person has its own tries: failures of strangers do not lock it. */
export const deviceTriesKey = (userId: string, device: string) => `login-device:${userId}:${device}`;

const lockSeconds = (failures: number) =>
  Math.min(
    logInLimits.lockMaxSeconds,
    logInLimits.firstLockSeconds *
      logInLimits.lockFactor ** Math.max(0, failures - logInLimits.failuresBeforeLock),
  );

/**
 * Takes one try before the secret is compared, so that parallel guesses count too; a success resets all tries.
 * @returns seconds to wait when locked, else null.
 */
export async function takeLoginTry(deps: Deps, key: string): Promise<number | null> {
  const now = deps.clock.now();
  return openToWrite(deps.db).transaction(async (tx) => {
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

export const giveLoginTriesBack = (deps: Reader, key: string, db: Db = deps.db) =>
  openToWrite(db).delete(rateLimits).where(eq(rateLimits.key, key));

/** Resets the tries of all known devices of a person. */
export const giveDeviceTriesBack = (userId: string, db: WriteDb) =>
  db.delete(rateLimits).where(like(rateLimits.key, `${deviceTriesKey(userId, '')}%`));
