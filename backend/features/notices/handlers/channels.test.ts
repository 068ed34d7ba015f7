import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noticeChannelsResource, topicMailsResource } from '@/lib/contract/notices/channels';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { noticeDeliveries, outbox, users } from '@/backend/db/schema';
import { runAct } from '@/backend/core/access/act';
import { sendDueNotices } from '@/backend/features/notices/services/send-notices';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const { get, choose, test: sendTest, deliveries, linkTelegram } = noticeChannelsResource.endpoints;
const { unsubscribe, subscribeAgain } = topicMailsResource.endpoints;
const { list, change, markRead, opened } = notificationsResource.endpoints;

const minute = 60;
let mails = 0;

const makeReader = async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const email = `reader-${(mails += 1)}@mail.example`;
  await b.deps.db.update(users).set({ email, emailVerified: true }).where(eq(users.id, person.id));
  const params = { userId: person.id };
  const tell = (message: { kind: 'event-place-held' | 'loan-payment' | 'document-status'; about?: string }) =>
    runAct(b.deps, { caller: null }, (act) =>
      act.tell(
        [person.id],
        message.kind === 'event-place-held'
          ? {
              kind: message.kind,
              params: { titleEn: 'Career day', titleKm: 'ថ្ងៃអាជីព', dateEn: '2 Nov', dateKm: '២ វិច្ឆិកា' },
              page: '/career-center/events/[slug]',
              about: message.about ?? 'career-day',
            }
          : message.kind === 'loan-payment'
            ? {
                kind: message.kind,
                params: { name: 'Bank', nameKm: 'ធនាគារ', amount: '$123' },
                page: '/profile/student-loan',
              }
            : {
                kind: message.kind,
                params: { name: 'Transcript', nameKm: 'ព្រឹត្តិបត្រពិន្ទុ' },
                page: '/profile/documentreport/softcopy-request',
              },
      ),
    );
  const later = async (seconds: number) => {
    b.clock.advance(seconds);
    await sendDueNotices(b.deps);
  };
  const outgoing = () => b.deps.db.select().from(outbox).where(eq(outbox.userId, person.id));
  const notices = async (query: object = {}) => (await call(b, list, { params, query }, person.token)).body;
  const set = (choice: {
    topic: 'loans' | 'events' | 'documents';
    channel: 'sala' | 'sms' | 'mail';
    on: boolean;
  }) => call(b, choose, { params, body: { choices: [choice] } }, person.token);
  return { b, person, email, params, tell, later, outgoing, notices, set };
};

test('a notice goes out after two minutes, by what the topic has by default', async () => {
  const { person, tell, later, outgoing } = await makeReader();
  await tell({ kind: 'event-place-held' });
  await later(minute);
  expect(await outgoing()).toEqual([]);
  await later(2 * minute);
  expect(await outgoing()).toMatchObject([{ channel: 'sms', recipient: person.phone }]);
  await later(minute);
  expect(await outgoing()).toHaveLength(1);
});

test('what was read meanwhile goes nowhere, also when the page was opened and not the notice', async () => {
  const { b, person, params, tell, later, outgoing, notices } = await makeReader();
  await tell({ kind: 'event-place-held' });
  const body = { href: '/career-center/events/career-day' };
  expect((await call(b, opened, { params, body }, person.token)).body).toEqual({ countTotalUnread: 0 });
  await later(3 * minute);
  expect(await outgoing()).toEqual([]);
  expect((await notices()).list[0]?.readAt).not.toBeNull();
  const { data } = (await call(b, deliveries, { params }, person.token)).body;
  expect(data).toMatchObject([{ channel: 'sms', state: 'dropped', reason: 'read', topic: 'events' }]);
});

test('a choice holds for its channel only, and mail says neither amounts nor papers', async () => {
  const { email, tell, later, outgoing, set } = await makeReader();
  await tell({ kind: 'loan-payment' });
  await later(3 * minute);
  const [mail] = await outgoing();
  expect(mail).toMatchObject({ channel: 'mail', recipient: email });
  expect(mail?.body).not.toContain('123');
  expect((await set({ topic: 'loans', channel: 'mail', on: false })).body.choices).toContainEqual({
    topic: 'loans',
    channel: 'mail',
    on: false,
  });
  await tell({ kind: 'loan-payment' });
  await later(3 * minute);
  expect(await outgoing()).toHaveLength(1);
});

test('a choice that was made while the notice waited counts', async () => {
  const { tell, later, outgoing, set } = await makeReader();
  await tell({ kind: 'event-place-held' });
  await set({ topic: 'events', channel: 'sms', on: false });
  await later(3 * minute);
  expect(await outgoing()).toEqual([]);
});

test('in the night nothing goes out and nothing is lost', async () => {
  const { b, tell, later, outgoing } = await makeReader();
  // 22:00 in Phnom Penh.
  const night = new Date(b.clock.now());
  night.setUTCHours(15, 0, 0, 0);
  b.clock.advance((night.getTime() + 86_400_000 - b.clock.now().getTime()) / 1000);
  await tell({ kind: 'event-place-held' });
  await later(60 * minute);
  expect(await outgoing()).toEqual([]);
  await later(8 * 60 * minute);
  expect(await outgoing()).toHaveLength(1);
  expect((await outgoing())[0]?.createdAt.getUTCHours()).toBeGreaterThanOrEqual(0);
  b.clock.advance(4 * 3600);
});

test('a person gets three text messages a day, and again on the next', async () => {
  const { b, tell, later, outgoing, params, person } = await makeReader();
  for (const about of ['a', 'b', 'c', 'd']) {
    await tell({ kind: 'event-place-held', about });
    await later(3 * minute);
  }
  expect(await outgoing()).toHaveLength(3);
  const { data } = (await call(b, deliveries, { params }, person.token)).body;
  expect(data[0]).toMatchObject({ state: 'dropped', reason: 'limit' });
  b.clock.advance(86_400);
  await tell({ kind: 'event-place-held', about: 'e' });
  await later(3 * minute);
  expect(await outgoing()).toHaveLength(4);
});

test('a topic that is off in Sala rings no bell, and is found in the archive', async () => {
  const { tell, notices, set } = await makeReader();
  await set({ topic: 'documents', channel: 'sala', on: false });
  await tell({ kind: 'document-status' });
  expect(await notices()).toMatchObject({ list: [], countTotalUnread: 0 });
  expect((await notices({ show: 'archived' })).list).toHaveLength(1);
});

test('a notice is kept as unread, put away and taken back', async () => {
  const { b, person, params, tell, notices } = await makeReader();
  await tell({ kind: 'loan-payment' });
  const id = (await notices()).list[0]?.id ?? '';
  const one = { params: { ...params, id } };
  await call(b, markRead, one, person.token);
  expect((await notices({ show: 'unread' })).list).toEqual([]);
  await call(b, change, { ...one, body: { read: false } }, person.token);
  expect((await notices({ show: 'unread' })).list).toHaveLength(1);
  await call(b, change, { ...one, body: { archived: true } }, person.token);
  expect(await notices()).toMatchObject({ list: [], countTotalUnread: 0 });
  await call(b, change, { ...one, body: { archived: false } }, person.token);
  expect((await notices()).list).toHaveLength(1);
});

test('the link of a mail ends this topic’s mails without a log-in, and takes it back', async () => {
  const { b, tell, later, outgoing } = await makeReader();
  await tell({ kind: 'loan-payment' });
  await later(3 * minute);
  const [mail] = await outgoing();
  const key = mail?.unsubscribe?.split('/').at(-1) ?? '';
  expect(mail?.body).toContain(`/unsubscribe#${key}`);
  const oneClick = await b.app.request(`http://test/api-notification/unsubscribe/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([oneClick.status, await oneClick.json()]).toEqual([200, { topic: 'loans' }]);
  await tell({ kind: 'loan-payment' });
  await later(3 * minute);
  expect(await outgoing()).toHaveLength(1);
  await call(b, subscribeAgain, { params: { key } });
  await tell({ kind: 'loan-payment' });
  await later(3 * minute);
  expect(await outgoing()).toHaveLength(2);
  const forged = key.replace('.loans.', '.applications.');
  expect((await call(b, unsubscribe, { params: { key: forged } })).status).toBe(404);
});

test('nobody is woken: what is told at night goes out in the morning, also when its hour was before', async () => {
  const { b, person, tell, later, outgoing } = await makeReader();
  const hour = 60 * minute;
  const untilHour = (wanted: number) => {
    const now = (b.clock.now().getTime() / 1000 + 7 * hour) % (24 * hour);
    return (wanted * hour - now + 24 * hour) % (24 * hour);
  };
  const dueHours = async () =>
    (await b.deps.db.select().from(noticeDeliveries).where(eq(noticeDeliveries.userId, person.id))).map(
      ({ dueAt }) => (dueAt.getUTCHours() + 7) % 24,
    );
  b.clock.advance(untilHour(22));
  await tell({ kind: 'loan-payment' });
  expect(new Set(await dueHours())).toEqual(new Set([7]));
  await later(8 * hour);
  expect(await outgoing()).toEqual([]);
  await later(hour + minute);
  expect(await outgoing()).toHaveLength(1);

  // Planned for before nine in the evening by a process that stood still until ten.
  b.clock.advance(untilHour(20));
  await tell({ kind: 'loan-payment' });
  await later(2 * hour);
  expect(await outgoing()).toHaveLength(1);
  await later(9 * hour + minute);
  expect(await outgoing()).toHaveLength(2);
});

test('a test says what became of it on each channel', async () => {
  const { b, person, params } = await makeReader();
  const sent = await call(b, sendTest, { params }, person.token);
  expect(sent.status).toBe(201);
  expect(sent.body.data.map(({ channel, state }) => `${channel} ${state}`).toSorted()).toEqual([
    'mail sending',
    'sms sending',
  ]);
  await drainOutbox(b.deps);
  const { data } = (await call(b, deliveries, { params }, person.token)).body;
  expect(data.map(({ state }) => state)).toEqual(['sent', 'sent']);
  await b.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id));
  const again = (await call(b, sendTest, { params }, person.token)).body.data;
  expect(again.find(({ channel }) => channel === 'mail')).toMatchObject({
    state: 'dropped',
    reason: 'no-address',
  });
});

test('a site without a bot offers nothing of Telegram', async () => {
  const { b, person, params } = await makeReader();
  const { body } = await call(b, get, { params }, person.token);
  expect([body.bot, body.choices.filter(({ channel }) => channel === 'telegram')]).toEqual([null, []]);
  expect((await call(b, linkTelegram, { params }, person.token)).status).toBe(404);
  expect(await b.deps.db.$count(noticeDeliveries, eq(noticeDeliveries.channel, 'telegram'))).toBe(0);
});
