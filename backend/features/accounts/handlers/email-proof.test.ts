import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { runAct } from '@/backend/core/access/act';
import { personOf } from '@/backend/features/accounts/services/person-of-identity';
import { sessionResource } from '@/lib/contract/accounts/session';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { emailProofResource } from '@/lib/contract/accounts/email-proof';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { send, confirm } = emailProofResource.endpoints;

let counter = 0;
const freshEmail = () => `dara.${(counter += 1)}@mail.example`;

const typeEmail = ({ id, token }: Person, email: string) =>
  call(backend.current, accountsResource.endpoints.update, { params: { id }, body: { email } }, token);
const personWith = async (email: string): Promise<Person> => {
  const person = await makePerson(backend.current);
  expect((await typeEmail(person, email)).status).toBe(200);
  return person;
};
const ask = ({ id, token }: Person, address?: string) =>
  call(backend.current, send, { params: { id } }, token, address ? { address } : {});
const prove = ({ id, token }: Person, challengeId: string, verifyCode: string) =>
  call(backend.current, confirm, { params: { id }, body: { challengeId, verifyCode } }, token);
const proven = async (email: string): Promise<Person> => {
  const person = await personWith(email);
  const { challengeId } = (await ask(person)).body;
  expect((await prove(person, challengeId, await codeSentTo(backend.current, email))).status).toBe(200);
  return person;
};
const logIn = (username: string, password: string) =>
  call(backend.current, sessionResource.endpoints.token, {
    body: { grant_type: 'password', client_id: 'sala-web', username, password },
  });
const googleSays = (email: string) =>
  runAct(backend.current.deps, { caller: null }, (act) =>
    personOf(act, {
      provider: 'google',
      issuer: 'https://accounts.example',
      subject: email,
      email,
      phone: null,
      givenName: 'Dara',
      familyName: 'Sok',
      locale: 'en',
      refreshToken: null,
    }),
  );

test('anybody may type any address and is not told whose it is; it names the one who has proven it', async () => {
  const email = freshEmail();
  await personWith(email);
  const second = await makePerson(backend.current);
  expect((await typeEmail(second, email.toUpperCase())).status).toBe(200);
  const owner = await proven(email);
  const late = await makePerson(backend.current);
  expect((await typeEmail(late, email)).status).toBe(200);
  const { access_token: bearer } = (await logIn(email, owner.pin)).body;
  const who = await call(backend.current, sessionResource.endpoints.userinfo, {}, bearer);
  expect(who.body).toMatchObject({ sub: owner.id, email, email_verified: true });
});

test('an address that is only typed in is no name to log in with', async () => {
  const email = freshEmail();
  const person = await personWith(email);
  expect((await logIn(email, person.pin)).status).toBe(401);
  const { challengeId } = (await ask(person)).body;
  await prove(person, challengeId, await codeSentTo(backend.current, email));
  expect((await logIn(email.toUpperCase(), person.pin)).status).toBe(200);
});

test('an address that a stranger has typed in does not stand in the way of its owner at a provider', async () => {
  const email = freshEmail();
  const stranger = await personWith(email);
  const found = await googleSays(email);
  expect(found.kind).toBe('known');
  expect(found.user).toMatchObject({ email, emailVerified: true });
  expect(found.user.id).not.toBe(stranger.id);
  const other = freshEmail();
  const owner = await proven(other);
  expect(await googleSays(other)).toMatchObject({ kind: 'match', user: { id: owner.id } });
});

test('an address that somebody has proven: the same answer, its owner hears of it, and no code opens it', async () => {
  const email = freshEmail();
  await proven(email);
  const stranger = await personWith(email);
  backend.current.clock.advance(1);
  const answer = await ask(stranger);
  expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([
    201,
    ['challengeId', 'expiresInSeconds', 'resendAfterSeconds'],
  ]);
  const [told] = await messagesTo(backend.current, email);
  expect(told?.body).not.toMatch(/\d{6}/);
  expect(told?.subject).toContain('មានគណនីរួចហើយ');
  expect((await prove(stranger, answer.body.challengeId, '000000')).status).toBe(422);
});

test('of two who are sent a code for one address the first has it', { tags: 'postgres' }, async () => {
  const email = freshEmail();
  const [first, second] = [await personWith(email), await personWith(email)];
  const mine = (await ask(first)).body.challengeId;
  const myCode = await codeSentTo(backend.current, email);
  const theirs = (await ask(second)).body.challengeId;
  const codes = (await messagesTo(backend.current, email)).map(
    ({ body }) => /\b(\d{6})\b/.exec(body)?.[1] ?? '',
  );
  const theirCode = codes.find((code) => code !== myCode) ?? '';
  const answers = await Promise.all([prove(first, mine, myCode), prove(second, theirs, theirCode)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(backend.current.failures).toEqual([]);
});

test('a code proves the address that it was sent to, for its person, five tries long', async () => {
  const person = await personWith(freshEmail());
  const { challengeId } = (await ask(person)).body;
  const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, person.id));
  const code = await codeSentTo(backend.current, row?.email ?? '');
  expect((await prove(await makePerson(backend.current), challengeId, code)).status).toBe(422);
  await typeEmail(person, freshEmail());
  expect((await prove(person, challengeId, code)).status).toBe(422);
  const again = (await ask(person)).body.challengeId;
  for (let tries = 0; tries < codeLimits.triesMax; tries += 1)
    expect((await prove(person, again, '000000')).status).toBe(422);
});

test('nothing to prove answers 409; the limits are those of SMS', async () => {
  const person = await makePerson(backend.current);
  expect((await ask(person)).error).toMatchObject({ code: 'no-email' });
  const email = freshEmail();
  expect((await ask(await proven(email))).error).toMatchObject({ code: 'email-proven' });
  const other = await personWith(freshEmail());
  const statuses: number[] = [];
  for (let sends = 0; sends < 4; sends += 1) statuses.push((await ask(other)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});
