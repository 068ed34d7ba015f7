import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { agendaResource } from '@/lib/contract/events/agenda';
import { feedLayers } from '@/lib/domain/events/calendar-feed';
import {
  assessments,
  calendarFeeds,
  classTeachers,
  classSessions,
  eventAttendees,
  guardians,
  holidays,
  schoolTerms,
  scores,
} from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import {
  makeCalendar,
  makeCourse,
  makeEvent,
  makeSchoolWithStudent,
  makeSession,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const { agenda, feed, renew, change, revoke } = agendaResource.endpoints;
const text = { en: 'Exam', km: 'ប្រឡងបញ្ចប់ឆមាស' };

const scene = async () => {
  const b = backend.current;
  const { school, student } = await makeSchoolWithStudent(b);
  const courseId = await makeCourse(b, school.id, [student.id], {
    nameNative: 'គណិតវិទ្យាសម្រាប់និស្សិតឆ្នាំទីមួយ ផ្នែកវិទ្យាសាស្ត្រ និងបច្ចេកវិទ្យា',
  });
  const sessionId = await makeSession(b, courseId, 24);
  const [test] = await b.deps.db
    .insert(assessments)
    .values({ courseId, kind: 'final', name: text, maxScore: 100, weightPercent: 40, heldOn: '2026-11-20' })
    .returning();
  await b.deps.db
    .insert(scores)
    .values({ assessmentId: test?.id ?? '', studentId: student.id, score: 77.25 });
  await b.deps.db.insert(schoolTerms).values({
    organizationId: school.id,
    kind: 'exam',
    name: { en: 'Exam week', km: 'សប្តាហ៍ប្រឡង' },
    startsOn: '2026-11-16',
    endsOn: '2026-11-20',
    updatedAt: b.clock.now(),
  });
  const event = await makeEvent(b, await makeCalendar(b, school.id), 48);
  await b.deps.db
    .insert(eventAttendees)
    .values({ eventId: event.id, userId: student.person.id, registeredAt: b.clock.now() });
  return {
    school,
    student,
    person: student.person,
    params: { userId: student.person.id },
    sessionId,
    courseId,
  };
};

const all = { layers: [...feedLayers], language: 'km' as const };
const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  backend.current.app.request(new URL(url).pathname, { headers });
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((part) => ({
    event: new ICAL.Event(part),
    status: part.getFirstPropertyValue('status'),
  }));
};

test('one list holds lessons, exams, school year and events, and each layer alone', async () => {
  const { person, params } = await scene();
  const span = { from: '2026-11-01', to: '2026-11-30' };
  const ask = (query: object) =>
    call(backend.current, agenda, { params, query: { ...span, ...query } }, person.token);
  const { body } = await ask({});
  expect(body.data.map(({ layer }) => layer)).toEqual(
    expect.arrayContaining(['timetable', 'events', 'academic', 'exams']),
  );
  expect((await ask({ layers: 'exams' })).body.data).toMatchObject([{ on: '2026-11-20', layer: 'exams' }]);
  expect((await ask({ to: '2027-11-30' })).status).toBe(400);
});

test('another program reads the link; a change raises the sequence under the same id, and no score is in it', async () => {
  const b = backend.current;
  const { person, params, sessionId } = await scene();
  const { body } = await call(b, renew, { params, body: all }, person.token);
  const first = await fetchFeed(body.url);
  const file = await first.text();
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/\uFFFD|77\.25/);
  const lesson = (from: string) => read(from).find(({ event }) => event.uid === `lesson-${sessionId}@sala`);
  expect(lesson(file)?.event.summary).toBe('គណិតវិទ្យាសម្រាប់និស្សិតឆ្នាំទីមួយ ផ្នែកវិទ្យាសាស្ត្រ និងបច្ចេកវិទ្យា');
  expect(file).toContain('\r\nX-WR-CALNAME:ប្រតិទិន Sala របស់ខ្ញុំ\r\n');
  expect(file).toMatch(/DTSTART;TZID=Asia\/Phnom_Penh:20261102T/);
  const etag = first.headers.get('etag') ?? '';
  const fetchedAt = async () => (await call(b, feed, { params }, person.token)).body.fetchedAt;
  const firstAt = b.clock.now().toISOString();
  b.clock.advance(60);
  expect((await fetchFeed(body.url, { 'if-none-match': etag })).status).toBe(304);
  await b.deps.db
    .update(classSessions)
    .set({ cancelledAt: b.clock.now(), version: 2 })
    .where(eq(classSessions.id, sessionId));
  const second = await fetchFeed(body.url, { 'if-none-match': etag });
  const after = lesson(await second.text());
  expect([second.status, after?.status, after?.event.sequence]).toEqual([200, 'CANCELLED', 2]);
  expect(after?.event.summary).toMatch(/^បានលុបចោល៖ គណិតវិទ្យា/);
  expect(after?.event.component.getAllSubcomponents('valarm')).toEqual([]);
  expect(await fetchedAt()).toBe(firstAt);
  await b.deps.db
    .update(calendarFeeds)
    .set({ fetchedAt: new Date(b.clock.now().getTime() - 3_600_000) })
    .where(eq(calendarFeeds.userId, person.id));
  await fetchFeed(body.url);
  expect(await fetchedAt()).toBe(b.clock.now().toISOString());
});

test('whole days keep their id when they are renamed or moved, and their sequence rises', async () => {
  const b = backend.current;
  const { school, person, params } = await scene();
  const at = b.clock.now();
  const name = { en: 'School feast', km: 'បុណ្យសាលា' };
  const [holiday] = await b.deps.db
    .insert(holidays)
    .values({ organizationId: school.id, day: '2026-11-12', name, updatedAt: at })
    .returning();
  const { body } = await call(b, renew, { params, body: all }, person.token);
  const days = async () => {
    const entries = read(await (await fetchFeed(body.url)).text());
    return Object.fromEntries(
      entries
        .filter(({ event }) => event.startDate.isDate)
        .map(({ event }) => [event.uid.split('-')[0], [event.uid, event.sequence]]),
    );
  };
  const before = await days();
  expect(before['holiday']).toEqual([`holiday-${school.id}-${holiday?.id}@sala`, 1]);
  await b.deps.db
    .update(holidays)
    .set({ name: { en: 'Feast', km: 'បុណ្យ' }, version: 2 })
    .where(eq(holidays.organizationId, school.id));
  await b.deps.db
    .update(schoolTerms)
    .set({ endsOn: '2026-11-21', version: 2 })
    .where(eq(schoolTerms.organizationId, school.id));
  await b.deps.db.update(assessments).set({ heldOn: '2026-11-21', version: 2 });
  const after = await days();
  for (const kind of ['holiday', 'term', 'exam']) expect(after[kind]).toEqual([before[kind]?.[0], 2]);
});

test('what was cancelled more than 30 days ago is told no more', async () => {
  const b = backend.current;
  const { person, params, sessionId } = await scene();
  const ended = new Date(b.clock.now().getTime() - 31 * 86_400_000);
  await b.deps.db.update(classSessions).set({ cancelledAt: ended }).where(eq(classSessions.id, sessionId));
  const { body } = await call(b, renew, { params, body: { ...all, layers: ['timetable'] } }, person.token);
  expect(read(await (await fetchFeed(body.url)).text())).toEqual([]);
});

test('only the hash is stored; a renewed or revoked link ends, and so does what it does not show', async () => {
  const b = backend.current;
  const { person, params } = await scene();
  const first = (await call(b, renew, { params, body: all }, person.token)).body;
  const [row] = await b.deps.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, person.id));
  expect(first.url).not.toContain(row?.tokenHash);
  const second = (await call(b, renew, { params, body: all }, person.token)).body;
  expect((await fetchFeed(first.url)).status).toBe(404);
  expect((await fetchFeed(`${second.url}x`)).status).toBe(404);
  await call(b, change, { params, body: { layers: ['exams'], language: 'en' } }, person.token);
  const shown = read(await (await fetchFeed(second.url)).text());
  expect(shown.map(({ event }) => event.uid.split('-')[0])).toEqual(['exam']);
  expect((await call(b, revoke, { params }, person.token)).status).toBe(200);
  expect((await fetchFeed(second.url)).status).toBe(404);
  expect((await call(b, change, { params, body: all }, person.token)).status).toBe(404);
});

test('a guardian finds the lessons of the child, with its name, until the student hides them', async () => {
  const b = backend.current;
  const { student } = await scene();
  const guardian = await makePerson(b);
  const at = b.clock.now();
  await b.deps.db.insert(guardians).values({
    studentId: student.id,
    userId: guardian.id,
    sees: ['timetable'],
    createdAt: at,
    confirmedAt: at,
  });
  const ask = async () =>
    (
      await call(
        b,
        agenda,
        { params: { userId: guardian.id }, query: { from: '2026-11-01', layers: 'timetable' } },
        guardian.token,
      )
    ).body.data;
  expect((await ask()).map(({ who }) => who?.en)).toEqual(['Sok Dara']);
  await b.deps.db
    .update(guardians)
    .set({ sees: ['scores'] })
    .where(eq(guardians.userId, guardian.id));
  expect(await ask()).toEqual([]);
});

test('a teacher finds the holidays of the school where they teach', async () => {
  const b = backend.current;
  const { school, courseId } = await scene();
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  await b.deps.db.insert(classTeachers).values({ courseId, userId: teacher.id, createdAt: b.clock.now() });
  const name = { en: 'Founders’ day', km: 'ទិវាបង្កើតសាលា' };
  await b.deps.db.insert(holidays).values({
    organizationId: school.id,
    day: '2026-11-18',
    name,
    updatedAt: b.clock.now(),
  });
  const query = { from: '2026-11-16', to: '2026-11-22', layers: ['academic'] } as never;
  const { body } = await call(b, agenda, { params: { userId: teacher.id }, query }, teacher.token);
  expect(body.data.map(({ title }) => title.en)).toContain('Founders’ day');
});
