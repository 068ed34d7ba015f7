import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { noticeDeliveries, outbox, users } from '@/backend/db/schema';
import { runAct } from '@/backend/core/access/act';
import type { Message } from './notify';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { sendDueNotices } from './send-notices';

const backend = useTestBackend();
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

let person: Person;
beforeEach(async () => {
  person = await makePerson(backend.current);
});

const tell = (message: Message) =>
  runAct(backend.current.deps, { caller: null }, (act) => act.tell([person.id], message));
const ofEvent = (
  kind: 'event-place-held' | 'event-called-off' | 'event-cancelled',
  about: string,
  hours?: number,
): Message => ({
  kind,
  params: {
    titleEn: 'Career day',
    titleKm: 'ថ្ងៃអាជីព',
    ...(hours && { at: new Date(backend.current.clock.now().getTime() + hours * hour * 1000).toISOString() }),
  },
  page: '/career-center/events/[slug]',
  about,
  // Of a held place it would be asked whether it is held still.
  ...(kind !== 'event-place-held' && { subject: `event:${about}`, again: 'renew' as const }),
});
const later = async (seconds: number) => {
  backend.current.clock.advance(seconds);
  await sendDueNotices(backend.current.deps);
};
/** To 22:00 in Phnom Penh. */
const untilNight = () => {
  const now = (backend.current.clock.now().getTime() / 1000 + 7 * hour) % day;
  backend.current.clock.advance((22 * hour - now + day) % day);
};
const sent = async () =>
  (
    await backend.current.deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.userId, person.id))
      .orderBy(outbox.createdAt)
  ).map(({ channel, noticeKind, isUrgent }) => `${channel} ${noticeKind}${isUrgent ? ', urgent' : ''}`);
const reasons = async () =>
  (
    await backend.current.deps.db
      .select()
      .from(noticeDeliveries)
      .where(eq(noticeDeliveries.userId, person.id))
  ).flatMap(({ reason }) => reason ?? []);

test('a place that is held for two hours is told at night too, beyond the three of a day; one for a day is not', async () => {
  untilNight();
  for (const about of ['a', 'b', 'c', 'd']) {
    await tell(ofEvent('event-place-held', about, 2));
    await later(minute);
    await later(minute);
  }
  const four = Array<string>(4).fill('sms event-place-held, urgent');
  expect(await sent()).toEqual(four);
  await tell(ofEvent('event-place-held', 'long', 24));
  await later(3 * minute);
  expect(await sent()).toEqual(four);
  await later(9 * hour);
  expect(await sent()).toEqual([...four, 'sms event-place-held']);
});

test('of what can wait there are three text messages a day', async () => {
  untilNight();
  await later(10 * hour);
  for (const about of ['a', 'b', 'c', 'd']) await tell(ofEvent('event-place-held', about, 24));
  await later(3 * minute);
  expect([(await sent()).length, await reasons()]).toEqual([3, ['limit']]);
});

test('what becomes urgent while it waits for the morning waits no longer', async () => {
  untilNight();
  await tell(ofEvent('event-called-off', 'a', 30));
  await later(3 * minute);
  expect(await sent()).toEqual([]);
  await tell(ofEvent('event-called-off', 'a', 9));
  await later(3 * minute);
  expect(await sent()).toEqual(['sms event-called-off, urgent']);
});

test('what is renewed to a kind without a text message has none', async () => {
  untilNight();
  await tell(ofEvent('event-called-off', 'a', 2));
  await tell(ofEvent('event-cancelled', 'a'));
  await later(10 * hour);
  expect([await sent(), await reasons()]).toEqual([[], ['over']]);
});

test('a document costs a text message only where no mail reaches', async () => {
  const { db } = backend.current.deps;
  const ready = (id: string): Message => ({
    kind: 'document-status',
    params: { name: 'Transcript', nameKm: 'ព្រឹត្តិបត្រពិន្ទុ' },
    page: '/profile/documentreport/softcopy-request',
    subject: `document:${id}`,
  });
  untilNight();
  await later(10 * hour);
  await db
    .update(users)
    .set({ email: 'reader@mail.example', emailVerified: true })
    .where(eq(users.id, person.id));
  await tell(ready('a'));
  await later(3 * minute);
  expect(await sent()).toEqual(['mail document-status']);
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id));
  await tell(ready('b'));
  await later(3 * minute);
  expect(await sent()).toEqual(['mail document-status', 'sms document-status']);
});
