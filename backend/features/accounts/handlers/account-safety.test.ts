import { beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '@/backend/db/schema';
import {
  expectedLogInSeconds,
  logInFailuresPerAddressMax,
  logInFailuresWindowSeconds,
} from '@/backend/limits';
import { sessionResource } from '@/lib/contract/accounts/session';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { codeLimits, logInLimits } from '@/lib/domain/limits/sign-in';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { codeSentTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { token } = sessionResource.endpoints;
let counter = 0;
const freshAddress = () => `10.2.${(counter += 1) >> 8}.${counter & 255}`;
beforeEach(() => backend.current.clock.advance(2 * 86_400));

const wrong = '000001';
const logIn = async (
  person: Pick<Person, 'phone'>,
  password: string,
  { device, address = freshAddress() }: { device?: string | undefined; address?: string } = {},
) => {
  const body = {
    client_id: 'sala-web',
    grant_type: 'password' as const,
    username: person.phone,
    password,
    ...(device && { device_token: device }),
  };
  const answer = await call(backend.current, token, { body }, undefined, { address });
  const { error } = answer.body as { error?: string };
  const wait = answer.headers.get('retry-after');
  return { status: answer.status, device: answer.body.device_token, error, wait };
};
const lockOut = async (person: Pick<Person, 'phone'>) => {
  for (let failure = 0; failure < logInLimits.failuresBeforeLock; failure += 1) await logIn(person, wrong);
  expect((await logIn(person, wrong)).status).toBe(429);
};

describe('a device that the person signed in on before', () => {
  test('is not locked out by strangers', async () => {
    const person = await makePerson(backend.current);
    const { device } = await logIn(person, person.pin);
    await lockOut(person);
    expect((await logIn(person, person.pin)).status).toBe(429);
    expect((await logIn(person, person.pin, { device })).status).toBe(200);
    // Nor does its success reset the tries of strangers.
    expect((await logIn(person, wrong)).status).toBe(429);
  });

  test('has ten tries of its own, then the same lock', async () => {
    const person = await makePerson(backend.current);
    const { device } = await logIn(person, person.pin);
    for (let failure = 0; failure < logInLimits.failuresBeforeLock; failure += 1)
      expect((await logIn(person, wrong, { device })).status).toBe(401);
    expect(await logIn(person, person.pin, { device })).toMatchObject({ status: 429, wait: '60' });
    expect((await logIn(person, person.pin)).status).toBe(200);
  });

  test('is known for that person only, and cannot be made up', async () => {
    const [person, other] = [await makePerson(backend.current), await makePerson(backend.current)];
    const { device } = await logIn(other, other.pin);
    await lockOut(person);
    const forged = `${device?.split('.')[0]}.${'A'.repeat(43)}`;
    for (const shown of [device, forged, 'x', '.', '~~~~']) {
      expect([shown, (await logIn(person, person.pin, { device: shown })).status]).toEqual([shown, 429]);
    }
  });

  test('may be shared: each person’s own token counts', { tags: 'postgres' }, async () => {
    const [person, other] = [await makePerson(backend.current), await makePerson(backend.current)];
    const both = `${(await logIn(other, other.pin)).device}~${(await logIn(person, person.pin)).device}`;
    await lockOut(person);
    expect((await logIn(person, person.pin, { device: both })).status).toBe(200);
  });
});

test(
  'wrong log-ins are counted by address too, right ones and known devices are not',
  { tags: 'postgres' },
  async () => {
    const address = freshAddress();
    const person = await makePerson(backend.current);
    const { device } = await logIn(person, person.pin, { address });
    for (let failure = 0; failure < logInFailuresPerAddressMax; failure += 1) {
      const phone = `+8551${String(9_000_000 + failure)}`;
      expect((await logIn({ phone }, wrong, { address })).status).toBe(401);
    }
    const refused = await logIn(person, person.pin, { address });
    expect([refused.status, refused.error, refused.wait]).toEqual([
      429,
      'address_locked',
      String(logInFailuresWindowSeconds),
    ]);
    expect((await logIn(person, person.pin, { address, device })).status).toBe(200);
    expect((await logIn(person, person.pin)).status).toBe(200);
    backend.current.clock.advance(logInFailuresWindowSeconds);
    expect((await logIn(person, person.pin, { address })).status).toBe(200);
  },
);

/** Uses up the wrong log-ins of an address. */
const lockAddress = (address: string) =>
  backend.current.deps.db.insert(rateLimits).values({
    key: `login-address:${address}`,
    count: logInFailuresPerAddressMax,
    until: new Date(backend.current.clock.now().getTime() + logInFailuresWindowSeconds * 1000),
  });

test('where the address is locked, a PIN that is set with a code lets its person in', async () => {
  const address = freshAddress();
  const [person, other] = [await makePerson(backend.current), await makePerson(backend.current)];
  await lockAddress(address);
  expect((await logIn(person, person.pin, { address })).status).toBe(429);
  const { resetPassword, verifyResetCode, setPinAfterReset } = secretsResource.endpoints;
  const asked = await call(backend.current, resetPassword, { body: { username: person.phone } });
  const { challengeId } = asked.body;
  const verifyCode = await codeSentTo(backend.current, person.phone);
  const proven = await call(backend.current, verifyResetCode, { body: { challengeId, verifyCode } });
  const bearer = proven.body.grant;
  await call(backend.current, setPinAfterReset, { body: { pin: '736194' }, bearer });
  expect((await logIn(other, other.pin, { address })).status).toBe(429);
  expect((await logIn(person, '736194', { address })).status).toBe(200);
  backend.current.clock.advance(expectedLogInSeconds);
  expect((await logIn(person, '736194', { address })).error).toBe('address_locked');
});

test('a wrong log-in costs the same for an account and for none', async () => {
  const person = await makePerson(backend.current);
  const cost = async (phone: string) => {
    const before = process.cpuUsage();
    await logIn({ phone }, wrong);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const costs: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < 40; round += 1) {
    if (round % 8 === 0) backend.current.clock.advance(2 * 86_400);
    costs.known.push(await cost(person.phone));
    costs.unknown.push(await cost('+85510999999'));
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length / 2] ?? 0;
  const ratio = median(costs.known) / median(costs.unknown);
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.33);
});

describe('codes by SMS, in windows that slide', () => {
  const phones = () => `+85512${String(300_000 + (counter += 1))}`;
  const send = async (phone: string, address = freshAddress()) => {
    const body = { lastName: 'Sok', firstName: 'Dara', phone, locale: 'km' as const };
    const answer = await call(backend.current, accountsResource.endpoints.register, { body }, undefined, {
      address,
    });
    return [answer.status, answer.headers.get('retry-after')];
  };
  const wait = (seconds: number) => backend.current.clock.advance(seconds);
  const sent = [201, null];

  test('three in any fifteen minutes, not six around a boundary', async () => {
    const phone = phones();
    expect(await send(phone)).toEqual(sent);
    wait(800);
    expect([await send(phone), await send(phone)]).toEqual([sent, sent]);
    expect(await send(phone)).toEqual([429, '100']);
    wait(100);
    expect(await send(phone)).toEqual(sent);
    expect(await send(phone)).toEqual([429, '800']);
  });

  test('eight in any day', async () => {
    const phone = phones();
    for (let times = 0; times < codeLimits.sendsPerNumberPerDayMax; times += 1) {
      expect(await send(phone)).toEqual(sent);
      wait(600);
    }
    expect(await send(phone)).toEqual([429, String(86_400 - 8 * 600)]);
  });

  test(
    'twenty in any hour from one address, and a refused one counts nowhere',
    { tags: 'postgres' },
    async () => {
      const address = freshAddress();
      const ask = () => send(phones(), address);
      for (let times = 0; times < codeLimits.sendsWithoutDevicePerHourMax; times += 1) {
        expect(await ask()).toEqual(sent);
        wait(60);
      }
      expect(await ask()).toEqual([429, String(3_600 - 1_200)]);
      wait(3_600 - 1_200);
      expect([await ask(), (await ask())[0]]).toEqual([sent, 429]);
    },
  );

  test('fifty at once from one address: twenty go out', { tags: 'postgres' }, async () => {
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(phones(), address)));
    expect(answers.filter(([status]) => status === 201)).toHaveLength(
      codeLimits.sendsWithoutDevicePerHourMax,
    );
  });

  test(
    'sixty from as many addresses of one IPv6 network: twenty go out, and another network is free',
    { tags: 'postgres' },
    async () => {
      const from = (n: number) => send(phones(), `2001:db8:5:5::${n.toString(16)}`);
      const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => from(n + 1)));
      expect(answers.filter(([status]) => status === 201)).toHaveLength(
        codeLimits.sendsWithoutDevicePerHourMax,
      );
      expect(await send(phones(), '2001:db8:5:6::1')).toEqual(sent);
    },
  );
});
