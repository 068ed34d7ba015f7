import { expect, test } from 'vitest';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { notify } from '@/backend/features/notices/services/notify';
import type { NotificationTopic } from '@/lib/domain/notices/topics';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { list, get, markRead, markAllRead } = notificationsResource.endpoints;

/** Creates messages a minute apart; the newest is the last one. */
const leave = async (person: Person, ...names: string[]) => {
  const b = backend.current;
  for (const name of names) {
    b.clock.advance(60);
    const params = { name, schoolEn: 'Lotus', schoolKm: 'ឈូក' };
    await notify(b.deps, [person.id], {
      kind: 'application-new',
      params,
      page: '/advisor/user/application/[id]',
      about: '1',
    });
  }
};

const listOf = (person: Person, query: { start?: number; limit?: number; topic?: NotificationTopic } = {}) =>
  call(backend.current, list, { params: { userId: person.id }, query }, person.token);

test('lists the newest first, in pages, with the number of unread ones', { tags: 'postgres' }, async () => {
  const person = await makePerson(backend.current);
  await leave(person, 'one', 'two', 'three');
  const first = await listOf(person, { limit: 2 });
  expect(first.body).toMatchObject({ countTotal: 3, countTotalUnread: 3 });
  expect(first.body.list.map((row) => row.params['name'])).toEqual(['three', 'two']);
  const second = await listOf(person, { start: 2, limit: 2 });
  expect(second.body.list.map((row) => row.params['name'])).toEqual(['one']);
  expect(first.body.list[0]).toEqual({
    id: expect.any(String),
    kind: 'application-new',
    params: { name: 'three', schoolEn: 'Lotus', schoolKm: 'ឈូក' },
    href: '/advisor/user/application/1',
    readAt: null,
    createdAt: backend.current.clock.now().toISOString(),
    archivedAt: null,
  });
});

test('lists what is about one topic, and counts the unread of all', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  await leave(person, 'one', 'two');
  const params = { name: 'Dara', titleEn: 'Which?', titleKm: 'មួយណា?' };
  const answered = { kind: 'question-answer', params, page: '/forum/answer/[id]', about: '1' } as const;
  await notify(b.deps, [person.id], answered);
  const { body } = await listOf(person, { topic: 'questions' });
  expect(body).toMatchObject({ countTotal: 1, countTotalUnread: 3, list: [{ kind: 'question-answer' }] });
  expect((await listOf(person, { topic: 'loans' })).body).toMatchObject({ countTotal: 0, list: [] });
});

test('somebody without messages gets an empty list', async () => {
  const person = await makePerson(backend.current);
  expect((await listOf(person)).body).toEqual({ list: [], countTotal: 0, countTotalUnread: 0 });
});

test('reading one keeps the time of the first reading and leaves the others unread', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  await leave(person, 'one', 'two');
  const [newest] = (await listOf(person)).body.list;
  const params = { userId: person.id, id: newest?.id ?? '' };
  b.clock.advance(5);
  const readAt = b.clock.now().toISOString();
  expect((await call(b, markRead, { params }, person.token)).body).toMatchObject({ id: newest?.id, readAt });
  b.clock.advance(60);
  expect((await call(b, markRead, { params }, person.token)).body.readAt).toBe(readAt);
  expect((await call(b, get, { params }, person.token)).body.readAt).toBe(readAt);
  expect((await listOf(person)).body.countTotalUnread).toBe(1);
});

test('reading all leaves other people’s messages unread', async () => {
  const b = backend.current;
  const [person, other] = [await makePerson(b), await makePerson(b)];
  await leave(person, 'one', 'two');
  await leave(other, 'three');
  const answer = await call(b, markAllRead, { params: { userId: person.id } }, person.token);
  expect(answer.body).toEqual({ countTotalUnread: 0 });
  expect((await listOf(person)).body).toMatchObject({ countTotal: 2, countTotalUnread: 0 });
  expect((await listOf(other)).body.countTotalUnread).toBe(1);
});

test(
  'another person’s messages do not exist, neither by their path nor by one’s own',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [person, stranger] = [await makePerson(b), await makePerson(b)];
    await leave(person, 'one');
    const [message] = (await listOf(person)).body.list;
    const id = message?.id ?? '';
    const foreign = { userId: person.id, id };
    const disguised = { userId: stranger.id, id };
    const statuses = [
      await call(b, list, { params: { userId: person.id } }, stranger.token),
      await call(b, markAllRead, { params: { userId: person.id } }, stranger.token),
      ...(await Promise.all(
        [foreign, disguised].flatMap((params) => [
          call(b, get, { params }, stranger.token),
          call(b, markRead, { params }, stranger.token),
        ]),
      )),
    ].map((answer) => answer.status);
    expect(statuses).toEqual(Array(6).fill(404));
    expect((await call(b, get, { params: foreign }, person.token)).body.readAt).toBeNull();
  },
);

test('visitors are asked to log in, and a bad page is refused with its field', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  expect((await call(b, list, { params: { userId: person.id } })).status).toBe(401);
  const bad = await listOf(person, { limit: 101 });
  expect(bad.status).toBe(400);
  expect(bad.error).toMatchObject({ code: 'invalid-query', issues: [{ path: 'query.limit' }] });
});
