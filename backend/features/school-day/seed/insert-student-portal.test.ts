import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classTeachersResource } from '@/lib/contract/school-day/class-teachers';
import { courseMembersResource } from '@/lib/contract/school-day/course-members';
import { documentRequestsResource } from '@/lib/contract/school-day/document-requests';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { recordsResource } from '@/lib/contract/school-day/records';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { plainDate } from '@/lib/domain/dates/dates';
import { call, useTestBackend } from '@/tests/support/backend';
import { signedIn } from '@/tests/support/make';
import { attendances, classSessions, events, seedRuns } from '@/backend/db/schema';
import { demoCourses } from '@/backend/seed/demo/student/demo-courses';
import { portalSchoolKey } from './insert-student-portal';
import { seedDemo } from '@/backend/seed/seed-demo';
import { stableId } from '@/backend/seed/stable-id';

const folder = mkdtempSync(join(tmpdir(), 'sala-demo-'));
const backend = useTestBackend({ DATA_DIR: folder });
const studentId = stableId('account:student');
const params = { orgId: stableId(`school:${portalSchoolKey}`), id: studentId };
let token = '';

beforeAll(async () => {
  await seedDemo(backend.current.deps);
  token = await signedIn(backend.current, studentId);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the demo student is in the middle of a term', async () => {
  const b = backend.current;
  const { courses, timetable, attendance, scores, materials } = recordsResource.endpoints;
  const joined = (await call(b, courses, { params, query: { state: 'running' } }, token)).body;
  expect(joined.countTotal).toBe(5);
  for (const course of joined.data) expect(course.sessionsHeld).toBeGreaterThan(2);
  // One of the five days of this week is a public holiday.
  expect((await call(b, timetable, { params }, token)).body.countTotal).toBe(4);
  const marks = (await call(b, attendance, { params }, token)).body;
  expect(marks.summary.percent).toBeGreaterThan(80);
  expect(new Set(marks.data.map(({ mark }) => mark))).toEqual(
    new Set(['present', 'late', 'absent', 'excused']),
  );
  for (const course of (await call(b, scores, { params }, token)).body.data)
    expect(course.weightScored).toBe(30);
  expect((await call(b, materials, { params }, token)).body.countTotal).toBe(5);
  const requests = await call(b, documentRequestsResource.endpoints.list, { params }, token);
  expect(requests.body.data.map(({ status }) => status)).toEqual(['processing', 'handed-over']);
});

test('the demo guardian was told of the last lesson that the student missed', async () => {
  const b = backend.current;
  const guardianId = stableId('account:guardian');
  const guardian = await signedIn(b, guardianId);
  const { list } = notificationsResource.endpoints;
  const notices = (await call(b, list, { params: { userId: guardianId } }, guardian)).body.list;
  expect(notices.map(({ kind }) => kind)).toEqual(['child-attendance']);
  const marks = (await call(b, recordsResource.endpoints.attendance, { params }, token)).body.data;
  const missed = marks.filter(({ mark }) => mark === 'absent' || mark === 'late');
  const last = missed.toSorted((a, c) => a.startsAt.localeCompare(c.startsAt)).at(-1);
  expect(notices[0]?.params['dateEn']).toBe(plainDate(last?.startsAt ?? '', 'en'));
  expect(notices[0]?.params['statusEn']).toContain(`${last?.mark}: `);
});

test('the demo teacher sees the courses that name them, and who is in them', async () => {
  const b = backend.current;
  const teacher = await signedIn(b, stableId('account:teacher'));
  const taught = (await call(b, classTeachersResource.endpoints.mine, {}, teacher)).body.data;
  const own = demoCourses[0]?.code;
  expect(taught.map(({ code }) => code).toSorted()).toEqual([own, 'ST101-A', 'ST101-B']);
  const sizes = [];
  for (const { courseId: id, schoolId: orgId } of taught) {
    const input = { params: { orgId, id } };
    sizes.push((await call(b, courseMembersResource.endpoints.list, input, teacher)).body.countTotal);
  }
  expect(sizes.toSorted((first, second) => first - second)).toEqual([1, 30, 30]);
});

test(
  'two public calendars have events before and after the day of seeding',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const list = async (orgId: string, tab: 'all' | 'upcoming' | 'registered' | 'attended') =>
      (await call(b, calendarsResource.endpoints.events, { params: { orgId }, query: { tab } }, token)).body
        .countTotal;
    const own = b.deps.env.ORGANIZATION_ID;
    expect([await list(own, 'all'), await list(own, 'upcoming')]).toEqual([17, 16]);
    expect([await list(own, 'registered'), await list(own, 'attended')]).toEqual([2, 1]);
    expect([await list(params.orgId, 'all'), await list(params.orgId, 'upcoming')]).toEqual([7, 6]);
    const rows = await b.deps.db.select().from(events);
    expect(rows).toHaveLength(25);
    expect(rows.filter(({ seriesId }) => seriesId !== null)).toHaveLength(6);
    expect(
      rows.flatMap(({ status, slug }) => (status === 'published' ? [] : [`${slug} ${status}`])).toSorted(),
    ).toEqual(['career-walk-north cancelled', 'scholarship-letter-clinic draft']);
    const one = { orgId: own, id: 'meet-an-engineer' };
    expect((await call(b, calendarsResource.endpoints.event, { params: one })).body).toMatchObject({
      seatsLeft: 0,
      hasWaitingList: true,
    });
  },
);

test('seeding again changes nothing', { tags: 'postgres' }, async () => {
  const { db } = backend.current.deps;
  const sizes = async () =>
    Promise.all(
      [attendances, classSessions, events].map(
        async (table) => (await db.select({ value: count() }).from(table))[0]?.value,
      ),
    );
  const before = await sizes();
  await db.delete(seedRuns);
  await seedDemo(backend.current.deps);
  expect(await sizes()).toEqual(before);
});
