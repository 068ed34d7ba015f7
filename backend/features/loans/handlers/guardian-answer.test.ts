import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { guardianConsents, notifications } from '@/backend/db/schema';
import { guardianLinkHours } from '@/backend/limits';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBank } from '@/tests/support/loans';
import { makePerson } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { ask, confirm, get, read, answer } = guardianConsentsResource.endpoints;
let counter = 0;

/** A student has asked; `key` is what the link of the message ends with. */
const asked = async () => {
  const b = backend.current;
  const student = await makePerson(b);
  const bankId = await makeBank(b);
  const guardianPhone = `+8551277${String((counter += 1)).padStart(4, '0')}`;
  const params = { bankId, userId: student.id };
  const sent = await call(b, ask, { params, body: { guardianPhone, amount: 450 } }, student.token);
  const [message] = await messagesTo(b, guardianPhone);
  const key = /\/guardian#(\S+)/.exec(message?.body ?? '')?.[1] ?? '';
  const { consentId } = sent.body;
  const state = async () => (await call(b, read, { body: { key } })).body;
  const say = (agrees: boolean) => call(b, answer, { body: { key, agrees } });
  const known = async () => (await call(b, get, { params: { ...params, consentId } }, student.token)).body;
  return { b, student, bankId, guardianPhone, key, consentId, params, state, say, known };
};

test('the message leads to who asks for how much, and the guardian says yes, once', async () => {
  const { b, student, key, consentId, state, say, known } = await asked();
  expect(await state()).toMatchObject({
    state: 'open',
    bank: { en: 'Test Bank', km: 'ធនាគារសាកល្បង' },
    amount: 450,
  });
  // Reading changes nothing.
  expect((await known()).agreedAt).toBeNull();
  const [row] = await b.deps.db.select().from(guardianConsents).where(eq(guardianConsents.id, consentId));
  expect(JSON.stringify(row)).not.toContain(key);
  expect((await say(true)).status).toBe(200);
  expect((await known()).agreedAt).not.toBeNull();
  expect(await state()).toEqual({ state: 'agreed', student: null, bank: null, amount: null });
  expect((await say(false)).error.code).toBe('guardian-answered');
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, student.id));
  expect(told.map(({ kind }) => kind)).toEqual(['guardian-agreed']);
});

test('who says that nobody may ask is not asked again, by nobody', async () => {
  const { b, bankId, guardianPhone, key, params, student } = await asked();
  const body = { key, agrees: false, never: true };
  expect((await call(b, answer, { body })).status).toBe(200);
  b.clock.advance(900);
  const another = await makePerson(b);
  for (const { id, token } of [student, another]) {
    const wish = { params: { ...params, bankId, userId: id }, body: { guardianPhone, amount: 100 } };
    const refused = await call(b, ask, wish, token);
    expect([refused.status, refused.error.code]).toEqual([409, 'asked-no-more']);
  }
});

test('after a no the code of the message is worth nothing', async () => {
  const { b, student, guardianPhone, consentId, params, state, say, known } = await asked();
  await say(false);
  expect([(await state()).state, (await known()).refusedAt === null]).toEqual(['refused', false]);
  const verifyCode = await codeSentTo(b, guardianPhone);
  const tried = await call(
    b,
    confirm,
    { params: { ...params, consentId }, body: { verifyCode } },
    student.token,
  );
  expect(tried.status).toBe(422);
  expect((await known()).agreedAt).toBeNull();
});

test('of a yes and a no at once one counts', { tags: 'postgres' }, async () => {
  const { say } = await asked();
  const both = await Promise.all([say(true), say(false)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a link ends, and an unknown one opens nothing', async () => {
  const { b, state, say } = await asked();
  b.clock.advance(guardianLinkHours * 3_600);
  expect(await state()).toEqual({ state: 'over', student: null, bank: null, amount: null });
  expect((await say(true)).status).toBe(409);
  expect((await call(b, read, { body: { key: 'nobody' } })).status).toBe(404);
});
