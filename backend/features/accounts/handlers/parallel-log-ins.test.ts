// @module-tag postgres
import { expect, test, vi } from 'vitest';
import { heavyWorkLimits, logInFailuresPerAddressMax } from '@/backend/limits';
import { sessionResource } from '@/lib/contract/accounts/session';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const compared = vi.hoisted(() => ({ now: 0, most: 0, all: 0 }));

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const verify: typeof argon2.verify = async (...given) => {
    compared.now += 1;
    compared.all += 1;
    compared.most = Math.max(compared.most, compared.now);
    return argon2.verify(...given).finally(() => (compared.now -= 1));
  };
  return { ...argon2, verify };
});

const backend = useTestBackend();

const logIn = (username: string, password: string, address: string) =>
  call(
    backend.current,
    sessionResource.endpoints.token,
    { body: { grant_type: 'password', client_id: 'sala-web', username, password } },
    undefined,
    { address },
  );

test('of 400 wrong log-ins at once from one address exactly 100 are compared, few at a time', async () => {
  Object.assign(compared, { now: 0, most: 0, all: 0 });
  const flood = Array.from({ length: 400 }, (_, n) => logIn(`user${n}@x.example`, '739164', '203.0.113.5'));
  const answers = await Promise.all(flood);
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(401), count(429)]).toEqual([logInFailuresPerAddressMax, 300]);
  expect(compared.all).toBe(logInFailuresPerAddressMax);
  expect(compared.most).toBe(heavyWorkLimits.secrets.atOnceMax);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBe(900);
  const person = await makePerson(backend.current);
  expect((await logIn(person.phone, person.pin, '203.0.113.6')).status).toBe(200);
});

test('right log-ins use nothing up, and what is locked by name is no guess of the address', async () => {
  const person = await makePerson(backend.current);
  const address = '203.0.113.7';
  for (let n = 0; n < 12; n += 1) await logIn('nobody@x.example', '739164', address);
  for (let n = 0; n < 20; n += 1) expect((await logIn(person.phone, person.pin, address)).status).toBe(200);
  Object.assign(compared, { all: 0 });
  const flood = Array.from({ length: 120 }, (_, n) => logIn(`other${n}@x.example`, '739164', address));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  // Ten of the twelve were compared before the name was locked.
  expect(statuses.filter((status) => status === 401)).toHaveLength(logInFailuresPerAddressMax - 10);
  expect(compared.all).toBe(logInFailuresPerAddressMax - 10);
});
