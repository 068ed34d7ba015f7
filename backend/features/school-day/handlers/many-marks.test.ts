import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeClass, makeCourse, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';
import { attendances, classTeachers, markChanges } from '@/backend/db/schema';

const backend = useTestBackend();

// PGlite has one connection: a part of the marks shows there what can be shown.
const size = process.env['TEST_DATABASE_URL'] ? { teachers: 50, pupils: 30 } : { teachers: 4, pupils: 5 };
const lessonsOfTeacher = 2;

test(
  'marks of fifty teachers at once, sent twice, are stored once with one row of history each',
  { tags: 'postgres', timeout: 120_000 },
  async () => {
    const b = backend.current;
    const { school } = await makeSchoolWithStudent(b);
    const orgId = school.id;
    const { students } = await makeClass(b, orgId, { students: size.pupils });
    const studentIds = students.map(({ id }) => id);
    const sheets: { id: string; token: string }[] = [];
    for (let n = 0; n < size.teachers; n += 1) {
      const { id: userId, token } = await makePerson(b, { roles: ['teacher'], staffOf: [orgId] });
      const courseId = await makeCourse(b, orgId, studentIds);
      await b.deps.db.insert(classTeachers).values({ courseId, userId, createdAt: b.clock.now() });
      for (let lesson = 0; lesson < lessonsOfTeacher; lesson += 1)
        sheets.push({ id: await makeSession(b, courseId, -3 - lesson * 3), token });
    }
    const rows = studentIds.map((studentId) => ({ studentId, mark: 'late' as const, version: 0 }));
    let key = 0;
    const send = ({ id, token }: { id: string; token: string }) =>
      call(
        b,
        sheetsResource.endpoints.markAttendance,
        { params: { orgId, id }, body: { rows }, idempotencyKey: `many-marks-${(key += 1)}` },
        token,
      );
    // As a phone with a bad connection does.
    const answers = await Promise.all([...sheets, ...sheets].map(send));
    for (const { body } of answers) expect(body.outcomes.every(({ ok }) => ok)).toBe(true);
    const ids = sheets.map(({ id }) => id);
    const wanted = size.teachers * lessonsOfTeacher * size.pupils;
    expect(await b.deps.db.$count(attendances, inArray(attendances.sessionId, ids))).toBe(wanted);
    expect(await b.deps.db.$count(markChanges, inArray(markChanges.sessionId, ids))).toBe(wanted);
  },
);
