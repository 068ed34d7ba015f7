import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { sessionResource } from '@/lib/contract/accounts/session';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { createApp } from '@/backend/app';
import { addSigningKey, openSecrets, type SigningKey, signingKey } from '@/backend/secrets';
import { signGrant } from './grants';
import { issuerOf } from './tokens';

const backend = useTestBackend();
const { userinfo } = sessionResource.endpoints;

let person: Person;
let sid: string;
beforeAll(async () => {
  person = await makePerson(backend.current);
  sid = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()).sid;
});

const statusFor = async (bearer: string) => (await call(backend.current, userinfo, {}, bearer)).status;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const nowSeconds = () => Math.floor(backend.current.clock.now().getTime() / 1000);

const claims = () => ({
  sub: person.id,
  sid,
  roles: ['user', 'enrollment:advisor'],
  organizations: [],
  iss: issuerOf(backend.current.deps),
  aud: 'sala-web',
  iat: nowSeconds(),
  exp: nowSeconds() + 1_800,
});
const key = () => signingKey(backend.current.deps.secrets, new Date());
const header = () => ({ alg: 'ES256', kid: key().id, typ: 'at+jwt' });

/** A token signed with the backend's own key, with one thing changed. */
const signed = (change: { claims?: Record<string, unknown>; header?: Record<string, unknown> } = {}) =>
  new SignJWT({ ...claims(), ...change.claims })
    .setProtectedHeader({ ...header(), ...change.header })
    .sign(key().privateKey);

test('the same token, unchanged, is accepted: the refusals below have the reasons they name', async () => {
  expect(await statusFor(await signed())).toBe(200);
});

test('no signature', async () => {
  for (const alg of ['none', 'None', 'NONE']) {
    const head = base64({ ...header(), alg });
    expect(await statusFor(`${head}.${base64(claims())}.`)).toBe(401);
    expect(await statusFor(`${head}.${base64(claims())}.${person.token.split('.')[2]}`)).toBe(401);
  }
});

test('the public key used as a shared secret', async () => {
  const secrets = [await exportSPKI(key().publicKey), JSON.stringify(key().publicJwk)];
  for (const secret of secrets) {
    const content = `${base64({ ...header(), alg: 'HS256' })}.${base64(claims())}`;
    const signature = createHmac('sha256', secret).update(content).digest('base64url');
    expect(await statusFor(`${content}.${signature}`)).toBe(401);
  }
});

test('another algorithm or another key', async () => {
  for (const alg of ['RS256', 'PS256', 'ES384', 'ES256']) {
    const { privateKey } = await generateKeyPair(alg);
    const forged = await new SignJWT(claims()).setProtectedHeader({ ...header(), alg }).sign(privateKey);
    expect(await statusFor(forged)).toBe(401);
  }
});

test('a key that the token brings along', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const jwk = { ...key().publicJwk };
  const forged = await new SignJWT(claims())
    .setProtectedHeader({ ...header(), jwk, jku: 'https://evil.example/jwks' })
    .sign(privateKey);
  expect(await statusFor(forged)).toBe(401);
});

test.each([
  ['kid', { header: { kid: 'another' } }],
  ['kid missing', { header: { kid: undefined } }],
  ['typ', { header: { typ: 'JWT' } }],
  ['typ missing', { header: { typ: undefined } }],
  ['aud', { claims: { aud: 'another-client' } }],
  ['aud of a grant', { claims: { aud: 'set_pin' } }],
  ['iss', { claims: { iss: 'https://evil.example/api-auth' } }],
  ['iss missing', { claims: { iss: undefined } }],
  ['exp', { claims: { exp: 1 } }],
  ['exp missing', { claims: { exp: undefined } }],
  ['nbf', { claims: { nbf: 4_000_000_000 } }],
  ['sid of nobody', { claims: { sid: randomUUID() } }],
  ['sid missing', { claims: { sid: undefined } }],
  ['sub', { claims: { sub: randomUUID() } }],
  ['sub missing', { claims: { sub: undefined } }],
])('a token of our own with a wrong %s', async (_what, change) => {
  expect(await statusFor(await signed(change))).toBe(401);
});

test('a changed payload', async () => {
  const [head, , signature] = person.token.split('.');
  expect(await statusFor(`${head}.${base64({ ...claims(), sub: randomUUID() })}.${signature}`)).toBe(401);
});

test('a grant is no access token', async () => {
  expect(
    await statusFor(await signGrant(backend.current.deps, { id: randomUUID(), userId: person.id })),
  ).toBe(401);
});

test('what is no token at all', async () => {
  const { app } = backend.current;
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Basic abc',
    `bearer ${person.token}`,
    `Bearer ${person.token} x`,
  ]) {
    const answer = await app.request('/api-auth/userinfo', { headers: { authorization } });
    expect([authorization, answer.status]).toEqual([authorization, 401]);
  }
});

test('of two keys the one to come holds too, and one that is over does not', async () => {
  const { deps, clock } = backend.current;
  const folder = mkdtempSync(join(tmpdir(), 'sala-keys-'));
  await openSecrets(folder);
  await addSigningKey(folder, clock.now(), false);
  const secrets = await openSecrets(folder);
  const later = { ...deps, secrets };
  const app = createApp(later);
  const statusOf = async (bearer: string) =>
    (await app.request('/api-auth/userinfo', { headers: { authorization: `Bearer ${bearer}` } })).status;
  const [older, newer] = secrets.keys;
  const by = async (one: SigningKey | undefined) =>
    new SignJWT(claims())
      .setProtectedHeader({ ...header(), kid: one?.id ?? '' })
      .sign(one?.privateKey ?? key().privateKey);
  expect([await statusOf(await by(older)), await statusOf(await by(newer))]).toEqual([200, 200]);
  const answer = await app.request('/api-auth/jwks');
  const { keys } = (await answer.json()) as { keys: { kid: string; d?: string }[] };
  expect(keys.map(({ kid, d }) => [kid, d])).toEqual([
    [older?.id, undefined],
    [newer?.id, undefined],
  ]);
  clock.advance(2 * 3_600);
  expect([await statusOf(await by(older)), await statusOf(await by(newer))]).toEqual([401, 200]);
  clock.advance(-2 * 3_600);
});
