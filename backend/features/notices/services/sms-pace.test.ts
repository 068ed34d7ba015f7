// @module-tag postgres
import { expect, test } from 'vitest';
import { smsStrangersHours, smsStrangersShare } from '@/backend/limits';
import { useTestBackend } from '@/tests/support/backend';
import { spendSms } from './sms-budget';

const perDay = 1_000;
const backend = useTestBackend({ SMS_PER_DAY_MAX: String(perDay) });

test('strangers get an eighth of their share in an hour, what it leaves is kept, and known people notice nothing', async () => {
  const { deps, clock } = backend.current;
  const share = perDay * smsStrangersShare;
  const perHour = Math.ceil(share / smsStrangersHours);
  /** As many as go out until one is refused. */
  const flood = async () => {
    for (let sent = 0; ; sent += 1)
      try {
        await spendSms(deps, deps.db, 'stranger');
      } catch (error) {
        return { sent, error };
      }
  };
  const first = await flood();
  expect(first.sent).toBe(perHour);
  expect(first.error).toMatchObject({ status: 429, code: 'sms-used-up', retryAfterSeconds: 3_600 });
  // Who asks for a PIN of a number that is not known reads the same answer, and gets no message.
  expect(await spendSms(deps, deps.db, 'unknown')).toBe(false);
  expect(await spendSms(deps, deps.db, 'known')).toBe(true);
  clock.advance(3 * 3_600);
  expect((await flood()).sent).toBe(3 * perHour);
  clock.advance(10 * 3_600);
  expect((await flood()).sent).toBe(share - 4 * perHour);
});

test('what goes to numbers that nobody is told about comes out of the share of strangers too', async () => {
  const { deps, clock } = backend.current;
  clock.advance(2 * 86_400);
  const perHour = Math.ceil((perDay * smsStrangersShare) / smsStrangersHours);
  for (let sent = 0; sent < perHour; sent += 1) expect(await spendSms(deps, deps.db, 'unknown')).toBe(true);
  expect(await spendSms(deps, deps.db, 'unknown')).toBe(false);
  await expect(spendSms(deps, deps.db, 'stranger')).rejects.toMatchObject({ code: 'sms-used-up' });
  expect(await spendSms(deps, deps.db, 'known')).toBe(true);
});
