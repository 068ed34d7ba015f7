import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { grantLifetimeSeconds } from '@/backend/limits';
import { sessionResource } from '@/lib/contract/accounts/session';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { resetPassword, verifyResetCode, setPinAfterReset, changePassword } = secretsResource.endpoints;
const { token, userinfo } = sessionResource.endpoints;

let counter = 0;
const freshAddress = () => `10.1.${(counter += 1) >> 8}.${counter & 255}`;
beforeEach(() => backend.current.clock.advance(2 * 86_400));

const ask = (username: string, address = freshAddress()) =>
  call(backend.current, resetPassword, { body: { username } }, undefined, { address });
const verify = (challengeId: string, verifyCode: string) =>
  call(backend.current, verifyResetCode, { body: { challengeId, verifyCode } });
const setPin = (bearer: string, pin: string) =>
  call(backend.current, setPinAfterReset, { body: { pin }, bearer });
const logIn = (username: string, password: string) =>
  call(backend.current, token, {
    body: { grant_type: 'password', username, password, client_id: 'sala-web' },
  });
const isSignedIn = async (bearer: string | undefined) =>
  (await call(backend.current, userinfo, {}, bearer)).status === 200;

/** The steps up to the grant. */
const proven = async (username: string) => {
  const { challengeId } = (await ask(username)).body;
  return (await verify(challengeId, await codeSentTo(backend.current, username))).body.grant;
};

describe('a forgotten PIN', () => {
  test('is replaced with a code to the number, and every session ends', async () => {
    const person = await makePerson(backend.current);
    const session = (await logIn(person.phone, person.pin)).body.access_token;
    const asked = await ask(person.phone);
    expect([asked.status, asked.body.expiresInSeconds, asked.body.resendAfterSeconds]).toEqual([
      201, 300, 60,
    ]);
    const verified = await verify(asked.body.challengeId, await codeSentTo(backend.current, person.phone));
    expect([verified.status, verified.body.expiresInSeconds]).toEqual([200, grantLifetimeSeconds]);
    const set = await setPin(verified.body.grant, '739152');
    expect([set.status, set.body.username]).toEqual([200, person.phone]);
    expect(await isSignedIn(session)).toBe(false);
    expect((await logIn(person.phone, person.pin)).status).toBe(401);
    expect((await logIn(person.phone, '739152')).status).toBe(200);
    expect((await messagesTo(backend.current, person.phone)).map(({ body }) => body).join()).toContain(
      'PIN របស់អ្នកបានប្តូរ',
    );
  });

  test('is replaced with a code to a proven mail address, in the person’s language', async () => {
    const person = await makePerson(backend.current);
    const email = 'Sok.Dara@example.com';
    await backend.current.deps.db
      .update(users)
      .set({ email, emailVerified: true })
      .where(eq(users.id, person.id));
    const { challengeId } = (await ask('sok.dara@EXAMPLE.com')).body;
    const [mail] = await messagesTo(backend.current, 'sok.dara@example.com');
    expect(mail).toMatchObject({ channel: 'mail', subject: expect.stringContaining('លេខកូដ') });
    const code = await codeSentTo(backend.current, 'sok.dara@example.com');
    expect((await verify(challengeId, code)).status).toBe(200);
  });

  test('gives the tries of a locked log-in back', async () => {
    const person = await makePerson(backend.current);
    for (let tries = 0; tries < 10; tries += 1) await logIn(person.phone, '000000');
    expect((await logIn(person.phone, person.pin)).status).toBe(429);
    await setPin(await proven(person.phone), '739152');
    expect((await logIn(person.phone, '739152')).status).toBe(200);
  });

  test('answers the same for unknown, disabled and unfinished accounts, and no code opens them', async () => {
    const [known, disabled, unfinished] = [
      await makePerson(backend.current),
      await makePerson(backend.current, { enabled: false }),
      await makePerson(backend.current),
    ];
    await backend.current.deps.db
      .update(users)
      .set({ secretHash: null, phoneVerified: false })
      .where(eq(users.id, unfinished.id));
    const unproven = await makePerson(backend.current);
    await backend.current.deps.db
      .update(users)
      .set({ email: 'unproven@example.com' })
      .where(eq(users.id, unproven.id));
    const good = await ask(known.phone);
    for (const username of [
      '+85512700001',
      disabled.phone,
      unfinished.phone,
      'nobody@example.com',
      'unproven@example.com',
    ]) {
      const answer = await ask(username);
      expect([answer.status, Object.keys(answer.body)]).toEqual([good.status, Object.keys(good.body)]);
      expect(await codeSentTo(backend.current, username)).toBe('');
      expect((await verify(answer.body.challengeId, '123456')).error).toMatchObject({ code: 'invalid-code' });
    }
  });

  test(
    'is a first PIN for who came through a provider, once the address is proven',
    { tags: 'postgres' },
    async () => {
      const { db } = backend.current.deps;
      const setUp = async (proof: Partial<typeof users.$inferInsert>) => {
        const person = await makePerson(backend.current);
        await db
          .update(users)
          .set({ secretHash: null, phoneVerified: false, ...proof })
          .where(eq(users.id, person.id));
        return person;
      };
      const byPhone = await setUp({ phoneVerified: true });
      const byMail = await setUp({ phone: null, email: 'only.google@example.com', emailVerified: true });
      for (const [person, username] of [
        [byPhone, byPhone.phone],
        [byMail, 'only.google@example.com'],
      ] as const) {
        expect(await isSignedIn(person.token)).toBe(true);
        const set = await setPin(await proven(username), '739152');
        expect([set.status, set.body.username]).toEqual([200, username]);
        expect((await logIn(username, '739152')).status).toBe(200);
        expect(await isSignedIn(person.token)).toBe(false);
      }
    },
  );

  test.each(['abc', '023 123 456', '+12025550123', 'a@b', ' '])(
    '%j is no number and no address',
    async (username) => {
      const answer = await ask(username);
      expect([answer.status, answer.error.issues?.[0]?.path]).toEqual([422, 'username']);
    },
  );
});

describe('codes and limits', () => {
  test('a code lives 5 minutes, works once, and is looked at five times', { tags: 'postgres' }, async () => {
    const person = await makePerson(backend.current);
    const first = (await ask(person.phone)).body;
    const code = await codeSentTo(backend.current, person.phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await verify(randomUUID(), code)).status).toBe(422);
    for (let tries = 1; tries < codeLimits.triesMax; tries += 1)
      expect((await verify(first.challengeId, wrong)).status).toBe(422);
    expect((await verify(first.challengeId, code)).status).toBe(200);
    expect((await verify(first.challengeId, code)).status).toBe(422);
    backend.current.clock.advance(60);
    const late = (await ask(person.phone)).body;
    const lateCode = await codeSentTo(backend.current, person.phone);
    backend.current.clock.advance(codeLimits.lifetimeSeconds);
    expect((await verify(late.challengeId, lateCode)).status).toBe(422);
  });

  test('of two hundred parallel guesses at most five are looked at', { tags: 'postgres' }, async () => {
    const person = await makePerson(backend.current);
    const { challengeId } = (await ask(person.phone)).body;
    const code = await codeSentTo(backend.current, person.phone);
    const guesses = Array.from({ length: 200 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(guesses.map((guess) => verify(challengeId, guess)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await verify(challengeId, code)).status).toBe(422);
  });

  test(
    'three sends in 15 minutes to one number, twenty an hour from one address, known or not',
    { tags: 'postgres' },
    async () => {
      const person = await makePerson(backend.current);
      for (const username of [person.phone, '+85512700002']) {
        const statuses: number[] = [];
        for (let sends = 0; sends < 4; sends += 1) statuses.push((await ask(username)).status);
        expect(statuses).toEqual([201, 201, 201, 429]);
      }
      const address = freshAddress();
      const many = await Promise.all(
        Array.from({ length: 30 }, (_, n) => ask(`+8551271${String(n).padStart(4, '0')}`, address)),
      );
      expect(many.filter(({ status }) => status === 201)).toHaveLength(
        codeLimits.sendsWithoutDevicePerHourMax,
      );
    },
  );

  test(
    'a grant sets one PIN, within ten minutes, and only what it was given for',
    { tags: 'postgres' },
    async () => {
      const person = await makePerson(backend.current);
      const grant = await proven(person.phone);
      expect((await setPin(grant, '111111')).error.issues).toEqual([{ path: 'pin', code: 'weak-pin' }]);
      const signUp = await call(backend.current, accountsResource.endpoints.setPin, {
        body: { pin: '739152' },
        bearer: grant,
      });
      expect(signUp.status).toBe(401);
      const answers = await Promise.all(Array.from({ length: 5 }, () => setPin(grant, '739152')));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
      backend.current.clock.advance(60);
      const late = await proven(person.phone);
      backend.current.clock.advance(grantLifetimeSeconds);
      expect((await setPin(late, '482913')).status).toBe(401);
      expect((await setPin(person.token, '482913')).status).toBe(401);
    },
  );
});

describe('changing a known PIN', () => {
  const change = (bearer: string, currentPassword: string, newPassword: string) =>
    call(backend.current, changePassword, { body: { currentPassword, newPassword } }, bearer);

  test('takes a PIN or a password, keeps this session and ends the others', async () => {
    const person = await makePerson(backend.current);
    const [here, elsewhere] = [
      (await logIn(person.phone, person.pin)).body,
      (await logIn(person.phone, person.pin)).body,
    ];
    expect((await change(here.access_token, '៤៨២៩១៣', '៧៣៩១៥២')).status).toBe(200);
    expect([await isSignedIn(here.access_token), await isSignedIn(elsewhere.access_token)]).toEqual([
      true,
      false,
    ]);
    expect((await change(here.access_token, '739152', 'a longer password')).status).toBe(200);
    expect((await logIn(person.phone, '739152')).status).toBe(401);
    expect((await logIn(person.phone, 'a longer password')).status).toBe(200);
  });

  test.each([
    ['123456', 'weak-pin'],
    ['48291', 'invalid-pin'],
    ['short', 'short-password'],
  ])('refuses %s at its field', async (secret, code) => {
    const person = await makePerson(backend.current);
    const { access_token: bearer } = (await logIn(person.phone, person.pin)).body;
    expect((await change(bearer, person.pin, secret)).error.issues).toEqual([{ path: 'newPassword', code }]);
  });

  test('asks for the present one, ten times at most', async () => {
    const person = await makePerson(backend.current);
    const { access_token: bearer } = (await logIn(person.phone, person.pin)).body;
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await change(bearer, '000000', '739152')).error.issues).toEqual([
        { path: 'currentPassword', code: 'wrong-password' },
      ]);
    }
    const locked = await change(bearer, person.pin, '739152');
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60']);
  });
});
