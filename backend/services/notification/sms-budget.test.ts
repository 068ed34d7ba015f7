// @module-tag postgres
import { expect, test } from 'vitest';
import { accountsResource } from '@/lib/contract/user/accounts';
import { secretsResource } from '@/lib/contract/user/secrets';
import { call, useTestBackend } from '@/tests/support/backend';
import { messagesTo } from '@/tests/support/messages';

const backend = useTestBackend({ SMS_PER_DAY_MAX: '10', METRICS_TOKEN: 'a-token-for-tests' });

let counter = 0;
const signUp = (address: string) => {
  counter += 1;
  const phone = `+8551250${String(counter).padStart(4, '0')}`;
  const body = { firstName: 'Dara', lastName: 'Sok', phone, locale: 'km' as const };
  return call(backend.current, accountsResource.endpoints.register, { body }, undefined, { address });
};
const statusesOf = async (calls: ReturnType<typeof signUp>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted();
const metrics = async () =>
  (
    await backend.current.app.request('http://test/metrics', {
      headers: { authorization: 'Bearer a-token-for-tests' },
    })
  ).text();

test('the site sends so many in a day and no more, from however many addresses; mails still go', async () => {
  const calls = Array.from({ length: 14 }, (_, n) => signUp(`198.51.100.${n}`));
  expect(await statusesOf(calls)).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(429)]);
  const refused = await signUp('198.51.100.99');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
  expect(backend.current.failures).toMatchObject([
    { event: 'sms-budget', used: 8, max: 10 },
    { event: 'sms-budget', used: 10, max: 10 },
  ]);
  expect(await metrics()).toContain('sala_sms_sent_today 10\n');
  const { resetPassword } = secretsResource.endpoints;
  const byMail = await call(backend.current, resetPassword, { body: { username: 'a@x.example' } });
  expect([byMail.status, (await messagesTo(backend.current, 'a@x.example')).length]).toEqual([201, 1]);
  backend.current.clock.advance(86_400);
  expect((await signUp('198.51.100.99')).status).toBe(201);
  expect(await metrics()).toContain('sala_sms_sent_today 1\n');
});
