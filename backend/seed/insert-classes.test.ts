import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coursesResource } from '@/lib/contract/lms/courses';
import { markingResource } from '@/lib/contract/lms/marking';
import { call, useTestBackend } from '@/tests/support/backend';
import { signedIn } from '@/tests/support/make';
import { classCourses, classSessions } from '@/backend/db/schema';
import { demoClasses } from './demo/student/demo-classes';
import { seedDemo } from './seed-demo';
import { stableId } from './stable-id';

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
  expect(data.map(({ memberCount, sessionCount }) => [memberCount, sessionCount])).toEqual(
    Array.from({ length: 6 }, () => [30, 15]),
  );
  const query = { academicYear: data[0]?.academicYear ?? '', term: '1' };
  const params = { orgId, id: body.data[0]?.structureRecordId ?? '' };
  const averages = (await call(b, markingResource.endpoints.averages, { params, query }, token)).body;
  expect(averages.ranked).toBe(ranked);
  expect(
    averages.data.every(({ semester, attendancePercent }) => semester !== null && attendancePercent !== null),
  ).toBe(true);
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
