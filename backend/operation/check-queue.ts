import type { Deps } from '@/backend/deps';
import { smsWarningShare } from '@/backend/limits';
import { readOutboxState } from '@/backend/features/notices/services/outbox-state';
import { readSmsBudget } from '@/backend/features/notices/services/sms-budget';
import { bad, type Finding, good, remark } from './finding';

/** The alert of docs/operations.md. */
const lateSeconds = 300;

const ageOf = (seconds: number) =>
  seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

/** Whether messages leave, and how many of today's text messages are used. */
export async function checkQueue(deps: Deps): Promise<Finding[]> {
  const { pending, failed, oldestSeconds } = await readOutboxState(deps);
  const { used: spent, max, usedByStrangers, strangersMax } = await readSmsBudget(deps);
  const isLate = oldestSeconds > lateSeconds;
  const queue = `${pending} wait${pending > 0 ? `, the oldest since ${ageOf(oldestSeconds)}` : ''}, ${failed} failed`;
  const used = `${spent} of ${max} text messages of today are used, ${usedByStrangers} of ${strangersMax} to unknown numbers`;
  const isNearlyUsed = spent >= max * smsWarningShare || usedByStrangers >= strangersMax * smsWarningShare;
  return [
    isLate
      ? bad(
          'messages',
          `${queue}. Does a backend run? Its log has sms-failed and mail-failed; npm run outbox -- for NUMBER.`,
        )
      : failed > 0
        ? remark('messages', `${queue}. Look at /advisor/inbox?view=outbox, which tries them again.`)
        : good('messages', queue),
    spent >= max || usedByStrangers >= strangersMax
      ? bad(
          'sms of today',
          `${used}: nobody can sign up by telephone. An operator raises the number at /advisor/inbox?view=outbox.`,
        )
      : (isNearlyUsed ? remark : good)('sms of today', used),
  ];
}
