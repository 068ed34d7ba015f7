// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { streamReplayMax, streamsPerAddressMax, streamsPerPersonMax } from '@/backend/limits';
import { notify } from '@/backend/features/notices/services/notify';
import { runAct } from '@/backend/core/access/act';
import { revokeSessionsOf } from '@/backend/features/accounts/services/sessions';
import { grantRole, revokeRole } from '@/backend/features/accounts/services/role-changes';
import { forumEvents } from '@/backend/db/schema';
import { sessionResource } from '@/lib/contract/accounts/session';
import { liveResource } from '@/lib/contract/questions/live';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { questionsResource } from '@/lib/contract/questions/questions';
import { roleNames } from '@/lib/domain/accounts/roles';
import { call, useTestBackend } from '@/tests/support/backend';
import { listenToChat, listenToNotifications, makeChat, say, unsay } from '@/tests/support/chats';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeQuestionnaire } from '@/tests/support/orientation';

const backend = useTestBackend();

test('a chat is heard as it goes on, in order, and goes on from where it was cut', async () => {
  const b = backend.current;
  const { questionId, author } = await makeChat(b);
  const reader = await makePerson(b);
  const stream = await listenToChat(b, questionId, reader);
  expect([stream.status, stream.headers.get('content-type'), stream.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'no-store, no-transform',
  ]);
  expect(await stream.next()).toMatchObject({ data: { type: 'ready' } });
  const first = await say(b, questionId, author, 'មួយ');
  const heard = await stream.next();
  expect(heard?.data).toMatchObject({
    type: 'posted',
    message: { messageId: first, text: 'មួយ', userId: author.id },
  });
  stream.close();
  const second = await say(b, questionId, author, 'ពីរ');
  await unsay(b, questionId, author, first);
  const again = await listenToChat(b, questionId, { ...reader, lastEventId: heard?.id });
  expect((await again.next())?.data).toMatchObject({ type: 'posted', message: { messageId: second } });
  const removed = await again.next();
  expect(removed?.data).toEqual({ type: 'removed', messageId: first });
  expect(await again.next()).toEqual({ id: removed?.id, data: { type: 'ready' } });
  again.close();
});

test('who missed too much, or comes with a number that was never given, loads the list again', async () => {
  const b = backend.current;
  const { questionId, author } = await makeChat(b);
  const messageId = await say(b, questionId, author, 'One');
  const event = { questionId, messageId, kind: 'posted' as const, createdAt: b.clock.now() };
  await b.deps.db.insert(forumEvents).values(Array.from({ length: streamReplayMax }, () => event));
  for (const lastEventId of ['0', '999999999999999']) {
    const stream = await listenToChat(b, questionId, { ...author, lastEventId });
    expect((await stream.next())?.data).toEqual({ type: 'reload' });
    stream.close();
  }
  const stream = await listenToChat(b, questionId, { ...author, lastEventId: 'nonsense' });
  expect((await stream.next())?.data).toEqual({ type: 'ready' });
  stream.close();
});

test('what is rolled back is never heard', async () => {
  const b = backend.current;
  const { questionId, author } = await makeChat(b);
  const stream = await listenToChat(b, questionId, author);
  await stream.next();
  const change = { questionId, messageId: randomUUID(), kind: 'removed' as const };
  await expect(
    b.deps.db.transaction(async (tx) => {
      await b.deps.realtime.publishMessage(tx, change);
      throw new Error('No.');
    }),
  ).rejects.toThrow('No.');
  const messageId = await say(b, questionId, author, 'After');
  expect((await stream.next())?.data).toMatchObject({ type: 'posted', message: { messageId } });
  stream.close();
});

test('a chat ends with its question; strangers and questionnaires have none', async () => {
  const b = backend.current;
  const { questionId, author } = await makeChat(b);
  await say(b, questionId, author, 'One');
  const stream = await listenToChat(b, questionId, author);
  await stream.next();
  const { ORGANIZATION_ID: orgId, CONNECT_SUBJECT_ID: subjectId } = b.deps.env;
  const params = { orgId, subjectId, questionId };
  expect((await call(b, questionsResource.endpoints.remove, { params }, author.token)).status).toBe(200);
  expect(await stream.next()).toBeNull();
  const [item] = await makeQuestionnaire(b, 'personality');
  expect((await listenToChat(b, item?.questionId ?? '', author)).status).toBe(404);
  expect((await listenToChat(b, questionId, author)).status).toBe(404);
  expect((await listenToChat(b, (await makeChat(b)).questionId, {})).status).toBe(401);
});

test('unread notifications are counted at once, for their reader only', async () => {
  const b = backend.current;
  const [person, other] = [await makePerson(b), await makePerson(b)];
  expect((await listenToNotifications(b, person.id, other)).status).toBe(404);
  const stream = await listenToNotifications(b, person.id, person);
  const counted = async () => {
    const event = (await stream.next())?.data;
    return event?.type === 'notifications' ? event.countTotalUnread : event;
  };
  expect(await counted()).toBe(0);
  const message = {
    kind: 'content-revision',
    params: { schoolEn: 'Lotus' },
    page: '/advisor/dashboard',
  } as const;
  await notify(b.deps, [person.id, person.id, other.id], message);
  expect(await counted()).toBe(1);
  await notify(b.deps, [person.id], message);
  expect(await counted()).toBe(2);
  const params = { userId: person.id };
  const { list, markRead, markAllRead } = notificationsResource.endpoints;
  const id = (await call(b, list, { params }, person.token)).body.list[0]?.id ?? '';
  await call(b, markRead, { params: { ...params, id } }, person.token);
  expect(await counted()).toBe(1);
  await call(b, markAllRead, { params }, person.token);
  expect(await counted()).toBe(0);
  stream.close();
});

test('a person and an address keep only so many streams, and closing one makes room', async () => {
  const b = backend.current;
  const { questionId, author } = await makeChat(b);
  const open = await Promise.all(
    Array.from({ length: streamsPerPersonMax }, () => listenToChat(b, questionId, author)),
  );
  const refused = await listenToChat(b, questionId, author);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  open.pop()?.close();
  const another = await listenToChat(b, questionId, author);
  expect(another.status).toBe(200);
  for (const stream of [...open, another]) stream.close();
  expect(b.deps.live.size()).toBe(0);

  const address = '198.51.100.7';
  const people = await Promise.all(
    Array.from({ length: Math.ceil(streamsPerAddressMax / streamsPerPersonMax) }, () => makePerson(b)),
  );
  const crowd = await Promise.all(
    people.flatMap((person) =>
      Array.from({ length: streamsPerPersonMax }, () =>
        listenToChat(b, questionId, { token: person.token, address }),
      ),
    ),
  );
  expect(crowd.filter(({ status }) => status === 200)).toHaveLength(streamsPerAddressMax);
  expect((await listenToChat(b, questionId, { ...author, address })).status).toBe(429);
  expect((await listenToChat(b, questionId, { ...author, address: '198.51.100.8' })).status).toBe(200);
  for (const stream of crowd) stream.close();
});

test('without a document store, browsers listen at the streams', async () => {
  const { token } = await makePerson(backend.current);
  const answer = await call(backend.current, liveResource.endpoints.access, {}, token);
  expect([answer.status, answer.body]).toEqual([200, { store: 'events' }]);
});

test('a revoked session is told apart from others', async () => {
  const b = backend.current;
  const { questionId, author } = await makeChat(b);
  const stays = await makePerson(b);
  const [ends, open] = [await listenToChat(b, questionId, author), await listenToChat(b, questionId, stays)];
  await ends.next();
  await open.next();
  await runAct(b.deps, { caller: null }, (act) => revokeSessionsOf(act, author.id, 'test'));
  // Checked every three seconds.
  expect(await ends.next()).toBeNull();
  await say(b, questionId, stays, 'Still here');
  expect((await open.next())?.data).toMatchObject({ type: 'posted' });
  open.close();
});

test('rights that are given and taken are news, at once, for their person only', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const person = await makePerson(b);
  const [own, other] = [person, await makePerson(b)];
  const stream = await listenToNotifications(b, own.id, own);
  const others = await listenToNotifications(b, other.id, other);
  const nothing = { type: 'notifications', countTotalUnread: 0, rights: [] };
  expect((await stream.next())?.data).toEqual(nothing);
  expect((await others.next())?.data).toEqual(nothing);
  const post = { role: roleNames.schoolAdmin, schoolId: school.id };
  await runAct(b.deps, { caller: null }, (act) => grantRole(act, own.id, post));
  expect((await stream.next())?.data).toEqual({
    ...nothing,
    rights: [roleNames.schoolAdmin, school.id].toSorted(),
  });
  await runAct(b.deps, { caller: null }, (act) => revokeRole(act, own.id, post));
  expect((await stream.next())?.data).toEqual(nothing);
  await notify(b.deps, [other.id], {
    kind: 'content-revision',
    params: { schoolEn: 'Lotus' },
    page: '/advisor/dashboard',
  });
  expect((await others.next())?.data).toEqual({ ...nothing, countTotalUnread: 1 });
  stream.close();
  others.close();
});

test.each([
  ['ended-elsewhere', 'elsewhere'],
  ['password-changed', 'secret'],
  ['pin-reset', 'secret'],
  ['disabled', 'disabled'],
  ['logout', 'ended'],
])(
  'the last word of a session that was ended by %s is %s, in its stream and at its next call',
  async (reason, why) => {
    const b = backend.current;
    const person = await makePerson(b);
    const stream = await listenToNotifications(b, person.id, person);
    await stream.next();
    await runAct(b.deps, { caller: null }, (act) => revokeSessionsOf(act, person.id, reason));
    expect((await stream.next())?.data).toEqual({ type: 'ended', why });
    expect(await stream.next()).toBeNull();
    const next = await call(b, sessionResource.endpoints.userinfo, {}, person.token);
    expect([next.status, next.body]).toMatchObject([
      401,
      { code: 'unauthorized', issues: [{ path: 'session', code: why }] },
    ]);
  },
);
