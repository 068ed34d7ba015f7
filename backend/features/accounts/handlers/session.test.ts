import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { auditLog, refreshTokens, sessions, users } from '@/backend/db/schema';
import { sessionResource } from '@/lib/contract/accounts/session';
import { logInLimits, tokenLimits } from '@/lib/domain/limits/sign-in';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { token, userinfo, logout, keys, discovery, discoveryAtRoot } = sessionResource.endpoints;
const client = { client_id: 'sala-web' };

const logIn = (username: string, password: string) =>
  call(backend.current, token, {
    body: { ...client, grant_type: 'password', username, password, scope: 'openid' },
  });
const signIn = async (person: Person) => (await logIn(person.phone, person.pin)).body;
const refresh = (refreshToken: string) =>
  call(backend.current, token, {
    body: { ...client, grant_type: 'refresh_token', refresh_token: refreshToken },
  });
const whoAmI = async (bearer: string) => (await call(backend.current, userinfo, {}, bearer)).status;
const endSession = (refreshToken: string, bearer?: string) =>
  call(backend.current, logout, { body: { ...client, refresh_token: refreshToken } }, bearer);
const familiesOf = (person: Person) =>
  backend.current.deps.db.select().from(sessions).where(eq(sessions.userId, person.id));

test('log-in answers a pair of 1,800 s and 30 days, and userinfo the person', async () => {
  const person = await makePerson(backend.current, { roles: ['advisor'] });
  const answer = await logIn(person.phone, person.pin);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.body).toMatchObject({
    expires_in: 1_800,
    refresh_expires_in: 2_592_000,
    token_type: 'Bearer',
  });
  const { iat = 0, exp, sub } = decodeJwt(answer.body.access_token);
  expect([sub, exp]).toEqual([person.id, iat + 1_800]);
  const me = await call(backend.current, userinfo, {}, answer.body.access_token);
  expect(me.body).toMatchObject({
    sub: person.id,
    preferred_username: person.phone,
    roles: ['enrollment:advisor', 'user'],
    dob: null,
    province: null,
    currentSchool: null,
  });
  const known = { dob: '2008-03-14', province: '12', currentSchool: 'Lotus High School' };
  await backend.current.deps.db.update(users).set(known).where(eq(users.id, person.id));
  const then = await call(backend.current, userinfo, {}, answer.body.access_token);
  expect(then.body).toMatchObject(known);
});

test(
  'a phone number may be written as people write it, Khmer digits included, and an e-mail in any case',
  { tags: 'postgres' },
  async () => {
    const person = await makePerson(backend.current);
    const national = `0${person.phone.slice(4)}`;
    const khmer = [...national].map((digit) => String.fromCodePoint(0x17e0 + Number(digit))).join('');
    await backend.current.deps.db
      .update(users)
      .set({ email: 'Dara.Sok@example.com', emailVerified: true })
      .where(eq(users.id, person.id));
    for (const username of [
      national,
      khmer,
      `${national.slice(0, 3)} ${national.slice(3)}`,
      'dara.sok@EXAMPLE.com',
    ]) {
      expect((await logIn(username, person.pin)).status).toBe(200);
    }
  },
);

test('an access token ends after 1,800 s, a refresh token after 30 days', async () => {
  const person = await makePerson(backend.current);
  const first = await signIn(person);
  backend.current.clock.advance(tokenLimits.accessLifetimeSeconds - 1);
  expect(await whoAmI(first.access_token)).toBe(200);
  backend.current.clock.advance(1);
  expect(await whoAmI(first.access_token)).toBe(401);
  const second = await refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(await whoAmI(second.body.access_token)).toBe(200);
  backend.current.clock.advance(tokenLimits.refreshLifetimeSeconds);
  expect((await refresh(second.body.refresh_token)).status).toBe(400);
});

test('refresh tokens rotate and only their hashes are stored', { tags: 'postgres' }, async () => {
  const person = await makePerson(backend.current);
  const first = await signIn(person);
  const second = await refresh(first.refresh_token);
  expect(second.body.refresh_token).not.toBe(first.refresh_token);
  const rows = await backend.current.deps.db.select({ hash: refreshTokens.hash }).from(refreshTokens);
  const stored = new Set(rows.map((row) => row.hash));
  expect([first, second.body].some((pair) => stored.has(pair.refresh_token))).toBe(false);
});

test(
  'a used refresh token may come again within 10 s; later it ends the whole family',
  { tags: 'postgres' },
  async () => {
    const person = await makePerson(backend.current);
    const first = await signIn(person);
    const second = (await refresh(first.refresh_token)).body;
    backend.current.clock.advance(tokenLimits.refreshReuseGraceSeconds);
    const third = await refresh(first.refresh_token);
    expect(third.status).toBe(200);
    backend.current.clock.advance(1);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    backend.current.clock.advance(tokenLimits.accessEndsAfterRevocationMaxSeconds);
    for (const pair of [second, third.body]) {
      expect((await refresh(pair.refresh_token)).status).toBe(400);
      expect(await whoAmI(pair.access_token)).toBe(401);
    }
    const entries = await backend.current.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, person.id));
    expect(entries.map((entry) => entry.action)).toContain('refresh-token-reused');
  },
);

test('a hundred parallel refreshes stay one family and log nobody out', { tags: 'postgres' }, async () => {
  const person = await makePerson(backend.current);
  const first = await signIn(person);
  const before = (await familiesOf(person)).length;
  const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(first.refresh_token)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const families = await familiesOf(person);
  expect(families).toHaveLength(before);
  expect(families.every((family) => family.revokedAt === null)).toBe(true);
  expect(new Set(answers.map((answer) => decodeJwt(answer.body.access_token)['sid'])).size).toBe(1);
  const last = answers.at(-1)?.body;
  expect((await refresh(last?.refresh_token ?? '')).status).toBe(200);
});

test('log-out ends access and refresh; another device stays signed in', async () => {
  const person = await makePerson(backend.current);
  const [phone, laptop] = [await signIn(person), await signIn(person)];
  expect(await whoAmI(phone.access_token)).toBe(200);
  const stranger = await signIn(await makePerson(backend.current));
  expect((await endSession(phone.refresh_token)).status).toBe(401);
  expect((await endSession(phone.refresh_token, stranger.access_token)).status).toBe(200);
  expect(await whoAmI(phone.access_token)).toBe(200);
  await endSession(phone.refresh_token, phone.access_token);
  expect(await whoAmI(phone.access_token)).toBe(401);
  expect((await refresh(phone.refresh_token)).status).toBe(400);
  expect(await whoAmI(laptop.access_token)).toBe(200);
  expect((await endSession('not-a-token', laptop.access_token)).status).toBe(200);
});

test('a log-out elsewhere ends access here within 5 s', async () => {
  const person = await makePerson(backend.current);
  const { access_token: bearer } = await signIn(person);
  expect(await whoAmI(bearer)).toBe(200);
  // As another process would do it: this process is not notified.
  await backend.current.deps.db
    .update(sessions)
    .set({ revokedAt: backend.current.clock.now() })
    .where(eq(sessions.userId, person.id));
  backend.current.clock.advance(tokenLimits.accessEndsAfterRevocationMaxSeconds);
  expect(await whoAmI(bearer)).toBe(401);
});

test('a disabled person loses access within 5 s and cannot refresh or log in', async () => {
  const person = await makePerson(backend.current);
  const pair = await signIn(person);
  expect(await whoAmI(pair.access_token)).toBe(200);
  await backend.current.deps.db.update(users).set({ enabled: false }).where(eq(users.id, person.id));
  backend.current.clock.advance(tokenLimits.accessEndsAfterRevocationMaxSeconds);
  expect(await whoAmI(pair.access_token)).toBe(401);
  expect((await refresh(pair.refresh_token)).status).toBe(400);
  expect((await logIn(person.phone, person.pin)).status).toBe(401);
});

const lockStep = async (username: string, password = '000001') => {
  const answer = await logIn(username, password);
  return { status: answer.status, wait: answer.headers.get('retry-after'), body: answer.error };
};

test('ten failures lock for 1 minute, doubling to 15; the right PIN opens it again afterwards', async () => {
  const person = await makePerson(backend.current);
  for (let failure = 0; failure < logInLimits.failuresBeforeLock; failure += 1) {
    expect((await lockStep(person.phone)).status).toBe(401);
  }
  for (const seconds of [60, 120, 240, 480, 900, 900]) {
    expect(await lockStep(person.phone, person.pin)).toMatchObject({ status: 429, wait: String(seconds) });
    backend.current.clock.advance(seconds - 1);
    expect((await lockStep(person.phone, person.pin)).status).toBe(429);
    backend.current.clock.advance(1);
    expect((await lockStep(person.phone)).status).toBe(401);
  }
  backend.current.clock.advance(logInLimits.lockMaxSeconds);
  expect((await lockStep(person.phone, person.pin)).status).toBe(200);
  expect((await lockStep(person.phone)).status).toBe(401);
});

test('failures of long ago are forgotten, also after a lock', async () => {
  const person = await makePerson(backend.current);
  for (let failure = 0; failure < logInLimits.failuresBeforeLock; failure += 1) await lockStep(person.phone);
  backend.current.clock.advance(86_400);
  expect((await lockStep(person.phone)).status).toBe(401);
  expect((await lockStep(person.phone, person.pin)).status).toBe(200);
});

test('two hundred parallel guesses at a PIN get ten tries', { tags: 'postgres' }, async () => {
  const person = await makePerson(backend.current);
  const answers = await Promise.all(Array.from({ length: 200 }, () => logIn(person.phone, '000001')));
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(logInLimits.failuresBeforeLock);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(
    200 - logInLimits.failuresBeforeLock,
  );
});

test('answers do not tell whether an account exists', async () => {
  const person = await makePerson(backend.current);
  const steps = Array.from({ length: 12 }, (_, index) => index);
  const [known, unknown] = [[] as unknown[], [] as unknown[]];
  for (const _step of steps) {
    known.push(await lockStep(person.phone));
    unknown.push(await lockStep('+85510999999'));
  }
  expect(known).toEqual(unknown);
});

test('only the first-party client may use the endpoint', async () => {
  const answer = await call(backend.current, token, {
    body: { grant_type: 'password', username: 'x', password: 'y', client_id: 'somebody' },
  });
  expect([answer.status, answer.error]).toMatchObject([401, { error: 'invalid_client' }]);
});

test('the discovery document leads to the calls, in both places', async () => {
  const { body } = await call(backend.current, discovery, {});
  expect((await call(backend.current, discoveryAtRoot, {})).body).toEqual(body);
  const person = await makePerson(backend.current);
  const bearer = (await signIn(person)).access_token;
  expect(decodeJwt(bearer).iss).toBe(body.issuer);
  const at = async (address: string, init: RequestInit = {}) =>
    (await backend.current.app.request(new URL(address).pathname, init)).status;
  expect(new URL(body.issuer).pathname).toBe('/api-auth');
  const headers = { authorization: `Bearer ${bearer}` };
  const statuses = [await at(body.jwks_uri), await at(body.userinfo_endpoint, { headers })];
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const fields = new URLSearchParams({
    ...client,
    grant_type: 'password',
    username: person.phone,
    password: person.pin,
  });
  statuses.push(await at(body.token_endpoint, { method: 'POST', headers: form, body: fields.toString() }));
  const ending = new URLSearchParams({ ...client, refresh_token: 'unknown' }).toString();
  statuses.push(
    await at(body.end_session_endpoint, { method: 'POST', headers: { ...headers, ...form }, body: ending }),
  );
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test('the key set holds the public key alone', async () => {
  const { body } = await call(backend.current, keys, {});
  expect(body.keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256' })]);
  expect(body.keys[0]).not.toHaveProperty('d');
});
