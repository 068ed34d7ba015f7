import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { challenges, outbox, users } from '@/backend/db/schema';
import { grantLifetimeSeconds } from '@/backend/limits';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { sessionResource } from '@/lib/contract/accounts/session';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const { register, verifyCode, setPin } = accountsResource.endpoints;

const day = 86_400;
let counter = 0;
/** A number and an address that no other test uses, so that limits do not mix. */
const fresh = () => {
  counter += 1;
  return {
    phone: `+8551270${String(counter).padStart(4, '0')}`,
    address: `10.0.${counter >> 8}.${counter & 255}`,
  };
};
beforeEach(() => backend.current.clock.advance(2 * day));

const start = ({
  firstName = 'Dara',
  lastName = 'Sok',
  phone,
  address,
}: {
  firstName?: string;
  lastName?: string;
  phone: string;
  address: string;
}) =>
  call(backend.current, register, { body: { firstName, lastName, phone, locale: 'km' } }, undefined, {
    address,
  });
const lastSms = async (phone: string) => {
  const sent = await backend.current.deps.db.select().from(outbox).where(eq(outbox.recipient, phone));
  return sent.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)?.body ?? '';
};
const codeOf = async (phone: string) => /#(\d{6})$/.exec(await lastSms(phone))?.[1] ?? '';
const verify = ({ userId, challengeId }: { userId: string; challengeId: string }, code: string) =>
  call(backend.current, verifyCode, { params: { id: userId }, body: { challengeId, verifyCode: code } });
const choosePin = (bearer: string, pin = '482913') =>
  call(backend.current, setPin, { body: { pin }, bearer });
const attemptsOf = async (challengeId: string) => {
  const [row] = await backend.current.deps.db.select().from(challenges).where(eq(challenges.id, challengeId));
  return row?.attempts;
};
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

/** The steps up to the grant. */
const proven = async (who = fresh()) => {
  const challenge = (await start(who)).body;
  const answer = await verify(challenge, await codeOf(who.phone));
  return { ...who, challenge, grant: answer.body.grant };
};

test('from a number to an account that can log in', async () => {
  const who = fresh();
  const started = await start({ ...who, phone: `០${who.phone.slice(4)}` });
  expect(started.status).toBe(201);
  expect(started.body).toMatchObject({ expiresInSeconds: 300, resendAfterSeconds: 60 });
  const code = await codeOf(who.phone);
  expect(code).toMatch(/^\d{6}$/);
  expect(await lastSms(who.phone)).toMatch(new RegExp(`\\n@localhost #${code}$`));
  const khmerCode = [...code].map((digit) => String.fromCodePoint(0x17e0 + Number(digit))).join('');
  const verified = await verify(started.body, khmerCode);
  expect([verified.status, verified.body.expiresInSeconds]).toEqual([200, grantLifetimeSeconds]);
  const set = await choosePin(verified.body.grant);
  expect([set.status, set.body.username]).toEqual([200, who.phone]);
  const tokens = await call(backend.current, sessionResource.endpoints.token, {
    body: { grant_type: 'password', username: who.phone, password: '482913', client_id: 'sala-web' },
  });
  const me = await call(backend.current, sessionResource.endpoints.userinfo, {}, tokens.body.access_token);
  expect(me.body).toMatchObject({ given_name: 'Dara', family_name: 'Sok', roles: ['user'] });
});

test(
  'who signs up with a Khmer name has it in Khmer, and nowhere stands without a name',
  { tags: 'postgres' },
  async () => {
    const who = { ...fresh(), firstName: 'តារា', lastName: 'សុខ' };
    const started = await start(who);
    expect(started.status).toBe(201);
    const verified = await verify(started.body, await codeOf(who.phone));
    expect((await choosePin(verified.body.grant)).status).toBe(200);
    const tokens = await call(backend.current, sessionResource.endpoints.token, {
      body: { grant_type: 'password', username: who.phone, password: '482913', client_id: 'sala-web' },
    });
    const me = await call(backend.current, sessionResource.endpoints.userinfo, {}, tokens.body.access_token);
    expect(me.body).toMatchObject({
      'given_name#km': 'តារា',
      'family_name#km': 'សុខ',
      given_name: 'តារា',
      family_name: 'សុខ',
    });
  },
);

test.each([
  ['not a number', { phone: 'abc' }, 'phone', 'invalid-phone'],
  ['a landline', { phone: '023 123 456' }, 'phone', 'invalid-phone'],
  ['names in two scripts', { firstName: 'តារា' }, 'firstName', 'one-script'],
  ['a name in no script that schools write', { firstName: 'Дара' }, 'firstName', 'khmer-or-latin'],
  ['no name', { lastName: ' \u200b' }, 'lastName', 'required'],
])('registering with %s is refused at its field', async (_what, change, path, code) => {
  const body = { firstName: 'Dara', lastName: 'Sok', phone: fresh().phone, locale: 'km' as const, ...change };
  const answer = await call(backend.current, register, { body });
  expect(answer.status).toBe(422);
  expect(answer.error.issues).toContainEqual(expect.objectContaining({ path, code }));
});

test('a code is stored as a digest only', async () => {
  const who = fresh();
  const { challengeId } = (await start(who)).body;
  const [row] = await backend.current.deps.db.select().from(challenges).where(eq(challenges.id, challengeId));
  expect(JSON.stringify(row)).not.toContain(await codeOf(who.phone));
});

test('a code lives 5 minutes', async () => {
  const [early, late] = [fresh(), fresh()];
  const [first, second] = [(await start(early)).body, (await start(late)).body];
  backend.current.clock.advance(codeLimits.lifetimeSeconds - 1);
  expect((await verify(first, await codeOf(early.phone))).status).toBe(200);
  backend.current.clock.advance(1);
  const answer = await verify(second, await codeOf(late.phone));
  expect([answer.status, answer.error.message]).toEqual([422, 'Invalid Code.']);
});

test('a code works once, and for its own challenge and person only', { tags: 'postgres' }, async () => {
  const who = fresh();
  const challenge = (await start(who)).body;
  const code = await codeOf(who.phone);
  expect((await verify({ ...challenge, userId: randomUUID() }, code)).status).toBe(422);
  expect((await verify({ ...challenge, challengeId: randomUUID() }, code)).status).toBe(422);
  expect((await verify(challenge, code)).status).toBe(200);
  expect((await verify(challenge, code)).status).toBe(422);
});

test('five tries, then not even the right code', async () => {
  const who = fresh();
  const challenge = (await start(who)).body;
  const code = await codeOf(who.phone);
  for (let tries = 0; tries < codeLimits.triesMax; tries += 1) {
    expect((await verify(challenge, wrongFor(code))).error.issues).toEqual([
      { path: 'verifyCode', code: 'invalid-code' },
    ]);
  }
  expect((await verify(challenge, code)).status).toBe(422);
});

test('without the id of the code, the newest of the person counts, with the same five tries', async () => {
  const who = fresh();
  const { userId, challengeId } = (await start(who)).body;
  const code = await codeOf(who.phone);
  const guess = (id: string, verifyCodeTyped: string) =>
    call(backend.current, verifyCode, { params: { id }, body: { verifyCode: verifyCodeTyped } });
  expect((await guess(randomUUID(), code)).status).toBe(422);
  expect((await guess(userId, wrongFor(code))).status).toBe(422);
  expect(await attemptsOf(challengeId)).toBe(1);
  expect((await guess(userId, code)).status).toBe(200);
  expect((await guess(userId, code)).status).toBe(422);

  const other = fresh();
  const started = (await start(other)).body;
  const right = await codeOf(other.phone);
  for (let tries = 0; tries < codeLimits.triesMax; tries += 1) await guess(started.userId, wrongFor(right));
  expect((await guess(started.userId, right)).status).toBe(422);
});

test('of two hundred parallel guesses at most five are looked at', { tags: 'postgres' }, async () => {
  const who = fresh();
  const challenge = (await start(who)).body;
  const code = await codeOf(who.phone);
  const guesses = Array.from({ length: 200 }, (_, index) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
  );
  const answers = await Promise.all(guesses.map((guess) => verify(challenge, guess)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([422]));
  expect(await attemptsOf(challenge.challengeId)).toBe(codeLimits.triesMax);
  expect((await verify(challenge, code)).status).toBe(422);
});

test('the right code sent many times at once gives one grant', { tags: 'postgres' }, async () => {
  const who = fresh();
  const challenge = (await start(who)).body;
  const code = await codeOf(who.phone);
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(challenge, code)));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422, 422, 422]);
});

test(
  'three sends in 15 minutes and eight a day to one number; refused ones do not count',
  { tags: 'postgres' },
  async () => {
    const { phone } = fresh();
    const send = async () => (await start({ phone, address: fresh().address })).status;
    for (const [allowed, refused] of [
      [3, 4],
      [3, 1],
      [2, 1],
    ] as const) {
      for (let sent = 0; sent < allowed; sent += 1) expect(await send()).toBe(201);
      for (let more = 0; more < refused; more += 1) expect(await send()).toBe(429);
      backend.current.clock.advance(codeLimits.sendsPerNumberWindowSeconds);
    }
    const late = await start({ phone, address: fresh().address });
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, String(day - 3 * 900)]);
    backend.current.clock.advance(day - 3 * 900);
    expect(await send()).toBe(201);
  },
);

test(
  'twenty sends an hour from one address that shows no browser, exactly, however parallel',
  { tags: 'postgres' },
  async () => {
    const { address } = fresh();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => start({ phone: fresh().phone, address })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(
      codeLimits.sendsWithoutDevicePerHourMax,
    );
    expect(answers.find((answer) => answer.status === 429)?.headers.get('retry-after')).toBe('3600');
    backend.current.clock.advance(3600);
    expect((await start({ phone: fresh().phone, address })).status).toBe(201);
  },
);

test('a known number gets the same answer, its owner a word by SMS, and no code opens it', async () => {
  const person = await makePerson(backend.current);
  const [known, again, unknown] = [
    await start({ phone: person.phone, address: fresh().address }),
    await start({ phone: person.phone, address: fresh().address }),
    await start(fresh()),
  ];
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  expect([known.status, known.body.expiresInSeconds]).toEqual([
    unknown.status,
    unknown.body.expiresInSeconds,
  ]);
  expect(again.body.userId).not.toBe(known.body.userId);
  expect(known.body.userId).not.toBe(person.id);
  expect(await lastSms(person.phone)).toContain('លេខនេះមានគណនីហើយ');
  expect((await verify(known.body, '123456')).error).toEqual((await verify(unknown.body, '000000')).error);
});

test('of two codes for one number the first that is used makes the account', async () => {
  const who = fresh();
  const first = (await start(who)).body;
  const firstCode = await codeOf(who.phone);
  backend.current.clock.advance(60);
  const second = (await start(who)).body;
  const verified = await verify(second, await codeOf(who.phone));
  expect((await choosePin(verified.body.grant)).status).toBe(200);
  expect((await verify(first, firstCode)).status).toBe(422);
  expect(await backend.current.deps.db.select().from(users).where(eq(users.phone, who.phone))).toHaveLength(
    1,
  );
});

test('two proven codes for one number set one PIN', async () => {
  const who = fresh();
  const first = await proven(who);
  backend.current.clock.advance(60);
  const second = await proven(who);
  expect((await choosePin(first.grant, '482913')).status).toBe(200);
  expect((await choosePin(second.grant, '739152')).status).toBe(401);
});

test('a grant sets one PIN, however parallel, within ten minutes', { tags: 'postgres' }, async () => {
  const { grant } = await proven();
  const answers = await Promise.all(Array.from({ length: 10 }, () => choosePin(grant)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect((await choosePin(grant)).status).toBe(401);
  const late = await proven();
  backend.current.clock.advance(grantLifetimeSeconds);
  expect((await choosePin(late.grant)).status).toBe(401);
});

test('a weak PIN is refused at its field and leaves the grant unused', async () => {
  const { grant, phone } = await proven();
  for (const pin of ['111111', '123456', '987654', '121212', '123123', phone.slice(-6)]) {
    expect((await choosePin(grant, pin)).error.issues).toEqual([{ path: 'pin', code: 'weak-pin' }]);
  }
  expect((await choosePin(grant, '12345')).error.issues).toMatchObject([
    { path: 'pin', code: 'invalid-pin' },
  ]);
  expect((await choosePin(grant, '៤៨២៩១៣')).status).toBe(200);
});

test('neither an access token nor a forged grant sets a PIN', async () => {
  const person = await makePerson(backend.current);
  const { grant } = await proven();
  for (const bearer of [person.token, `${grant}x`, grant.split('.').slice(0, 2).join('.'), 'x']) {
    expect((await choosePin(bearer)).status).toBe(401);
  }
});
