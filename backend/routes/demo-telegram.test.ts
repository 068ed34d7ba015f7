import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { telegramProofsResource } from '@/lib/contract/accounts/telegram-proofs';
import { noticeChannelsResource } from '@/lib/contract/notices/channels';
import { createApp } from '@/backend/app';
import { noticeChoices, telegramLinks } from '@/backend/db/schema';
import { readTelegrams, sendTelegrams } from '@/backend/features/bot/jobs/telegram';
import { runAct } from '@/backend/core/access/act';
import { demoOutboxAddress } from '@/backend/features/notices/services/demo-outbox-address';
import { sendDueNotices } from '@/backend/features/notices/services/send-notices';
import { call, startBackend, type TestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const { confirmTelegram, linkTelegram } = noticeChannelsResource.endpoints;
const bot = '/demo/sala_demo_bot';

let b: TestBackend;
beforeAll(async () => {
  b = await startBackend({}, { hasDemoBot: true });
});
afterAll(() => b.close());

const open = (path: string, app: TestBackend['app'] = b.app) => app.request(path);
const write = (chat: string, body: Record<string, string>) =>
  b.app.request(chat, { method: 'POST', body: new URLSearchParams(body) });
const newChat = async (query = '') => (await open(bot + query)).headers.get('location') ?? '';
const textOf = async (chat: string) => (await open(chat)).text();
const answer = async () => {
  for (let second = 0; second < 3; second += 1) await sendTelegrams(b.deps);
};
/** Where nothing was said, it would wait for twenty seconds. */
const listen = async () => {
  await readTelegrams(b.deps, 'test', new AbortController().signal);
  await answer();
};

test('a person links the chat, gets a notice there, and answers it by a button', async () => {
  const person = await makePerson(b);
  const { address } = (await call(b, linkTelegram, { params: { userId: person.id } }, person.token)).body;
  expect(address).toMatch(/^http:\/\/localhost:3000\/demo\/sala_demo_bot\?start=/);
  const link = new URL(address);
  const chat = await newChat(link.search);
  const start = /name="text" value="([^"]+)"/.exec(await textOf(chat))?.[1] ?? '';
  expect(start).toBe(`/start ${link.searchParams.get('start')}`);
  expect((await write(chat, { text: start })).status).toBe(303);
  await listen();
  expect(await textOf(chat)).toMatch(/name="data" value="yes"/);
  // The link was pressed: the page offers it no more.
  expect(await textOf(chat)).not.toContain('value="/start');
  await write(chat, { data: 'yes' });
  await listen();
  const confirmed = { params: { userId: person.id }, body: { confirm: true as const } };
  expect((await call(b, confirmTelegram, confirmed, person.token)).status).toBe(200);
  await answer();
  const mine = eq(telegramLinks.userId, person.id);
  expect(await b.deps.db.$count(telegramLinks, mine)).toBe(1);
  await runAct(b.deps, { caller: null }, (act) =>
    act.tell([person.id], {
      kind: 'question-answer',
      params: { name: 'Sokha', nameKm: 'សុខា', titleEn: 'Which <school>?', titleKm: 'សាលា <ណា>?' },
      page: '/forum/answer/[id]',
      about: 'question-1',
    }),
  );
  b.clock.advance(180);
  await sendDueNotices(b.deps);
  await sendTelegrams(b.deps);
  const told = await textOf(chat);
  expect(told).toContain('សាលា &lt;ណា&gt;?');
  expect(told).toMatch(/href="http:\/\/localhost:3000\/forum/);
  await write(chat, { data: 'mute:questions' });
  await listen();
  const chosen = await b.deps.db.select().from(noticeChoices).where(eq(noticeChoices.userId, person.id));
  expect(chosen).toMatchObject([{ topic: 'questions', channel: 'telegram', isOn: false }]);
});

test('a chat shares the number that is typed in there, as Telegram writes it', async () => {
  const phone = '+85512760001';
  const body = { lastName: 'Sok', firstName: 'Dara', phone, locale: 'en', by: 'telegram' } as const;
  const { userId: id, challengeId } = (await call(b, accountsResource.endpoints.register, { body })).body;
  const { link, read } = telegramProofsResource.endpoints;
  const asked = { params: { id }, body: { challengeId } };
  const { searchParams, search } = new URL((await call(b, link, asked)).body.address);
  const chat = await newChat(search);
  await write(chat, { text: `/start ${searchParams.get('start')}` });
  await listen();
  expect(await textOf(chat)).toMatch(/<input[^>]+name="contact"/);
  expect((await write(chat, { contact: 'no number' })).status).toBe(400);
  expect((await write(chat, { contact: '012 760 001' })).status).toBe(303);
  await listen();
  expect((await call(b, read, asked)).body.state).toBe('proven');
});

test('a chat is opened by its own key; all of them by that of the outbox', async () => {
  const chat = await newChat();
  await write(chat, { text: 'words of mine' });
  const { searchParams } = new URL(chat, 'http://test');
  const key = searchParams.get('key') ?? '';
  for (const other of [`?chat=1&key=${key}`, `?chat=${searchParams.get('chat')}`, `?chat=&key=`]) {
    expect((await open(bot + other)).status).toBe(404);
    expect((await write(bot + other, { text: 'no' })).status).toBe(404);
  }
  expect((await write(chat, { text: ' ' })).status).toBe(400);
  const all = demoOutboxAddress(b.deps.secrets).replace('/demo/outbox', bot);
  expect(await textOf(all)).toContain('words of mine');
  expect(await textOf(demoOutboxAddress(b.deps.secrets))).toContain(`${bot}?key=`);
});

test('outside of a demo, and with a bot of its own, a site has no such page', async () => {
  const chat = await newChat();
  const { deps } = b;
  const isShown = async (app: TestBackend['app']) => (await open(chat, app)).status === 200;
  expect(await isShown(b.app)).toBe(true);
  expect(await isShown(createApp({ ...deps, env: { ...deps.env, DEMO_MODE: false } }))).toBe(false);
  expect(await isShown(createApp({ ...deps, telegram: null }))).toBe(false);
  const own = await startBackend({
    TELEGRAM_BOT_NAME: 'sala_bot',
    TELEGRAM_BOT_TOKEN: `123456:${'a'.repeat(30)}`,
  });
  expect((await own.app.request(bot)).status).toBe(404);
  await own.close();
});
