// @module-tag postgres
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { smsBudgetResource } from '@/lib/contract/notices/sms-budget';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { createApp } from '@/backend/app';
import { auditLog } from '@/backend/db/schema';
import { call, type TestBackend, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend({ SMS_PER_DAY_MAX: '4', METRICS_TOKEN: 'a-token-for-tests' });
const { get, change } = smsBudgetResource.endpoints;

let counter = 0;
/** A stranger who asks for a code, at another process of the same site. */
const signUp = async (): Promise<number> => {
  counter += 1;
  const { deps } = backend.current;
  const other: TestBackend = { ...backend.current, app: createApp({ ...deps }) };
  const body = {
    firstName: 'Dara',
    lastName: 'Sok',
    phone: `+8551251${String(counter).padStart(4, '0')}`,
    locale: 'km' as const,
  };
  const address = `198.51.100.${counter}`;
  return (await call(other, accountsResource.endpoints.register, { body }, undefined, { address })).status;
};
const operator = () => makePerson(backend.current, { roles: ['advisor', 'operator'] });
const metrics = async () => {
  const headers = { authorization: 'Bearer a-token-for-tests' };
  return (await backend.current.app.request('http://test/metrics', { headers })).text();
};

test('an operator lets more text messages out on a busy day, at once and in all processes', async () => {
  const { token, id } = await operator();
  for (const status of [201, 201, 429]) expect(await signUp()).toBe(status);
  const { body: full } = await call(backend.current, get, {}, token);
  expect(full).toMatchObject({
    max: 4,
    perDay: 4,
    setting: 4,
    used: 2,
    // A code takes one part in Khmer too.
    parts: 2,
    riel: 200,
    strangersMax: 2,
    usedByStrangers: 2,
    todayUntil: null,
    dayEndsAt: expect.any(String),
    strangersEndAt: expect.any(String),
    version: 1,
  });
  const more = { body: { days: 'today' as const, max: 10 }, version: full.version };
  const { body: raised } = await call(backend.current, change, more, token);
  expect(raised).toMatchObject({
    max: 10,
    perDay: 4,
    strangersMax: 7,
    todayUntil: full.dayEndsAt,
    version: 2,
  });
  for (let left = 5; left > 0; left -= 1) expect(await signUp()).toBe(201);
  expect(await signUp()).toBe(429);
  expect(await metrics()).toMatch(
    /sala_sms_sent_today 7\nsala_sms_per_day_max 10\n|sala_sms_per_day_max 10\n/,
  );
  // Two operators at once: the second learns it.
  expect((await call(backend.current, change, more, token)).status).toBe(412);
  const log = await backend.current.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'sms-budget-changed'));
  expect(log).toMatchObject([{ actorId: id, detail: { days: 'today', max: 10, from: 4 } }]);
  // The next day begins with the number of every day.
  backend.current.clock.advance(86_400);
  for (const status of [201, 201, 429]) expect(await signUp()).toBe(status);
  backend.current.failures.splice(0);
});

test('a number of every day holds until it is taken back; today’s goes before it', async () => {
  backend.current.clock.advance(86_400);
  const { token } = await operator();
  const set = async (days: 'today' | 'every-day', max: number | null) => {
    const { body } = await call(backend.current, get, {}, token);
    return (await call(backend.current, change, { body: { days, max }, version: body.version }, token)).body;
  };
  expect(await set('every-day', 20)).toMatchObject({ max: 20, perDay: 20, setting: 4 });
  expect(await set('today', 1)).toMatchObject({ max: 1, perDay: 20 });
  expect(await signUp()).toBe(201);
  expect(await signUp()).toBe(429);
  expect(await set('today', null)).toMatchObject({ max: 20, todayUntil: null });
  expect(await signUp()).toBe(201);
  expect(await set('today', 3)).toMatchObject({ max: 3, perDay: 20 });
  expect(await set('every-day', 30)).toMatchObject({ max: 30, perDay: 30, todayUntil: null });
  expect(await set('every-day', null)).toMatchObject({ max: 4, perDay: 4 });
  backend.current.failures.splice(0);
});

test('only operators see and change it, within reason', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  expect((await call(backend.current, get, {}, advisor.token)).status).toBe(403);
  const { token } = await operator();
  for (const max of [0, 100_001]) {
    const answer = await call(backend.current, change, { body: { days: 'today', max }, version: 1 }, token);
    expect([answer.status, answer.error.issues?.[0]?.code]).toEqual([422, 'out-of-range']);
  }
});
