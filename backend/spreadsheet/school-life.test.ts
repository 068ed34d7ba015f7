import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  assessments,
  attendances,
  auditLog,
  classCourses,
  classSessions,
  courseStudents,
  holidays,
  markChanges,
  schools,
  scores,
  students,
  termLocks,
} from '@/backend/db/schema';
import { readTaughtCourse } from '@/backend/services/lms/taught-courses';
import { roleNames } from '@/lib/domain/people/roles';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeRecord, makeSchoolWithStudent, makeStructure } from '@/tests/support/school-records';
import { describeReport } from './describe-report';
import { importRows } from './import-rows';
import { type KindName, kinds } from './kinds';
import { readTable } from './table';

const backend = useTestBackend();

/** The database is that of all tests of the file, so each school has a code of its own. */
let count = 0;

const scene = async () => {
  const b = backend.current;
  const { school, campusId, student } = await makeSchoolWithStudent(b);
  const code = `LIFE${(count += 1)}`;
  await b.deps.db.update(schools).set({ code }).where(eq(schools.id, school.id));
  await b.deps.db.update(students).set({ studentCode: 'S-1' }).where(eq(students.id, student.id));
  const { structureId } = await makeStructure(b, campusId);
  const place = { campusId, structureId };
  const above = await makeRecord(b, place, { name: 'Year 1' });
  const classId = await makeRecord(b, place, { name: 'A', parentId: above });
  const other = await makeRecord(b, place, { name: 'Year 2' });
  await makeRecord(b, place, { name: 'A', parentId: other });
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  const author = await makePerson(b, { roles: ['advisor'] });

  /** Imports rows; the school stands in front of each. */
  const take = (name: KindName, header: string, ...lines: string[]) => {
    const text = [`school,${header}`, ...lines.map((line) => `${code},${line}`)].join('\n');
    const { rows } = readTable(Buffer.from(text), 'csv', kinds[name]);
    const by = { id: author.id, roles: [roleNames.advisor] };
    return importRows(b.deps, kinds[name], rows, { author: by, requestId: 'life', dryRun: false });
  };
  const courseHeader = 'code,academicYear,term,name,nameNative,class,teachers,startDate,endDate';
  const course = (name: string, { of = 'Year 1 > A', by = teacher.phone } = {}) =>
    `${name},2026-2027,1,Maths,គណិត,${of},${by},2026-10-05,2027-02-12`;
  return { b, db: b.deps.db, code, school, student, classId, teacher, author, take, courseHeader, course };
};

type Scene = Awaited<ReturnType<typeof scene>>;

const in1 = 'M-1,2026-2027,1';
const lessonHeader = 'course,academicYear,term,day,from,to,room';
const markHeader = 'course,academicYear,term,day,from,studentCode,mark,note';
const testHeader = 'course,academicYear,term,name_en,name_km,kind,heldOn,maxScore,weightPercent,published';
const scoreHeader = 'course,academicYear,term,assessment,studentCode,score,remark';

/** The course M-1 with its student, a lesson of the past and an assessment. */
const withCourse = async ({ take, course, courseHeader }: Scene) => {
  await take('courses', courseHeader, course('M-1'));
  await take('course-members', 'course,academicYear,term,studentCode', `${in1},S-1`);
  await take('class-sessions', lessonHeader, `${in1},2026-10-06,7:00,8:30,B-1`);
  await take('assessments', testHeader, `${in1},Test 1,តេស្ត,quiz,2026-10-20,50,60,yes`);
};

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
  await withCourse(made);
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
    `${in1},06/10/2026,08:00,9:00,B-2`,
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
    '8 day year-month-day',
    '9 room required',
  ]);
  expect(describeReport(report, false)[0]).toBe(
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

test('marks are stored with their author and history', { tags: 'postgres' }, async () => {
  const made = await scene();
  const { db, student, author, take } = made;
  await withCourse(made);
  expect(await take('attendances', markHeader, `${in1},2026-10-06,,S-1,absent,`)).toMatchObject({
    created: 1,
  });
  const late = `${in1},2026-10-06,7:00,S-1,late,ស្ទះ​ផ្លូវ`;
  expect(await take('attendances', markHeader, late)).toMatchObject({ updated: 1, bad: [] });
  expect(await take('attendances', markHeader, late)).toMatchObject({ unchanged: 1 });
  expect(await take('scores', scoreHeader, `${in1},Test 1,S-1,៤០.៥,`)).toMatchObject({ created: 1, bad: [] });
  expect(await take('scores', scoreHeader, `${in1},Test 1,S-1,41,Good`)).toMatchObject({ updated: 1 });
  const [mark] = await db.select().from(attendances).where(eq(attendances.studentId, student.id));
  const [score] = await db.select().from(scores).where(eq(scores.studentId, student.id));
  expect(mark).toMatchObject({ mark: 'late', markedBy: author.id, version: 2 });
  expect(score).toMatchObject({ score: 41, remark: 'Good', markedBy: author.id, version: 2 });
  const history = await db.select().from(markChanges).where(eq(markChanges.studentId, student.id));
  expect(history.map(({ before, after, markedBy }) => [before?.value, after?.value, markedBy])).toEqual(
    expect.arrayContaining([
      [undefined, 'absent', author.id],
      ['absent', 'late', author.id],
      [undefined, 40.5, author.id],
      [40.5, 41, author.id],
    ]),
  );
  const noted = await db.select().from(auditLog).where(eq(auditLog.actorId, author.id));
  expect(noted.filter(({ action }) => action === 'scores-marked')).toHaveLength(2);
});

test('marks are refused by line: who is not in the course, a lesson to come, a score above the maximum', async () => {
  const made = await scene();
  const { db, school, student, take } = made;
  await withCourse(made);
  await take('class-sessions', lessonHeader, `${in1},2027-02-09,7:00,8:30,B-1`);
  await db.delete(courseStudents).where(eq(courseStudents.studentId, student.id));
  const outsider = await take('attendances', markHeader, `${in1},2026-10-06,,S-1,late,`);
  expect(outsider.bad).toEqual([{ line: 2, column: 'studentCode', code: 'not-in-course' }]);
  await take('course-members', 'course,academicYear,term,studentCode', `${in1},S-1`);
  const { bad } = await take(
    'attendances',
    markHeader,
    `${in1},2027-02-09,,S-1,present,`,
    `${in1},2026-10-07,,S-1,present,`,
    `${in1},2026-10-06,09:00,S-1,present,`,
    `${in1},2026-10-06,,S-1,here,`,
    `${in1},2026-10-06,,S-1,present,`,
  );
  expect(bad).toEqual([
    { line: 2, column: '', code: 'too-early' },
    { line: 3, column: 'day', code: 'unknown-lesson' },
    { line: 4, column: 'from', code: 'unknown-lesson' },
    { line: 5, column: 'mark', code: 'invalid-value' },
    { line: 6, column: 'studentCode', code: 'same-as-line-5' },
  ]);
  const wrong = await take('scores', scoreHeader, `${in1},Test 1,S-1,51,`, `${in1},Test 2,S-1,40,`);
  expect(wrong.bad).toEqual([
    { line: 2, column: 'score', code: 'above-maximum' },
    { line: 3, column: 'assessment', code: 'unknown-assessment' },
  ]);
  await db
    .insert(termLocks)
    .values({ schoolId: school.id, academicYear: '2026-2027', term: 1, lockedAt: new Date(0) });
  const locked = await take('scores', scoreHeader, `${in1},Test 1,S-1,40,`);
  expect(locked.bad).toEqual([{ line: 2, column: '', code: 'term-locked' }]);
  expect(await db.$count(scores, eq(scores.studentId, student.id))).toBe(0);
});

test('the weights of a course are at most 100, and an assessment is published or taken back', async () => {
  const made = await scene();
  const { db, take } = made;
  await withCourse(made);
  const over = await take('assessments', testHeader, `${in1},Final,ប្រឡង,final,2027-02-01,100,41,`);
  expect(over.bad).toEqual([{ line: 2, column: 'weightPercent', code: 'weights-over-100', detail: '101' }]);
  const back = `${in1},Test 1,តេស្ត,quiz,2026-10-20,50,55,no`;
  expect(await take('assessments', testHeader, back)).toMatchObject({ updated: 1, bad: [] });
  const [row] = (await db.select().from(assessments)).filter(({ weightPercent }) => weightPercent === 55);
  expect(row).toMatchObject({ publishedAt: null, weightPercent: 55, version: 3 });
});
