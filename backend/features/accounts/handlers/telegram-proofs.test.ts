// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  auditLog,
  challenges,
  identities,
  outbox,
  rateLimits,
  telegramKeys,
  users,
} from '@/backend/db/schema';
import { readTelegrams, sendTelegrams } from '@/backend/features/bot/jobs/telegram';
import { telegramKeysPerSignupMax } from '@/backend/limits';
import { runAct } from '@/backend/core/access/act';
import { followUpdate } from '@/backend/features/bot/services/follow-update';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { telegramProofsResource } from '@/lib/contract/accounts/telegram-proofs';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { smsUsedUp } from '@/lib/domain/accounts/sms-used-up';
import en from '@/messages/en/bot/bot.json';
import km from '@/messages/km/bot/bot.json';
import { call, startBackend, type TestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { codeSentTo } from '@/tests/support/messages';
import { startTelegramDouble } from '@/tests/support/telegram-double';

const { register, verifyCode, setPin } = accountsResource.endpoints;
const { link, read: readState } = telegramProofsResource.endpoints;

let double: Awaited<ReturnType<typeof startTelegramDouble>>;
let b: TestBackend;
beforeAll(async () => {
  double = await startTelegramDouble();
  b = await startBackend({
    TELEGRAM_BOT_TOKEN: '123456:abcdefghijklmnopqrstuvwxyz',
    TELEGRAM_BOT_NAME: 'sala_test_bot',
    TELEGRAM_API_ROOT: double.root,
  });
});
afterAll(async () => {
  await b.close();
  await double.stop();
});
beforeEach(() => b.clock.advance(86_400));

let counter = 0;
const newPhone = () => `+8551275${String(1000 + (counter += 1))}`;
const newChat = () => 5_000 + (counter += 1);
const listen = async () => {
  await readTelegrams(b.deps, 'test', new AbortController().signal);
  for (let second = 0; second < 4; second += 1) await sendTelegrams(b.deps);
};
const saidTo = (chatId: number) => double.messages.filter(({ chat_id: id }) => id === String(chatId));
const lastTo = (chatId: number) => saidTo(chatId).at(-1);
const address = () => `10.9.${Math.floor((counter += 1) / 250)}.${counter % 250}`;

const ask = async (phone: string, by?: 'telegram') =>
  call(b, register, { body: { lastName: 'Sok', firstName: 'Dara', phone, locale: 'en', by } }, undefined, {
    address: address(),
  });

const linkOf = ({ userId, challengeId }: { userId: string; challengeId: string }) =>
  call(b, link, { params: { id: userId }, body: { challengeId } });

/** A sign-up whose link a chat has opened. */
const begin = async (phone: string, { by = 'telegram', language = 'en', opens = true } = {}) => {
  const ids = (await ask(phone, by === 'telegram' ? 'telegram' : undefined)).body;
  const { body } = await linkOf(ids);
  const key = new URL(body.address).searchParams.get('start') ?? '';
  const chatId = newChat();
  const start = async (chat = chatId) => {
    double.says(chat, `/start ${key}`, language);
    await listen();
  };
  if (opens) await start();
  return {
    ...ids,
    key,
    chatId,
    start,
    share: async (number = phone.slice(1), chat = chatId, ownerId: number | null = chat) => {
      double.shares(chat, number, language, ownerId);
      await listen();
    },
    read: async () =>
      call(b, readState, { params: { id: ids.userId }, body: { challengeId: ids.challengeId } }),
  };
};
const usersWith = (phone: string) => b.deps.db.select().from(users).where(eq(users.phone, phone));
const state = async ({ read }: Pick<Awaited<ReturnType<typeof begin>>, 'read'>) => (await read()).body.state;

/** An account that nobody logs in to yet. */
const accountWith = (phone: string) => ({
  id: randomUUID(),
  phone,
  phoneVerified: true,
  firstName: 'Nary',
  lastName: 'Chan',
  locale: 'km' as const,
  createdAt: b.clock.now(),
  updatedAt: b.clock.now(),
});
const openByProvider = (userId: string) =>
  b.deps.db.insert(identities).values({
    issuer: 'https://x.example',
    subject: userId,
    provider: 'google',
    userId,
    createdAt: b.clock.now(),
  });

test.each([
  ['en', en],
  ['km', km],
] as const)(
  'the contact of a chat proves the number without an SMS, and the grant sets the PIN (%s)',
  async (language, words) => {
    const phone = newPhone();
    const signup = await begin(phone, { language });
    const { chatId, read, userId } = signup;
    expect(lastTo(chatId)?.text).toBe(words.proofAsk.replace('{site}', 'localhost:3000'));
    expect(lastTo(chatId)?.reply_markup).toMatchObject({
      keyboard: [[{ text: words.proofShare, request_contact: true }]],
      one_time_keyboard: true,
    });
    expect((await read()).body).toEqual({ state: 'waiting' });
    await signup.share();
    expect(lastTo(chatId)).toMatchObject({
      text: words.proofProven,
      reply_markup: { remove_keyboard: true },
    });
    const [first, again] = [(await read()).body, (await read()).body];
    // An answer that was lost on the way is given again.
    if (first.state !== 'proven' || again.state !== 'proven') throw new Error('Not proven.');
    expect(first.expiresInSeconds).toBeGreaterThan(60);
    expect(await usersWith(phone)).toMatchObject([
      { id: userId, firstName: 'Dara', phoneVerified: true, secretHash: null },
    ]);
    const set = await call(b, setPin, { body: { pin: '739164' }, bearer: again.grant });
    expect(set).toMatchObject({ status: 200, body: { username: phone } });
    expect(await state(signup)).toBe('over');
    expect((await call(b, setPin, { body: { pin: '739165' }, bearer: first.grant })).status).toBe(401);
    expect(await b.deps.db.select().from(outbox).where(eq(outbox.recipient, phone))).toEqual([]);
    // What Telegram said of the number stays nowhere.
    const said = await b.deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, String(chatId)));
    expect(JSON.stringify(said)).not.toContain(phone.slice(4));
  },
);

test('the day’s messages are used up: the refusal names the code, and Telegram goes on', async () => {
  const key = 'sms-budget:strangers';
  const used = { key, count: 1_000_000, until: new Date(b.clock.now().getTime() + 3_600_000) };
  await b.deps.db.insert(rateLimits).values(used).onConflictDoUpdate({ target: rateLimits.key, set: used });
  const phone = newPhone();
  expect((await ask(phone)).error.code).toBe(smsUsedUp);
  const signup = await begin(phone);
  await signup.share();
  expect(await state(signup)).toBe('proven');
  await b.deps.db.delete(rateLimits).where(eq(rateLimits.key, key));
});

test('it proves a number beside a code too, also after the code has expired', async () => {
  const signup = await begin(newPhone(), { by: 'sms', opens: false });
  b.clock.advance(codeLimits.lifetimeSeconds + 60);
  await signup.start();
  await signup.share();
  expect(await state(signup)).toBe('proven');
});

test('a forwarded contact of somebody else, one that Telegram does not know, and another number are refused', async () => {
  const phone = newPhone();
  const signup = await begin(phone);
  const { chatId } = signup;
  await signup.share(phone.slice(1), chatId, chatId + 1);
  expect(lastTo(chatId)?.text).toBe(en.proofNotOwn);
  await signup.share(phone.slice(1), chatId, null);
  expect(lastTo(chatId)?.text).toBe(en.proofNotOwn);
  await signup.share(newPhone().slice(1));
  expect(lastTo(chatId)?.text).toBe(en.proofOtherNumber);
  // The national form is no number of Telegram.
  await signup.share(`0${phone.slice(4)}`);
  expect(lastTo(chatId)?.text).toBe(en.proofOtherNumber);
  expect(await state(signup)).toBe('waiting');
  expect(await usersWith(phone)).toEqual([]);
  // The fifth try may be the right one; a sixth is none.
  await signup.share();
  expect(await state(signup)).toBe('proven');
  const wrong = await begin(newPhone());
  for (let tries = 0; tries < codeLimits.triesMax; tries += 1) await wrong.share(phone.slice(1));
  await wrong.share();
  expect(lastTo(wrong.chatId)?.text).toBe(en.proofOver);
  expect(await state(wrong)).toBe('over');
});

test('a link is of the chat that opened it first, once, and for ten minutes', async () => {
  const signup = await begin(newPhone());
  const other = newChat();
  await signup.start(other);
  await signup.share(undefined, other);
  expect(saidTo(other).map(({ text }) => text)).toEqual([
    expect.stringContaining('used or has expired'),
    en.proofNone,
  ]);
  expect(await state(signup)).toBe('waiting');
  await signup.share();
  expect(await state(signup)).toBe('proven');
  await signup.start();
  await signup.share();
  expect(lastTo(signup.chatId)?.text).toBe(en.proofNone);
  const late = await begin(newPhone());
  b.clock.advance(601);
  await late.share();
  expect(lastTo(late.chatId)?.text).toBe(en.proofNone);
  expect(await state(late)).toBe('over');
  const unread = await begin(newPhone());
  await unread.share();
  b.clock.advance(601);
  expect(await state(unread)).toBe('over');
});

test('until the contact is shared nothing tells whether a number is known; then its owner is told to log in', async () => {
  const known = await makePerson(b);
  const strange = newPhone();
  const [one, two] = [await begin(known.phone), await begin(strange)];
  expect(Object.keys(one)).toEqual(Object.keys(two));
  expect(lastTo(one.chatId)).toEqual({ ...lastTo(two.chatId), chat_id: String(one.chatId) });
  for (const each of [one, two]) await each.share('85511000000');
  expect(lastTo(one.chatId)).toEqual({ ...lastTo(two.chatId), chat_id: String(one.chatId) });
  expect([await state(one), await state(two)]).toEqual(['waiting', 'waiting']);
  await one.share();
  expect(lastTo(one.chatId)?.text).toBe(`${en.proofKnown}\nhttp://localhost:3000/en/login`);
  expect(await state(one)).toBe('over');
});

test('an account that only a provider opens is not opened by who had the number once; one that nobody logs in to is', async () => {
  const [byProvider, unfinished] = [accountWith(newPhone()), accountWith(newPhone())];
  await b.deps.db.insert(users).values([byProvider, unfinished]);
  await openByProvider(byProvider.id);
  const [refused, taken] = [await begin(byProvider.phone), await begin(unfinished.phone)];
  await refused.share();
  await taken.share();
  expect([await state(refused), await state(taken)]).toEqual(['over', 'proven']);
  expect(await usersWith(byProvider.phone)).toMatchObject([{ firstName: 'Nary' }]);
  expect(await usersWith(unfinished.phone)).toMatchObject([{ id: unfinished.id, firstName: 'Dara' }]);
});

test('of a code and a contact the first one counts, and parallel answers open one account', async () => {
  const phone = newPhone();
  const signup = await begin(phone, { by: 'sms' });
  await signup.share();
  const code = await codeSentTo(b, phone);
  const { userId: id, challengeId } = signup;
  const typed = await call(b, verifyCode, { params: { id }, body: { challengeId, verifyCode: code } });
  expect(typed.status).toBe(200);
  expect((await signup.read()).status).toBe(422);
  const other = await begin(newPhone());
  await other.share();
  const answers = await Promise.all(Array.from({ length: 8 }, () => other.read()));
  expect(answers.map(({ body }) => body.state)).toEqual(Array.from({ length: 8 }, () => 'proven'));
});

const ownerships = {
  code: async (phone: string) => {
    const owner = (await ask(phone)).body;
    const typed = { challengeId: owner.challengeId, verifyCode: await codeSentTo(b, phone) };
    const { body } = await call(b, verifyCode, { params: { id: owner.userId }, body: typed });
    expect((await call(b, setPin, { body: { pin: '739164' }, bearer: body.grant })).status).toBe(200);
  },
  provider: async (phone: string) => {
    const account = accountWith(phone);
    await b.deps.db.insert(users).values(account);
    await openByProvider(account.id);
  },
};

test.each(Object.entries(ownerships))(
  'a number that its owner has opened by a %s meanwhile is not opened by the chat that had proven it',
  async (_, open) => {
    const phone = newPhone();
    const signup = await begin(phone);
    await signup.share();
    await open(phone);
    const before = await usersWith(phone);
    const late = await signup.read();
    expect([late.status, late.error.code]).toEqual([422, 'invalid-code']);
    expect(await usersWith(phone)).toEqual(before);
  },
);

test('contacts at once prove one number once', async () => {
  const phone = newPhone();
  const signup = await begin(phone);
  const { chatId } = signup;
  // As Telegram calls several processes at once.
  const message = {
    chat: { id: chatId, type: 'private' },
    from: { id: chatId, language_code: 'en' },
    contact: { phone_number: phone.slice(1), user_id: chatId },
  };
  const hear = (id: number) =>
    runAct(b.deps, { caller: null }, (act) => followUpdate(act, { update_id: id, message }));
  await Promise.all([1, 2, 3].map(hear));
  await listen();
  const said = saidTo(signup.chatId).slice(1);
  expect(said.map(({ text }) => text).toSorted()).toEqual(
    [en.proofNone, en.proofNone, en.proofProven].toSorted(),
  );
  const notes = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, signup.challengeId));
  expect(notes.map(({ action }) => action).toSorted()).toEqual(['signup-by-telegram', 'signup-contact']);
});

test('links of one sign-up are counted, a new one ends the one before, and those of nobody are 404', async () => {
  const signup = await begin(newPhone(), { opens: false });
  for (let links = 1; links < telegramKeysPerSignupMax; links += 1)
    expect((await linkOf(signup)).status).toBe(201);
  expect((await linkOf(signup)).status).toBe(429);
  await signup.start();
  expect(lastTo(signup.chatId)?.text).toContain('used or has expired');
  expect((await linkOf({ ...signup, userId: randomUUID() })).status).toBe(404);
  const mine = eq(telegramKeys.challengeId, signup.challengeId);
  expect(await b.deps.db.$count(telegramKeys, mine)).toBe(1);
  // What is swept goes with it.
  await b.deps.db.delete(challenges).where(eq(challenges.id, signup.challengeId));
  expect(await b.deps.db.$count(telegramKeys, mine)).toBe(0);
});

test('requests without a message are limited as codes are', async () => {
  const phone = newPhone();
  for (let sends = 0; sends < codeLimits.sendsPerNumberMax; sends += 1)
    expect((await ask(phone, 'telegram')).status).toBe(201);
  expect((await ask(phone, 'telegram')).status).toBe(429);
  expect((await ask(phone)).status).toBe(429);
});

test('a site without a bot has no such way', async () => {
  const plain = await startBackend();
  const body = { lastName: 'Sok', firstName: 'Dara', phone: newPhone(), locale: 'km' as const };
  const refused = await call(plain, register, { body: { ...body, by: 'telegram' } });
  const { userId, challengeId } = (await call(plain, register, { body })).body;
  const linked = await call(plain, link, { params: { id: userId }, body: { challengeId } });
  expect([refused.status, linked.status]).toEqual([422, 404]);
  await plain.close();
});
