// @module-tag postgres
import { expect, test } from 'vitest';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { phoneChangeResource } from '@/lib/contract/accounts/phone-change';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { call, useTestBackend } from '@/tests/support/backend';
import { readSmsBudget } from './sms-budget';
import { makePerson } from '@/tests/support/make';
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

const reset = (username: string, address: string) =>
  call(backend.current, secretsResource.endpoints.resetPassword, { body: { username } }, undefined, {
    address,
  });

test('strangers use their share of a day and no more, from however many addresses; who is known uses the rest', async () => {
  const calls = Array.from({ length: 14 }, (_, n) => signUp(`198.51.100.${n}`));
  expect(await statusesOf(calls)).toEqual([...Array<number>(7).fill(201), ...Array<number>(7).fill(429)]);
  const refused = await signUp('198.51.100.99');
  expect([refused.status, refused.error.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'sms-used-up',
    '86400',
  ]);
  expect(backend.current.failures.splice(0)).toMatchObject([
    { event: 'sms-budget', of: 'strangers', used: 6, max: 7 },
    { event: 'sms-budget', of: 'strangers', used: 7, max: 7 },
  ]);
  const people = await Promise.all(Array.from({ length: 4 }, () => makePerson(backend.current)));
  // Who asks cannot see which number is known: the answer is the same, the message is left out.
  const nobody = '+85512990001';
  expect((await reset(nobody, '203.0.113.1')).status).toBe(201);
  expect(await messagesTo(backend.current, nobody)).toEqual([]);
  for (const { phone } of people.slice(0, 3)) {
    expect((await reset(phone, '203.0.113.1')).status).toBe(201);
    expect(await messagesTo(backend.current, phone)).toHaveLength(1);
  }
  for (const username of [people[3]?.phone ?? '', nobody]) {
    const answer = await reset(username, '203.0.113.2');
    expect([answer.status, answer.error.code, answer.headers.get('retry-after')]).toEqual([
      429,
      'sms-used-up',
      '86400',
    ]);
  }
  expect(backend.current.failures.splice(0)).toMatchObject([
    { event: 'sms-budget', of: 'all', used: 8, max: 10 },
    { event: 'sms-budget', of: 'all', used: 10, max: 10 },
  ]);
  expect(await metrics()).toContain('sala_sms_sent_today 10\n');
  const byMail = await reset('a@x.example', '203.0.113.3');
  expect([byMail.status, (await messagesTo(backend.current, 'a@x.example')).length]).toEqual([201, 1]);
  backend.current.clock.advance(86_400);
  expect((await signUp('198.51.100.99')).status).toBe(201);
  expect(await metrics()).toContain('sala_sms_sent_today 1\n');
});

test('whose a number is the number says: changing to one of nobody counts as a stranger’s', async () => {
  backend.current.clock.advance(2 * 86_400);
  const person = await makePerson(backend.current);
  const ask = (phone: string) =>
    call(
      backend.current,
      phoneChangeResource.endpoints.send,
      { params: { id: person.id }, body: { phone, currentPassword: person.pin } },
      person.token,
    );
  expect((await ask('+85512660001')).status).toBe(201);
  expect(await readSmsBudget(backend.current.deps)).toMatchObject({ used: 1, usedByStrangers: 1 });
});
