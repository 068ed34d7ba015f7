import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { rateLimits } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { smsWarningShare } from '@/backend/limits';
import { countUse } from '@/backend/services/access/rate-limit';

const key = 'sms-budget';
const daySeconds = 86_400;

/**
 * Takes one message from the daily budget of the site, in the transaction of the send. The log reports when most of
 * it is used, and when all is.
 * @throws 429 until the day is over
 */
export async function spendSms(deps: Reader, tx: Db): Promise<void> {
  const { SMS_PER_DAY_MAX: max } = deps.env;
  const used = await countUse(deps, tx, { key, max, windowSeconds: daySeconds });
  if (used === Math.ceil(max * smsWarningShare) || used === max) deps.log.error('sms-budget', { used, max });
}

/** How many were sent since the day of the budget began. */
export async function countSpentSms(deps: Deps): Promise<number> {
  const [row] = await deps.db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row && row.until > deps.clock.now() ? row.count : 0;
}
