// @module-tag postgres
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { remindOfOffers } from './offer-reminders';
import { applicants, messageSettings, notifications, outbox, users } from '@/backend/db/schema';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { offersResource } from '@/lib/contract/admissions/offers';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { defaultStatusMessages } from '@/lib/domain/admissions/status-messages';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { apply, unseenReason } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const dayS = 86_400;
let school: { id: string };
let student: Person;
let staff: Person;
let id: string;

/** Today, by the clock of the test, and so many days later. */
const day = (later = 0) => addDaysToDay(dayInCambodia(backend.current.clock.now()), later);
const pass = (days: number) => backend.current.clock.advance(days * dayS);

beforeEach(async () => {
  const b = backend.current;
  school = await makeSchool(b, { name: 'Lotus University' });
  student = await makePerson(b);
  staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  id = (await apply(b, school.id, { as: student })).applicantId;
});

const version = async () => {
  const { get } = applicantsResource.endpoints;
  return (await call(backend.current, get, { query: { applicantId: id } }, student.token)).body.version;
};
const offer = async (answerBy: string | null) => {
  const { setStatus } = applicantsResource.endpoints;
  const body = { applicantStatus: 'accepted', unseenReason, offer: { answerBy } };
  const input = { params: { id }, body, version: await version() };
  expect((await call(backend.current, setStatus, input, staff.token)).status).toBe(200);
};
/** An acceptance on condition, after the person has told of a result: it is to be proven by this day. */
const offerOnCondition = async (proofBy: string) => {
  const b = backend.current;
  const exam = { state: 'taken' as const, track: 'science' as const, totalScore: null, subjects: {} };
  const nationalExam = { ...exam, date: '08/20/2026', grade: 'B' as const };
  const declared = { params: { id: student.id }, version: 0, body: { nationalExam } };
  await call(b, educationHistoryResource.endpoints.update, declared, student.token);
  const body = {
    applicantStatus: 'accepted',
    unseenReason,
    offer: { minimumGrade: 'C' as const, proofBy },
  };
  const input = { params: { id }, body, version: await version() };
  const { setStatus } = applicantsResource.endpoints;
  expect((await call(b, setStatus, input, staff.token)).status).toBe(200);
};
const setDay = async (answerBy: string) => {
  const input = { params: { id }, body: { answerBy }, version: await version() };
  return call(backend.current, offersResource.endpoints.setDay, input, staff.token);
};
/** From the table: sessions end while the days pass. */
const reminders = (kind: 'offer-due' | 'proof-due' = 'offer-due') =>
  backend.current.deps.db
    .select({ href: notifications.href, params: notifications.params })
    .from(notifications)
    .where(and(eq(notifications.userId, student.id), eq(notifications.kind, kind)));
/** The job in two processes at once, and again a minute later. */
const run = async () => {
  const { deps, clock } = backend.current;
  await Promise.all([remindOfOffers(deps), remindOfOffers(deps)]);
  clock.advance(60);
  await remindOfOffers(deps);
};

test('three days and one day before the last day there is a reminder, once each', async () => {
  await offer(day(10));
  const counts: number[] = [];
  for (let passed = 0; passed <= 11; passed += 1) {
    await run();
    counts.push((await reminders()).length);
    pass(1);
  }
  expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2]);
  const [reminder] = await reminders();
  expect(reminder).toMatchObject({
    href: `/profile/applications/${id}`,
    params: { schoolEn: 'Lotus University' },
  });
});

test('days are those of Phnom Penh', async () => {
  const b = backend.current;
  // 23:30 in Phnom Penh: half an hour later it is another day there, and not yet in London.
  const toLate = (16.5 * 3_600 - ((b.clock.now().getTime() / 1_000) % dayS) + dayS) % dayS;
  const late = new Date(b.clock.now().getTime() + toLate * 1_000);
  await offer(addDaysToDay(dayInCambodia(late), 4));
  b.clock.advance(toLate);
  await run();
  expect(await reminders()).toHaveLength(0);
  b.clock.advance(1_800);
  await run();
  expect(await reminders()).toHaveLength(1);
});

test('who answered is not reminded; after a stop only the later reminder comes', async () => {
  await offer(day(9));
  pass(8);
  await run();
  expect(await reminders()).toHaveLength(1);
  await backend.current.deps.db
    .update(applicants)
    .set({ offerAnswer: 'accepted' })
    .where(eq(applicants.id, id));
  pass(1);
  await run();
  expect(await reminders()).toHaveLength(1);
});

test('a new last day brings reminders of its own; who hears of it now is not reminded at once', async () => {
  await offer(day(2));
  await run();
  expect(await reminders()).toHaveLength(0);
  expect((await setDay(day(6))).status).toBe(200);
  pass(3);
  await run();
  expect(await reminders()).toHaveLength(1);
});

test('seven days and one day before the last day of proof there is a reminder, once each', async () => {
  await offerOnCondition(day(10));
  const counts: number[] = [];
  for (let passed = 0; passed <= 11; passed += 1) {
    await run();
    counts.push((await reminders('proof-due')).length);
    pass(1);
  }
  expect(counts).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
  const [reminder] = await reminders('proof-due');
  expect(reminder).toMatchObject({
    href: `/profile/applications/${id}`,
    params: { schoolEn: 'Lotus University' },
  });
  expect(await reminders()).toHaveLength(0);
});

test('while the site stood still: the later reminder only, and none after the last day', async () => {
  await offerOnCondition(day(20));
  pass(19);
  await run();
  expect(await reminders('proof-due')).toHaveLength(1);
  await backend.current.deps.db.update(applicants).set({ proofReminded: null }).where(eq(applicants.id, id));
  pass(2);
  await run();
  expect(await reminders('proof-due')).toHaveLength(1);
});

test('who has proven the result, or given the place back, is not reminded of the proof', async () => {
  const { db } = backend.current.deps;
  await offerOnCondition(day(10));
  pass(3);
  await db.update(applicants).set({ offerCondition: 'met' }).where(eq(applicants.id, id));
  await run();
  await db
    .update(applicants)
    .set({ offerCondition: 'declared-met', offerAnswer: 'declined' })
    .where(eq(applicants.id, id));
  await run();
  expect(await reminders('proof-due')).toHaveLength(0);
  await db.update(applicants).set({ offerAnswer: 'backup' }).where(eq(applicants.id, id));
  await run();
  expect(await reminders('proof-due')).toHaveLength(1);
});

test('where the school writes, the reminder goes out by mail, and by text message to whom no mail reaches', async () => {
  const { db } = backend.current.deps;
  await db
    .update(users)
    .set({ email: 'dara@example.org', emailVerified: true, phoneVerified: true, locale: 'en' })
    .where(eq(users.id, student.id));
  await offer(day(3 + 1));
  await db.insert(messageSettings).values({
    organizationId: school.id,
    mail: true,
    sms: true,
    messages: defaultStatusMessages,
    updatedAt: backend.current.clock.now(),
  });
  pass(1);
  await run();
  const sent = async () =>
    (await db.select().from(outbox))
      .filter(({ body }) =>
        /The deadline to answer the offer of Lotus|the deadline to answer Lotus/.test(body),
      )
      .map(({ channel }) => channel);
  expect(await sent()).toEqual(['mail']);
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, student.id));
  await db.update(applicants).set({ offerReminded: null }).where(eq(applicants.id, id));
  await run();
  expect(await sent()).toEqual(['mail', 'sms']);
});
