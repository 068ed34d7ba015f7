import { lastMidnightInCambodia } from '@/lib/domain/dates/cambodian-days';
import { noticeLimits } from '@/lib/domain/notices/channels';
import type { Pace } from '@/lib/domain/notices/urgencies';
import type { AnyAct } from '@/backend/core/access/act';
import { countUse, readUse } from '@/backend/core/access/rate-limit';
import { maySendSms } from './sms-budget';

const daySeconds = 86_400;

/**
 * Takes one of the three text messages of a person's day in Cambodia, and one of the site's budget; codes are not
 * counted. What cannot wait takes none of the three, and a warning none of the budget. @returns whether it may be sent
 */
export async function maySendNoticeSms(
  act: AnyAct,
  userId: string,
  pace: Pace = 'read-first',
): Promise<boolean> {
  if (pace === 'now') return true;
  if (pace === 'soon') return maySendSms(act);
  const { deps, tx, now } = act;
  const today = lastMidnightInCambodia(now);
  const key = `sms-notices:${userId}:${today.getTime()}`;
  const used = (await readUse(deps, tx, key))?.count ?? 0;
  if (used >= noticeLimits.smsPerDayMax || !(await maySendSms(act))) return false;
  await countUse(deps, tx, { key, max: noticeLimits.smsPerDayMax, windowSeconds: daySeconds });
  return true;
}
