// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '@/backend/db/schema';
import { sessionResource } from '@/lib/contract/accounts/session';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { deviceTokenFor } from '@/backend/features/accounts/services/devices';

const backend = useTestBackend();
const { register, verifyCode } = accountsResource.endpoints;
const { nameBrowser } = sessionResource.endpoints;

beforeEach(() => backend.current.clock.advance(2 * 86_400));

let counter = 0;
/** A number and an address that no other test uses. */
const fresh = () => {
  counter += 1;
  return {
    phone: `+8551270${String(counter).padStart(4, '0')}`,
    address: `10.0.${counter >> 8}.${counter & 255}`,
  };
};

const start = ({ phone, address, browser }: { phone: string; address: string; browser: string }) =>
  call(
    backend.current,
    register,
    { body: { firstName: 'Dara', lastName: 'Sok', phone, locale: 'km' } },
    undefined,
    { address, browser },
  );
const codeOf = async (phone: string) => {
  const [sent] = await backend.current.deps.db.select().from(outbox).where(eq(outbox.recipient, phone));
  return /#(\d{6})/.exec(sent?.body ?? '')?.[1] ?? '';
};

describe('one address', () => {
  const newBrowser = async () => (await call(backend.current, nameBrowser, {})).body.token;
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
  const manyFrom = async (address: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () =>
        start({ phone: fresh().phone, address, browser: await newBrowser() }),
      ),
    );

  test('lets a class of forty sign up at once, each with a browser', { tags: 'postgres' }, async () => {
    const { address } = fresh();
    expect(new Set(statusesOf(await manyFrom(address, 40)))).toEqual(new Set([201]));
  });

  test('has its codes back when they are typed in, and not before', { tags: 'postgres' }, async () => {
    const { address } = fresh();
    const max = codeLimits.openSendsPerAddressPerHourMax;
    const who = { phone: fresh().phone, address, browser: await newBrowser() };
    const first = await start(who);
    expect(new Set(statusesOf(await manyFrom(address, max - 1)))).toEqual(new Set([201]));
    expect(statusesOf(await manyFrom(address, 2))).toEqual([429, 429]);
    const { userId: id, challengeId } = first.body;
    const verifyCodeBody = { challengeId, verifyCode: await codeOf(who.phone) };
    const verified = await call(
      backend.current,
      verifyCode,
      { params: { id }, body: verifyCodeBody },
      undefined,
      { address },
    );
    expect(verified.status).toBe(200);
    expect(statusesOf(await manyFrom(address, 2)).toSorted()).toEqual([201, 429]);
  });

  test('bounds one browser, wherever it goes', { tags: 'postgres' }, async () => {
    const browser = await newBrowser();
    const max = codeLimits.sendsPerDevicePerHourMax;
    const answers = [];
    for (let sent = 0; sent <= max; sent += 1) answers.push(await start({ ...fresh(), browser }));
    expect(statusesOf(answers)).toEqual([...Array.from({ length: max }, () => 201), 429]);
  });

  test('takes an invented or changed token for no browser', { tags: 'postgres' }, async () => {
    const { address } = fresh();
    const [name = '', mac = ''] = (await newBrowser()).split('.');
    const forged = ['', 'mine', `other.${mac}`, `${name}.`, `${name}.${mac.toLowerCase()}x`];
    const max = codeLimits.sendsWithoutDevicePerHourMax;
    const answers = [];
    for (let sent = 0; sent <= max; sent += 1) {
      const browser = forged[sent % forged.length] ?? '';
      answers.push(await start({ phone: fresh().phone, address, browser }));
    }
    expect(statusesOf(answers)).toEqual([...Array.from({ length: max }, () => 201), 429]);
  });
});

describe('one subscriber of IPv6', () => {
  test('counts as one, whatever addresses it has', { tags: 'postgres' }, async () => {
    const max = codeLimits.openSendsPerNetworkPerHourMax;
    const answers = await Promise.all(
      Array.from({ length: max + 20 }, (_, each) =>
        start({ phone: fresh().phone, address: `2001:db8:77:${each.toString(16)}::1`, browser: '' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(max);
    const neighbour = await start({ phone: fresh().phone, address: '2001:db8:78::1', browser: '' });
    expect(neighbour.status).toBe(201);
  });

  test('has its codes back when they are typed in, at each of its addresses', async () => {
    const at = (each: number) => `2001:db8:79:${each.toString(16)}::1`;
    const max = codeLimits.openSendsPerNetworkPerHourMax;
    const who = { phone: fresh().phone, address: at(0), browser: '' };
    const { body: first } = await start(who);
    for (let each = 1; each < max; each += 1)
      await start({ phone: fresh().phone, address: at(each), browser: '' });
    const next = async () => (await start({ phone: fresh().phone, address: at(max), browser: '' })).status;
    expect(await next()).toBe(429);
    const body = { challengeId: first.challengeId, verifyCode: await codeOf(who.phone) };
    const typed = { params: { id: first.userId }, body };
    const verified = await call(backend.current, verifyCode, typed, undefined, { address: who.address });
    expect(verified.status).toBe(200);
    expect([await next(), await next()]).toEqual([201, 429]);
  });
});

describe('one number', () => {
  const reset = (username: string, devices = '') =>
    call(backend.current, secretsResource.endpoints.resetPassword, { body: { username } }, undefined, {
      address: fresh().address,
      devices,
    });
  const statusesOf = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted();

  test(
    'gets its codes in a browser of its owner, whatever strangers have asked for',
    { tags: 'postgres' },
    async () => {
      const owner = await makePerson(backend.current);
      const strangers = Array.from({ length: codeLimits.sendsPerNumberMax + 1 }, () => reset(owner.phone));
      expect(await statusesOf(strangers)).toEqual([201, 201, 201, 429]);
      const devices = deviceTokenFor(backend.current.deps, owner.id);
      expect((await reset(owner.phone, devices)).status).toBe(201);
      const another = await makePerson(backend.current);
      expect((await reset(owner.phone, deviceTokenFor(backend.current.deps, another.id))).status).toBe(429);
    },
  );
});
