import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { chatIdentityResource } from '@/lib/contract/accounts/chat-identity';
import { call, startBackend, type TestBackend, useTestBackend } from '@/tests/support/backend';
import { sessionResource } from '@/lib/contract/accounts/session';
import { makePerson } from '@/tests/support/make';
import { makeProfile } from '@/tests/support/recruitment';

const secret = 'a-secret-of-the-chat-widget';
const backend = useTestBackend({ CHAT_HMAC_SECRET: secret });
const { get } = chatIdentityResource.endpoints;
let plain: TestBackend;

beforeAll(async () => {
  plain = await startBackend();
});
afterAll(() => plain.close());

test('a person gets their own data with a hash that only the server can make', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const change = { email: 'dara@example.com', emailVerified: true };
  await b.deps.db.update(users).set(change).where(eq(users.id, person.id));
  const answer = await call(b, get, {}, person.token);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.body).toEqual({
    user_id: person.id,
    identity_hash: createHmac('sha256', secret).update(person.id).digest('hex'),
    email: 'dara@example.com',
    name: 'Dara Sok',
    phone: person.phone,
    avatar: null,
  });
  expect(JSON.stringify(answer.body)).not.toContain(secret);
});

test('the account, the profile and the chat show one picture', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  await b.deps.db.update(users).set({ avatarKey: 'public/avatars/a.jpg' }).where(eq(users.id, person.id));
  const profile = await makeProfile(b, person);
  const me = await call(b, sessionResource.endpoints.userinfo, {}, person.token);
  const chat = await call(b, get, {}, person.token);
  expect([me.body.avatar, chat.body.avatar, profile.avatarUrl]).toEqual(
    Array.from({ length: 3 }, () => b.deps.storage.publicUrl('public/avatars/a.jpg')),
  );
});

test('an address or a number that is not proven is nobody’s', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const change = { email: 'someone-else@example.com', emailVerified: false, phoneVerified: false };
  await b.deps.db.update(users).set(change).where(eq(users.id, person.id));
  expect((await call(b, get, {}, person.token)).body).toMatchObject({ email: null, phone: null });
});

test('without a secret there is no chat, and without a session nobody to be', async () => {
  const { token } = await makePerson(plain);
  expect((await call(plain, get, {}, token)).status).toBe(404);
  expect((await call(backend.current, get, {})).status).toBe(401);
});
