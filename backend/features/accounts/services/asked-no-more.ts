import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { rateLimits } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { refusalDays } from '@/backend/limits';
import { digestCode } from '@/backend/core/access/secret-hash';
import type { AnyAct } from '@/backend/core/access/act';

// Whoever is named as a referee or a guardian never chose Sala. Their no holds for the number or address, not for the entry that named it: an entry
// is deleted and written again in a second. Only digests are stored.

const dayMs = 86_400_000;

const keyOf = (deps: Pick<Reader, 'secrets'>, contact: string, asker: string | null) =>
  `asked-no-more:${digestCode(deps.secrets, `asked-by:${asker ?? 'anybody'}`, contact.toLowerCase())}`;

const remember = async (act: AnyAct, key: string): Promise<void> => {
  const until = new Date(act.now.getTime() + refusalDays * dayMs);
  await act.tx
    .insert(rateLimits)
    .values({ key, count: 1, until })
    .onConflictDoUpdate({ target: rateLimits.key, set: { until } });
};

/** What somebody who was asked says of the number or address of the message. `never`: nobody may ask there, for as long. */
export async function rememberAnswer(
  act: AnyAct,
  { contact, asker, agrees, never }: { contact: string; asker: string; agrees: boolean; never: boolean },
): Promise<void> {
  const [byAsker, byAnybody] = [keyOf(act.deps, contact, asker), keyOf(act.deps, contact, null)];
  if (agrees) await act.tx.delete(rateLimits).where(inArray(rateLimits.key, [byAsker, byAnybody]));
  else await remember(act, byAsker);
  if (never) await remember(act, byAnybody);
}

/** @throws 409 `asked-no-more` where a no of the last year still holds */
export async function requireMayBeAsked(
  deps: Pick<Reader, 'secrets' | 'clock'>,
  tx: Db,
  { contact, asker }: { contact: string; asker: string },
): Promise<void> {
  const keys = [keyOf(deps, contact, asker), keyOf(deps, contact, null)];
  const holds = and(inArray(rateLimits.key, keys), gt(rateLimits.until, deps.clock.now()));
  if ((await tx.$count(rateLimits, holds)) > 0)
    throw new Refusal(409, 'asked-no-more', 'This person does not want to be asked.');
}

/** Until when nobody may ask this number or address; null where its owner has not said so, or a year has passed. */
export async function askedNoMoreUntil(
  deps: Pick<Reader, 'secrets' | 'clock'>,
  db: Db,
  contact: string,
): Promise<Date | null> {
  const [held] = await db
    .select({ until: rateLimits.until })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, keyOf(deps, contact, null)), gt(rateLimits.until, deps.clock.now())));
  return held?.until ?? null;
}
