// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { createLiveHub, type LiveHub } from './live-hub';
import { streamBeatEveryChecks } from '@/backend/limits';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import type { TestBackend } from '@/tests/support/backend';
import { startBackend } from '@/tests/support/backend';
import { listenToChat, makeChat, say } from '@/tests/support/chats';
import { makePerson } from '@/tests/support/make';

let backend: TestBackend;
const hubs: LiveHub[] = [];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  for (const hub of hubs) await hub.close();
  await backend.close();
});

/** Another process on the same database, which polls every few milliseconds. */
const startSecond = (listen: Parameters<typeof createLiveHub>[0]['listen'], checkMs = 10): TestBackend => {
  const { deps, clock } = backend;
  const live = createLiveHub({ db: deps.db, listen, clock, log: deps.log, checkMs });
  hubs.push(live);
  const own = { ...deps, live };
  return { ...backend, deps: own, app: createApp(own) };
};

const deaf = async () => async () => undefined;

test('a process that the database tells nothing still finds the news, and gives signs of life', async () => {
  const second = startSecond(deaf);
  const { questionId, author } = await makeChat(backend);
  const stream = await listenToChat(second, questionId, author);
  await stream.next();
  const messageId = await say(backend, questionId, author, 'Hello');
  expect((await stream.next())?.data).toMatchObject({ type: 'posted', message: { messageId } });
  expect(await stream.nextText()).toBe(': \n\n');
  expect(streamBeatEveryChecks).toBeGreaterThan(1);
  stream.close();
});

test('a stream ends with the token that opened it', async () => {
  const second = startSecond(deaf);
  const { questionId, author } = await makeChat(backend);
  const stream = await listenToChat(second, questionId, author);
  await stream.next();
  backend.clock.advance(tokenLimits.accessLifetimeSeconds);
  expect(await stream.next()).toBeNull();
  expect(second.deps.live.size()).toBe(0);
});

test('stopping ends every stream and takes no new ones', async () => {
  const second = startSecond(deaf, 60_000);
  const { questionId, author } = await makeChat(backend);
  const stream = await listenToChat(second, questionId, author);
  await stream.next();
  await second.deps.live.close();
  expect(await stream.next()).toBeNull();
  expect((await listenToChat(second, questionId, author)).status).toBe(503);
});

test('a database that fails ends the stream, which the reader then opens again', async () => {
  const second = startSecond(deaf, 60_000);
  const { questionId, author } = await makeChat(backend);
  let failing = false;
  const live = second.deps.live;
  const broken = {
    ...second.deps,
    live: {
      ...live,
      open: (subscription: Parameters<LiveHub['open']>[0]) =>
        live.open({
          ...subscription,
          pull: () => (failing ? Promise.reject(new Error('Gone.')) : subscription.pull()),
        }),
    },
  };
  failing = true;
  const stream = await listenToChat({ ...second, app: createApp(broken) }, questionId, author);
  expect(await stream.next()).toBeNull();
  expect(backend.failures).toContainEqual({ event: 'live', reason: 'Gone.' });
});

test('a stream that opens while sessions are looked at stays open', async () => {
  const { questionId, author } = await makeChat(backend);
  const people = [author];
  for (let n = 0; n < 15; n += 1) people.push(await makePerson(backend));
  const second = startSecond(deaf, 1);
  // A check is in progress at each of these moments.
  const streams = [];
  for (const person of people) streams.push(await listenToChat(second, questionId, person));
  for (const stream of streams) expect((await stream.next())?.data).toEqual({ type: 'ready' });
  expect(second.deps.live.size()).toBe(people.length);
  for (const stream of streams) stream.close();
});
