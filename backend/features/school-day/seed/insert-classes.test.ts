import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { membershipsResource } from '@/lib/contract/school-day/memberships';
import { recordsResource } from '@/lib/contract/school-day/records';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { guardianViews } from '@/lib/domain/accounts/guardianship';
import { readWards } from '@/backend/features/school-day/services/wards';
import { markingResource } from '@/lib/contract/school-day/marking';
import { call, useTestBackend } from '@/tests/support/backend';
import { signedIn } from '@/tests/support/make';
import { assessments, classCourses, classSessions, scores } from '@/backend/db/schema';
import { demoClasses } from '@/backend/seed/demo/student/demo-classes';
import { publicHolidayDays } from '@/backend/features/events/seed/insert-holidays';
import { seedDemo } from '@/backend/seed/seed-demo';
import { stableId } from '@/backend/seed/stable-id';

const folder = mkdtempSync(join(tmpdir(), 'sala-demo-'));
const backend = useTestBackend({ DATA_DIR: folder });

beforeAll(() => seedDemo(backend.current.deps));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  { account: 'university', school: demoClasses[0], ranked: false },
  { account: 'schoolAdmin', school: demoClasses[1], ranked: true },
])('$account sees two classes of 30 with averages', async ({ account, school, ranked }) => {
  const b = backend.current;
  const token = await signedIn(b, stableId(`account:${account}`));
  const orgId = stableId(`school:${school?.schoolKey}`);
  const { body } = await call(b, coursesResource.endpoints.classes, { params: { orgId } }, token);
  expect(body.data.map(({ studentCount, courseCount }) => [studentCount, courseCount])).toEqual([
    [30, 3],
    [30, 3],
  ]);
  const { data } = (await call(b, coursesResource.endpoints.list, { params: { orgId } }, token)).body;
  expect(data.map(({ memberCount }) => memberCount)).toEqual(Array.from({ length: 6 }, () => 30));
  for (const { sessionCount } of data) {
    expect(sessionCount).toBeGreaterThan(10);
    expect(sessionCount).toBeLessThanOrEqual(15);
  }
  const query = { academicYear: data[0]?.academicYear ?? '', term: '1' };
  const params = { orgId, id: body.data[0]?.structureRecordId ?? '' };
  const averages = (await call(b, markingResource.endpoints.averages, { params, query }, token)).body;
  expect(averages.ranked).toBe(ranked);
  expect(
    averages.data.every(({ semester, attendancePercent }) => semester !== null && attendancePercent !== null),
  ).toBe(true);
});

test('no lesson of the demo is on a public holiday', async () => {
  const rows = await backend.current.deps.db.select().from(classSessions);
  const days = rows.map(({ startsAt }) => dayInCambodia(startsAt));
  expect(days.filter((day) => publicHolidayDays.has(day))).toEqual([]);
});

test('an exam to come is planned: nobody sees it, and nobody has a score in it', async () => {
  const { db, clock } = backend.current.deps;
  const today = dayInCambodia(clock.now());
  const coming = gt(assessments.heldOn, today);
  expect(await db.$count(assessments, coming)).toBeGreaterThan(0);
  expect(await db.$count(assessments, and(coming, isNotNull(assessments.publishedAt)))).toBe(0);
  const scored = await db
    .select({ id: scores.studentId })
    .from(scores)
    .innerJoin(assessments, and(eq(assessments.id, scores.assessmentId), coming));
  expect(scored).toEqual([]);
});

test('the demo guardian has two children at two schools, and reads four matters of each', async () => {
  const b = backend.current;
  const userId = stableId('account:guardian');
  const token = await signedIn(b, userId);
  const { body } = await call(b, membershipsResource.endpoints.list, { params: { userId } }, token);
  expect(body.data.map(({ kind }) => kind)).toEqual(['guardian', 'guardian']);
  expect(new Set(body.data.map(({ organizationId }) => organizationId)).size).toBe(2);
  const { timetable, attendance, scores: results } = recordsResource.endpoints;
  const wards = await readWards(b.deps.db, userId);
  expect(wards.map(({ state, sees }) => [state, sees])).toEqual([
    ['confirmed', [...guardianViews]],
    ['confirmed', [...guardianViews]],
  ]);
  for (const { orgId, studentId: id } of wards) {
    const params = { orgId, id };
    expect((await call(b, attendance, { params, query: {} }, token)).body.countTotal).toBeGreaterThan(0);
    expect((await call(b, results, { params }, token)).body.countTotal).toBeGreaterThan(0);
    expect((await call(b, timetable, { params }, token)).status).toBe(200);
  }
});

test('no room and no class of the demo is in two places at a time', async () => {
  const rows = await backend.current.deps.db
    .select()
    .from(classSessions)
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId));
  const taken = rows.map(({ class_sessions: { room, startsAt }, class_courses: { schoolId } }) =>
    [schoolId, room, startsAt.toISOString()].join(),
  );
  expect(new Set(taken).size).toBe(taken.length);
});
