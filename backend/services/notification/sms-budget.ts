import { smsUsedUp } from '@/lib/domain/people/sms-used-up';
import type { Db } from '@/backend/db/client';
import type { Deps, Reader } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { smsStrangersShare, smsWarningShare } from '@/backend/limits';
import { countUse, readUse } from '@/backend/services/access/rate-limit';

const key = 'sms-budget';
const strangersKey = 'sms-budget:strangers';
const daySeconds = 86_400;

/**
 * Whose number it is. Anybody can have messages sent to strangers, so that these have a share of the day only.
 * `unknown`: a stranger too, but whoever asks must not learn it. `reached`: a known person who gets it without an SMS,
 * which whoever asks must not learn either.
 */
export type SmsRecipient = 'known' | 'stranger' | 'unknown' | 'reached';

const usedUp = (retryAfterSeconds: number | undefined) =>
  new Refusal(429, smsUsedUp, 'Sala has sent all text messages of today. Use a mail address.', {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

const namedUsedUp = (error: unknown): never => {
  throw error instanceof Refusal && error.status === 429 ? usedUp(error.retryAfterSeconds) : error;
};

/** Reports in the log when most of a budget is used, and when all is. */
async function spend(deps: Reader, tx: Db, { key, max, of }: { key: string; max: number; of: string }) {
  const used = await countUse(deps, tx, { key, max, windowSeconds: daySeconds }).catch(namedUsedUp);
  if (used === Math.ceil(max * smsWarningShare) || used === max)
    deps.log.error('sms-budget', { of, used, max });
}

const requireLeft = async (deps: Reader, tx: Db, max: number) => {
  const all = await readUse(deps, tx, key);
  if (all && all.count >= max) throw usedUp(all.secondsLeft);
};

/**
 * Takes one message from the daily budget of the site, in the transaction of the send.
 * @returns whether an SMS may be sent: not to an unknown number once the share of strangers is used, and not to who is
 * reached without one.
 * @throws 429 until the day is over
 */
export async function spendSms(deps: Reader, tx: Db, recipient: SmsRecipient = 'known'): Promise<boolean> {
  const { SMS_PER_DAY_MAX: max } = deps.env;
  if (recipient === 'reached') {
    await requireLeft(deps, tx, max);
    return false;
  }
  const forStrangers = Math.max(1, Math.floor(max * smsStrangersShare));
  if (recipient === 'unknown' && ((await readUse(deps, tx, strangersKey))?.count ?? 0) >= forStrangers) {
    await requireLeft(deps, tx, max);
    return false;
  }
  if (recipient !== 'known') await spend(deps, tx, { key: strangersKey, max: forStrangers, of: 'strangers' });
  await spend(deps, tx, { key, max, of: 'all' });
  return true;
}

/** How many were sent since the day of the budget began. */
export async function countSpentSms(deps: Deps): Promise<number> {
  return (await readUse(deps, deps.db, key))?.count ?? 0;
}

/** Takes one message to a known person from the daily budget where it has one. @returns whether it may be sent */
export const maySendSms = ({ deps, tx }: { deps: Reader; tx: Db }): Promise<boolean> =>
  spendSms(deps, tx).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  });
