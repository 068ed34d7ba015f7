import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox, telegramLinks, users } from '@/backend/db/schema';
import { sendTelegrams } from '@/backend/features/bot/jobs/telegram';
import { smsUsedUp } from '@/lib/domain/accounts/sms-used-up';
import { consentsResource } from '@/lib/contract/admissions/consents';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { call, startBackend, type TestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { startTelegramDouble } from '@/tests/support/telegram-double';

const { resetPassword, verifyResetCode } = secretsResource.endpoints;
const smsPerDay = 6;
const hour = 3600;

let double: Awaited<ReturnType<typeof startTelegramDouble>>;
let b: TestBackend;
beforeAll(async () => {
  double = await startTelegramDouble();
  b = await startBackend({
    TELEGRAM_BOT_TOKEN: '123456:abcdefghijklmnopqrstuvwxyz',
    TELEGRAM_BOT_NAME: 'sala_test_bot',
    TELEGRAM_API_ROOT: double.root,
    SMS_PER_DAY_MAX: String(smsPerDay),
  });
});
afterAll(async () => {
  await b.close();
  await double.stop();
});
beforeEach(() => b.clock.advance(2 * 24 * hour));

let counter = 0;
const ask = (username: string, by?: 'sms') =>
  call(b, resetPassword, { body: { username, by } }, undefined, { address: `10.7.0.${(counter += 1)}` });

const linkChat = async (userId: string, hoursAgo = 48) => {
  const chatId = `77${(counter += 1)}`;
  const linkedAt = new Date(b.clock.now().getTime() - hoursAgo * hour * 1000);
  await b.deps.db.insert(telegramLinks).values({ userId, chatId, linkedAt });
  return chatId;
};
const proveMail = (userId: string, email: string, emailVerified = true) =>
  b.deps.db.update(users).set({ email, emailVerified }).where(eq(users.id, userId));
const sentBy = async (recipient: string) =>
  (await b.deps.db.select().from(outbox).where(eq(outbox.recipient, recipient))).map(
    ({ channel, body }) => `${channel}${/\b\d{6}\b/.test(body) ? ' with a code' : ''}`,
  );
const codeIn = async (recipient: string) => {
  const [message] = await b.deps.db.select().from(outbox).where(eq(outbox.recipient, recipient));
  return /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
};
const withoutId = (answer: { status: number; body: object }) => ({
  status: answer.status,
  fields: Object.keys(answer.body).toSorted(),
});

describe('a code for a new PIN', () => {
  test('goes to the chat of the bot, opens the account, and by SMS where that is asked for', async () => {
    const person = await makePerson(b);
    const chatId = await linkChat(person.id);
    await proveMail(person.id, 'a.chat@example.com');
    const { challengeId } = (await ask(person.phone)).body;
    expect(await sentBy(chatId)).toEqual(['telegram with a code']);
    expect(await sentBy('a.chat@example.com')).toEqual([]);
    expect(await sentBy(person.phone)).toEqual([]);
    const verifyCode = await codeIn(chatId);
    await sendTelegrams(b.deps);
    expect(double.messages.find(({ chat_id: id }) => id === chatId)?.text).toContain(verifyCode);
    const kept = and(eq(outbox.recipient, chatId), eq(outbox.status, 'sent'));
    const [sent] = await b.deps.db.select().from(outbox).where(kept);
    expect(sent?.body).not.toContain(verifyCode);
    const verified = await call(b, verifyResetCode, { body: { challengeId, verifyCode } });
    expect(verified.status).toBe(200);
    await ask(person.phone, 'sms');
    expect(await sentBy(person.phone)).toEqual(['sms with a code']);
  });

  test('goes to a proven mail address where there is no chat, and to no other address', async () => {
    const [proven, typed] = [await makePerson(b), await makePerson(b)];
    await proveMail(proven.id, 'proven@example.com');
    await proveMail(typed.id, 'typed@example.com', false);
    await ask(proven.phone);
    await ask(typed.phone);
    expect(await sentBy('proven@example.com')).toEqual(['mail with a code']);
    expect(await sentBy(proven.phone)).toEqual([]);
    expect(await sentBy('typed@example.com')).toEqual([]);
    expect(await sentBy(typed.phone)).toEqual(['sms with a code']);
  });

  test('does not go to a chat that was linked today', async () => {
    const person = await makePerson(b);
    const chatId = await linkChat(person.id, 1);
    await ask(person.phone);
    expect(await sentBy(chatId)).toEqual([]);
    expect(await sentBy(person.phone)).toEqual(['sms with a code']);
  });

  test('is answered alike whoever the number belongs to, also when the text messages are used up', async () => {
    const [chatting, silent] = [await makePerson(b), await makePerson(b)];
    await linkChat(chatting.id);
    const stranger = '+85512000999';
    const all = [chatting.phone, silent.phone, stranger];
    const answers = [];
    for (const phone of all) answers.push(withoutId(await ask(phone)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    for (let spent = 0; spent < smsPerDay; spent += 1) await ask((await makePerson(b)).phone, 'sms');
    for (const phone of all) {
      const refused = await ask(phone);
      expect([refused.status, (refused.body as { code?: string }).code]).toEqual([429, smsUsedUp]);
    }
  });
});

test('a code waits for no other message of the bot', async () => {
  const others = Array.from({ length: 30 }, (_, n) => `chat-${n}`);
  const now = b.clock.now();
  const message = { channel: 'telegram' as const, body: 'News', nextAttemptAt: now, createdAt: now };
  await b.deps.db.insert(outbox).values(others.map((recipient) => ({ ...message, recipient })));
  const person = await makePerson(b);
  const chatId = await linkChat(person.id);
  await ask(person.phone);
  const before = double.messages.length;
  await sendTelegrams(b.deps);
  expect(double.messages[before]?.chat_id).toBe(chatId);
});

test('a consent by code goes to the chat, and by SMS where staff ask for that', async () => {
  const school = await makeSchool(b);
  const enrollToId = await makeProgram(b, school.id);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const student = await makePerson(b);
  const chatId = await linkChat(student.id);
  const request = { params: { id: school.id }, body: { userId: student.id, enrollToId } };
  await call(b, consentsResource.endpoints.ask, request, advisor.token);
  expect(await sentBy(chatId)).toEqual(['telegram with a code']);
  expect(await sentBy(student.phone)).toEqual([]);
  const bySms = { ...request, body: { ...request.body, by: 'sms' as const } };
  await call(b, consentsResource.endpoints.ask, bySms, advisor.token);
  expect(await sentBy(student.phone)).toEqual(['sms with a code']);
});
