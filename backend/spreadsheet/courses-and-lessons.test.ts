import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classCourses, classSessions, courseStudents, holidays, students } from '@/backend/db/schema';
import { readTaughtCourse } from '@/backend/features/school-day/services/taught-courses';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { in1, lessonHeader, makeSchoolTables, takeCourse } from '@/tests/support/school-tables';
import { describeReport } from './describe-report';
import { kinds } from './kinds';

const backend = useTestBackend();
const scene = () => makeSchoolTables(backend.current);

test('a course comes in with its class and teacher, and its table changes only what it says', async () => {
  const { db, school, classId, teacher, take, course, courseHeader } = await scene();
  expect(await take('courses', courseHeader, course('M-1'))).toMatchObject({ created: 1, bad: [] });
  const [row] = await db.select().from(classCourses).where(eq(classCourses.schoolId, school.id));
  const read = () => readTaughtCourse(db, row?.id ?? '');
  expect(await read()).toMatchObject({
    structureRecordId: classId,
    teachers: [{ userId: teacher.id }],
    teacher: { en: 'Sok Dara' },
    credits: 0,
  });
  expect(await take('courses', courseHeader, course('M-1'))).toMatchObject({ unchanged: 1 });
  const unnamed = `${course('M-1')},,`;
  expect(await take('courses', `${courseHeader},teacher_en,teacher_km`, unnamed)).toMatchObject({
    unchanged: 1,
  });
  const changed = await take('courses', 'code,academicYear,term,credits', `${in1},3`);
  expect(changed).toMatchObject({ updated: 1, bad: [] });
  expect(await read()).toMatchObject({ credits: 3, teachers: [{ userId: teacher.id }] });
  expect(await take('courses', courseHeader, course('M-1', { of: '', by: '' }))).toMatchObject({
    updated: 1,
  });
  expect(await read()).toMatchObject({ credits: 3, teachers: [], structureRecordId: null });
});

test('a course is refused by line: its class, its teacher, its year, its days', async () => {
  const { b, db, school, take, course, courseHeader } = await scene();
  const stranger = await makePerson(b, { roles: ['teacher'] });
  const { bad } = await take(
    'courses',
    courseHeader,
    course('M-1'),
    course('M-2', { of: 'Year 9' }),
    course('M-3', { of: 'A' }),
    course('M-4', { by: stranger.phone }),
    course('M-5', { by: 'Sok' }),
    course('M-6').replace('2026-2027', '2026'),
    course('M-7').replace('2027-02-12', '2026-02-12'),
  );
  expect(bad).toEqual([
    { line: 3, column: 'class', code: 'no-such-class' },
    { line: 4, column: 'class', code: 'several-classes' },
    { line: 5, column: 'teachers', code: 'no-teacher' },
    { line: 6, column: 'teachers', code: 'no-teacher' },
    { line: 7, column: 'academicYear', code: 'invalid-year' },
    { line: 8, column: 'endDate', code: 'before-start' },
  ]);
  expect(await db.$count(classCourses, eq(classCourses.schoolId, school.id))).toBe(0);
});

test('of two courses with one code the one in use is meant, and two in use are refused', async () => {
  const { db, code, school, take, course, courseHeader } = await scene();
  await take('courses', courseHeader, course('M-1'));
  const [row] = await db.select().from(classCourses).where(eq(classCourses.schoolId, school.id));
  if (!row) throw new Error('The course was not stored.');
  const { id: _, ...values } = row;
  await db.insert(classCourses).values(values);
  const member = () => take('course-members', 'course,academicYear,term,studentCode', `${in1},S-1`);
  expect(await member()).toMatchObject({ bad: [{ column: 'course', code: 'several-courses' }] });
  await db
    .update(classCourses)
    .set({ archivedAt: new Date(0) })
    .where(eq(classCourses.id, row.id));
  expect(await member()).toMatchObject({ created: 1, bad: [] });
  expect(await db.$count(courseStudents, eq(courseStudents.courseId, row.id))).toBe(0);
  await db
    .update(classCourses)
    .set({ archivedAt: new Date(0) })
    .where(eq(classCourses.schoolId, school.id));
  expect(
    (await kinds.courses.list(backend.current.deps)).filter((cells) => cells['school'] === code),
  ).toEqual([]);
});

test('who does not study, or is not there, is no member', async () => {
  const { db, student, take, course, courseHeader } = await scene();
  await take('courses', courseHeader, course('M-1'));
  await db.update(students).set({ status: 'left' }).where(eq(students.id, student.id));
  const header = 'course,academicYear,term,studentCode';
  const { bad } = await take('course-members', header, `${in1},S-1`, `${in1},S-2`, `M-2,2026-2027,1,S-1`);
  expect(bad).toEqual([
    { line: 2, column: '', code: 'not-studying' },
    { line: 3, column: 'studentCode', code: 'unknown-student' },
    { line: 4, column: 'course', code: 'unknown-course' },
  ]);
});

test('lessons keep the rules of the timetable, and what is in the way is named', async () => {
  const made = await scene();
  const { b, db, school, take, course, courseHeader } = made;
  await takeCourse(made);
  await take('courses', courseHeader, course('M-2', { of: 'Year 2 > A', by: '' }));
  const name = { en: 'Water Festival', km: 'បុណ្យអុំទូក' };
  const day = { organizationId: school.id, day: '2026-11-24', name, updatedAt: b.clock.now() };
  await db.insert(holidays).values(day);
  const in2 = 'M-2,2026-2027,1';
  const report = await take(
    'class-sessions',
    lessonHeader,
    `${in2},2026-10-06,08:00,09:00,b-1`,
    `${in1},2026-10-06,08:00,09:00,B-2`,
    `${in1},2026-09-06,08:00,09:00,B-2`,
    `${in1},2026-11-24,08:00,09:00,B-2`,
    `${in1},2026-10-07,09:00,08:00,B-2`,
    `${in1},2026-10-07,eight,9:00,B-2`,
    `${in1},06/10/2026,8h00,9:00 AM,B-2`,
    `${in1},2026-10-07,07:00:00,9:00,`,
  );
  expect(report.bad.map(({ line, column, code }) => `${line} ${column} ${code}`)).toEqual([
    '2 from room-taken',
    '3 from class-busy',
    '3 from teacher-busy',
    '4 day outside-term',
    '5 day no-lessons',
    '6 to before-start',
    '7 from invalid-time',
    '8 day day-or-month',
    '9 room required',
  ]);
  const { columns } = kinds['class-sessions'];
  expect(describeReport(report, { dryRun: false, columns, names: columns.map(({ name }) => name) })[0]).toBe(
    'line 2, from: the room is taken (B-1: M-1 Maths, 2026-10-06 07:00)',
  );
  const moved = await take(
    'class-sessions',
    `${lessonHeader},topic_en`,
    `${in1},2026-10-06,07:00,09:00,B-3,Sets`,
  );
  expect(moved).toMatchObject({ updated: 1, bad: [] });
  const [lesson] = await db
    .select({ lesson: classSessions })
    .from(classSessions)
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(eq(classCourses.schoolId, school.id));
  expect(lesson?.lesson).toMatchObject({
    startsAt: new Date('2026-10-06T00:00:00Z'),
    endsAt: new Date('2026-10-06T02:00:00Z'),
    room: 'B-3',
    topic: { en: 'Sets', km: '' },
    version: 2,
  });
});
