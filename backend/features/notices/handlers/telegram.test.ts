import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeChannelsResource } from '@/lib/contract/notices/channels';
import { telegramResource } from '@/lib/contract/notices/telegram';
import { identities, notifications, outbox, telegramLinks } from '@/backend/db/schema';
import { botApi, overHttp } from '@/backend/gateways/telegram';
import {
  holdTelegram,
  leaveTelegram,
  readTelegrams,
  sendTelegrams,
} from '@/backend/features/bot/jobs/telegram';
import { runAct } from '@/backend/core/access/act';
import { sendDueNotices } from '@/backend/features/notices/services/send-notices';
import { telegramSecret } from '@/backend/features/notices/services/telegram-secret';
import { apply } from '@/tests/support/applications';
import { call, startBackend, type TestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { startTelegramDouble } from '@/tests/support/telegram-double';

const { confirmTelegram, linkTelegram, unlinkTelegram, get } = noticeChannelsResource.endpoints;
const token = '123456:abcdefghijklmnopqrstuvwxyz';

let double: Awaited<ReturnType<typeof startTelegramDouble>>;
let b: TestBackend;
let chats = 1000;
beforeAll(async () => {
  double = await startTelegramDouble();
  b = await startBackend({
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_BOT_NAME: 'sala_test_bot',
    TELEGRAM_API_ROOT: double.root,
  });
});
afterAll(async () => {
  await b.close();
  await double.stop();
});

/** What people said is heard, and what the bot answers is sent. */
const listen = async () => {
  await readTelegrams(b.deps, 'test', new AbortController().signal);
  // One message a second and chat.
  for (let second = 0; second < 3; second += 1) await sendTelegrams(b.deps);
};
const saidTo = (chatId: number) => double.messages.filter(({ chat_id: id }) => id === String(chatId));
const chatsOf = (userId: string) =>
  b.deps.db.select().from(telegramLinks).where(eq(telegramLinks.userId, userId));

const askLink = async () => {
  const person = await makePerson(b);
  const params = { userId: person.id };
  const { address } = (await call(b, linkTelegram, { params }, person.token)).body;
  const confirm = () => call(b, confirmTelegram, { params, body: { confirm: true } }, person.token);
  return {
    person,
    params,
    confirm,
    chatId: (chats += 1),
    key: new URL(address).searchParams.get('start') ?? '',
  };
};

const linked = async () => {
  const asked = await askLink();
  double.says(asked.chatId, `/start ${asked.key}`);
  await listen();
  double.presses(asked.chatId, 'yes');
  await listen();
  expect((await asked.confirm()).status).toBe(200);
  await listen();
  const { person, chatId } = asked;
  const notice = async (about: string) => {
    await runAct(b.deps, { caller: null }, (act) =>
      act.tell([person.id], {
        kind: 'question-answer',
        params: { name: 'Sokha', nameKm: 'សុខា', titleEn: 'Which school?', titleKm: 'សាលាណា?' },
        page: '/forum/answer/[id]',
        about,
      }),
    );
    b.clock.advance(180);
    await sendDueNotices(b.deps);
    await sendTelegrams(b.deps);
  };
  return { ...asked, notice, said: () => saidTo(chatId) };
};

test('a link asks the chat by name and the account by the name of the chat, is worth nothing twice, and ends after ten minutes', async () => {
  const { person, params, confirm, chatId, key } = await askLink();
  const settings = async () => (await call(b, get, { params }, person.token)).body;
  double.says(chatId, `/start ${key}`);
  await listen();
  expect(saidTo(chatId)[0]?.reply_markup?.inline_keyboard?.[0]).toHaveLength(2);
  expect(await chatsOf(person.id)).toEqual([]);
  // Somebody else who saw the link gets nothing.
  double.says(chatId + 500, `/start ${key}`);
  double.presses(chatId + 500, 'yes');
  await listen();
  expect(await chatsOf(person.id)).toEqual([]);
  expect([(await settings()).asking, (await confirm()).error.code]).toEqual([null, 'no-chat-asks']);
  double.presses(chatId, 'yes');
  await listen();
  expect(await chatsOf(person.id)).toEqual([]);
  expect(await settings()).toMatchObject({
    asking: { name: `Sokha @chat${chatId}` },
    reached: { telegram: false },
  });
  expect((await confirm()).body).toMatchObject({ asking: null, reached: { telegram: true } });
  expect(await chatsOf(person.id)).toMatchObject([{ chatId: String(chatId) }]);
  expect((await confirm()).status).toBe(409);
  expect((await call(b, get, { params }, person.token)).body.reached.telegram).toBe(true);
  const late = await askLink();
  b.clock.advance(601);
  double.says(late.chatId, `/start ${late.key}`);
  await listen();
  expect(await chatsOf(late.person.id)).toEqual([]);
  expect(saidTo(late.chatId)).toHaveLength(1);
});

test('a chat is asked about one account at a time, and the page of an account may say no to it', async () => {
  const [one, other] = [await askLink(), await askLink()];
  for (const { key } of [one, other]) double.says(one.chatId, `/start ${key}`);
  double.presses(one.chatId, 'yes');
  await listen();
  expect((await one.confirm()).status).toBe(409);
  const { params, person } = other;
  expect((await call(b, unlinkTelegram, { params }, person.token)).status).toBe(200);
  expect((await other.confirm()).status).toBe(409);
  expect([await chatsOf(one.person.id), await chatsOf(person.id)]).toEqual([[], []]);
});

test('a yes waits ten minutes for the page', async () => {
  const { chatId, key, confirm, person } = await askLink();
  double.says(chatId, `/start ${key}`);
  double.presses(chatId, 'yes');
  await listen();
  b.clock.advance(601);
  expect((await confirm()).status).toBe(409);
  expect(await chatsOf(person.id)).toEqual([]);
});

test('a no links nothing; who signs in with Telegram is asked nothing', async () => {
  const refused = await askLink();
  double.says(refused.chatId, `/start ${refused.key}`);
  double.presses(refused.chatId, 'no');
  await listen();
  expect(await chatsOf(refused.person.id)).toEqual([]);
  const known = await askLink();
  await b.deps.db.insert(identities).values({
    issuer: 'https://oauth.telegram.org',
    subject: String(known.chatId),
    provider: 'telegram',
    userId: known.person.id,
    createdAt: b.clock.now(),
  });
  double.says(known.chatId, `/start ${known.key}`);
  await listen();
  expect(await chatsOf(known.person.id)).toHaveLength(1);
});

test('a notice comes once, with its buttons; the topic is muted there, and all of it is stopped', async () => {
  const { person, chatId, notice, said } = await linked();
  const before = said().length;
  await notice('question-1');
  expect(said()).toHaveLength(before + 1);
  const { text, reply_markup: buttons } = said().at(-1) ?? {};
  expect(text).toContain('សាលាណា?');
  expect(buttons?.inline_keyboard?.flat().map(({ callback_data: data }) => data ?? 'open')).toEqual(
    expect.arrayContaining(['mute:questions', 'stop']),
  );
  double.presses(chatId, 'mute:questions');
  await listen();
  const muted = said().length;
  await notice('question-2');
  expect(said()).toHaveLength(muted);
  double.presses(chatId, 'stop');
  await listen();
  expect(await chatsOf(person.id)).toEqual([]);
});

test('the settings end the link too', async () => {
  const { person, params, notice, said } = await linked();
  await call(b, unlinkTelegram, { params }, person.token);
  const before = said().length;
  await notice('question-3');
  expect(said()).toHaveLength(before);
});

test('a blocked bot is unlinked and Sala says so', async () => {
  const { person, chatId, notice } = await linked();
  double.refuse(chatId, { error_code: 403 });
  await notice('question-4');
  expect(await chatsOf(person.id)).toEqual([]);
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, person.id));
  expect(told.map(({ kind }) => kind)).toContain('telegram-lost');
});

test('asked to wait, the bot waits and loses nothing', async () => {
  const { chatId, notice, said } = await linked();
  const before = said().length;
  double.refuse(chatId, { error_code: 429, parameters: { retry_after: 30 } });
  await expect(notice('question-5')).rejects.toThrow('30 s');
  double.refuse(chatId, null);
  b.clock.advance(29);
  await sendTelegrams(b.deps);
  expect(said()).toHaveLength(before);
  b.clock.advance(2);
  await sendTelegrams(b.deps);
  expect(said()).toHaveLength(before + 1);
});

test('a chat gets one message a second', async () => {
  const { chatId, said } = await linked();
  const before = said().length;
  const row = { channel: 'telegram' as const, recipient: String(chatId), createdAt: b.clock.now() };
  const rows = ['one', 'two'].map((body) => ({ ...row, body, nextAttemptAt: b.clock.now() }));
  await b.deps.db.insert(outbox).values(rows);
  await sendTelegrams(b.deps);
  expect(said()).toHaveLength(before + 1);
  await sendTelegrams(b.deps);
  expect(said()).toHaveLength(before + 2);
});

test('/status tells state and day and no person; guessing is slowed down', async () => {
  const application = await apply(b, (await makeSchool(b)).id);
  const chatId = (chats += 1);
  double.says(chatId, `/status ${application.referenceCode}`);
  await listen();
  expect(saidTo(chatId)[0]?.text).toMatch(/Nov/);
  expect(saidTo(chatId)[0]?.text).not.toContain(application.applicantName);
  for (let tries = 0; tries < 10; tries += 1) double.says(chatId, '/status ZZZZZZZZ');
  await listen();
  for (let second = 0; second < 10; second += 1) await sendTelegrams(b.deps);
  // Answers of one moment go in any order.
  expect(saidTo(chatId).some(({ text }) => text.includes('hour'))).toBe(true);
});

test('one process at a time talks with Telegram; the place is free when it falls silent', async () => {
  expect(await holdTelegram(b.deps, 'test')).not.toBeNull();
  expect(await holdTelegram(b.deps, 'second')).toBeNull();
  b.clock.advance(61);
  expect(await holdTelegram(b.deps, 'second')).not.toBeNull();
  await leaveTelegram(b.deps, 'first');
  expect(await holdTelegram(b.deps, 'third')).toBeNull();
  await leaveTelegram(b.deps, 'second');
  expect(await holdTelegram(b.deps, 'third')).not.toBeNull();
  b.clock.advance(61);
});

test('only Telegram’s secret opens the door for updates', async () => {
  const body = {
    update_id: 9_000,
    message: { chat: { id: 77, type: 'private' }, from: { id: 77 }, text: '/help' },
  };
  const send = (secret: string) =>
    b.app.request(`http://test${telegramResource.endpoints.update.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      body: JSON.stringify(body),
    });
  expect((await send('guessed')).status).toBe(200);
  await sendTelegrams(b.deps);
  expect(saidTo(77)).toEqual([]);
  expect((await send(telegramSecret(b.deps.secrets))).status).toBe(200);
  await sendTelegrams(b.deps);
  expect(saidTo(77)).toHaveLength(1);
});

test('an error never repeats the token', async () => {
  const gateway = botApi({ call: overHttp({ root: 'http://127.0.0.1:9', token }), timeoutMs: 500 });
  const failed = await gateway
    .send({ chatId: '1', text: 'x', buttons: null })
    .catch((error: unknown) => error);
  expect(String(failed)).not.toContain(token);
  expect(String(failed)).toContain('does not answer');
});

test('who reads the bank’s answer in a chat costs no text message; who has no chat gets one', async () => {
  const [inChat, outside] = [(await linked()).person, await makePerson(b)];
  await runAct(b.deps, { caller: null }, (act) =>
    act.tell([inChat.id, outside.id], {
      kind: 'loan-status',
      params: { name: 'Bank', nameKm: 'ធនាគារ', statusEn: 'Approved', statusKm: 'យល់ព្រម' },
      page: '/profile/student-loan',
    }),
  );
  b.clock.advance(180);
  await sendDueNotices(b.deps);
  const sent = async ({ id }: { id: string }) =>
    (await b.deps.db.select().from(outbox).where(eq(outbox.userId, id)))
      .filter(({ noticeKind }) => noticeKind === 'loan-status')
      .map(({ channel }) => channel);
  expect([await sent(inChat), await sent(outside)]).toEqual([['telegram'], ['sms']]);
});
