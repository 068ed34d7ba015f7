import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { challenges, sessions, users } from '@/backend/db/schema';
import { sessionResource } from '@/lib/contract/accounts/session';
import { phoneChangeResource } from '@/lib/contract/accounts/phone-change';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person, signedIn } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { send, confirm } = phoneChangeResource.endpoints;

let counter = 0;
const nextPhone = () => `+8551277${String((counter += 1)).padStart(4, '0')}`;
const ask = (person: Person, phone: string, currentPassword = person.pin) => {
  backend.current.clock.advance(60);
  const body = { phone, currentPassword };
  return call(backend.current, send, { params: { id: person.id }, body }, person.token);
};
const prove = (person: Person, challengeId: string, verifyCode: string) =>
  call(
    backend.current,
    confirm,
    { params: { id: person.id }, body: { challengeId, verifyCode } },
    person.token,
  );
const logIn = (username: string, { pin }: Person) =>
  call(backend.current, sessionResource.endpoints.token, {
    body: { grant_type: 'password', username, password: pin, client_id: 'sala-web' },
  });
const openSessionsOf = ({ id }: Person) =>
  backend.current.deps.db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.revokedAt)));

test(
  'the PIN and a code to the new number change it; other devices end, the old number is told',
  { tags: 'postgres' },
  async () => {
    const [person, phone] = [await makePerson(backend.current), nextPhone()];
    const before = person.phone;
    await signedIn(backend.current, person.id);
    const sent = await ask(person, phone);
    expect(sent.status).toBe(201);
    const changed = await prove(person, sent.body.challengeId, await codeSentTo(backend.current, phone));
    expect(changed.body.phone).toBe(phone);
    expect(await openSessionsOf(person)).toBe(1);
    expect([(await logIn(phone, person)).status, (await logIn(before, person)).status]).toEqual([200, 401]);
    const [notice] = await messagesTo(backend.current, before);
    expect(notice?.body).toContain(`បញ្ចប់ដោយ ${phone.slice(-3)}`);
    const [challenge] = await backend.current.deps.db
      .select()
      .from(challenges)
      .where(eq(challenges.id, sent.body.challengeId));
    expect(challenge?.phone).toBeNull();
  },
);

test('without the right PIN no code goes out', async () => {
  const [person, phone] = [await makePerson(backend.current), nextPhone()];
  const answer = await ask(person, phone, '000001');
  expect([answer.status, answer.error.issues]).toMatchObject([
    422,
    [{ path: 'currentPassword', code: 'wrong-password' }],
  ]);
  expect(await messagesTo(backend.current, phone)).toEqual([]);
});

test('who has no PIN sets one first', async () => {
  const person = await makePerson(backend.current);
  await backend.current.deps.db.update(users).set({ secretHash: null }).where(eq(users.id, person.id));
  const answer = await ask(person, nextPhone());
  expect([answer.status, answer.error.code]).toEqual([409, 'no-secret']);
});

test('the number of another account: the same answer, its owner hears of it, and no code opens it', async () => {
  const [person, other] = [await makePerson(backend.current), await makePerson(backend.current)];
  const sent = await ask(person, other.phone);
  expect(sent.status).toBe(201);
  expect((await messagesTo(backend.current, other.phone))[0]?.body).toContain('លេខនេះមានគណនីហើយ');
  expect((await prove(person, sent.body.challengeId, '000000')).status).toBe(422);
  const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, person.id));
  expect(row?.phone).toBe(person.phone);
});

test('of two who are sent a code for one number the first has it', { tags: 'postgres' }, async () => {
  const [first, second, phone] = [
    await makePerson(backend.current),
    await makePerson(backend.current),
    nextPhone(),
  ];
  const one = await ask(first, phone);
  const oneCode = await codeSentTo(backend.current, phone);
  const two = await ask(second, phone);
  const twoCode = await codeSentTo(backend.current, phone);
  expect((await prove(first, one.body.challengeId, oneCode)).status).toBe(200);
  expect((await prove(second, two.body.challengeId, twoCode)).status).toBe(422);
});

test('the own number is no new one, and only mobile numbers get a code', async () => {
  const person = await makePerson(backend.current);
  const same = await ask(person, person.phone);
  expect([same.status, same.error.code]).toEqual([409, 'same-phone']);
  expect((await ask(person, '023 456 789')).status).toBe(422);
});
