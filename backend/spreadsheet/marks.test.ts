import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  assessments,
  attendances,
  auditLog,
  courseStudents,
  markChanges,
  scores,
  termLocks,
} from '@/backend/db/schema';
import { useTestBackend } from '@/tests/support/backend';
import {
  in1,
  lessonHeader,
  makeSchoolTables,
  markHeader,
  scoreHeader,
  takeCourse,
  testHeader,
} from '@/tests/support/school-tables';

const backend = useTestBackend();
const scene = () => makeSchoolTables(backend.current);

test('marks are stored with their author and history', { tags: 'postgres' }, async () => {
  const made = await scene();
  const { db, student, author, take } = made;
  await takeCourse(made);
  expect(await take('attendances', markHeader, `${in1},2026-10-06,,S-1,absent,`)).toMatchObject({
    created: 1,
  });
  const late = `${in1},2026-10-06,7:00,S-1,late,ស្ទះ​ផ្លូវ`;
  const unreasoned = await take('attendances', markHeader, late);
  expect(unreasoned.bad).toEqual([{ line: 2, column: 'reason', code: 'required' }]);
  const why = `${late},The bus was late`;
  expect(await take('attendances', `${markHeader},reason`, why)).toMatchObject({ updated: 1, bad: [] });
  expect(await take('attendances', markHeader, late)).toMatchObject({ unchanged: 1 });
  expect(await take('scores', scoreHeader, `${in1},Test 1,S-1,៤០.៥,`)).toMatchObject({ created: 1, bad: [] });
  expect(
    await take('scores', `${scoreHeader},reason`, `${in1},Test 1,S-1,41,Good,Counted again`),
  ).toMatchObject({ updated: 1 });
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

test("an office's table changes another person's draft score only with a reason in its row", async () => {
  const made = await scene();
  const { db, take } = made;
  await takeCourse(made);
  await take('assessments', testHeader, `${in1},Test 1,តេស្ត,quiz,2026-10-20,50,20,no`);
  await take('scores', scoreHeader, `${in1},Test 1,S-1,40,`);
  expect(await take('scores', scoreHeader, `${in1},Test 1,S-1,41,`)).toMatchObject({ updated: 1, bad: [] });
  await db.update(scores).set({ markedBy: null });
  const silent = await take('scores', scoreHeader, `${in1},Test 1,S-1,42,`);
  expect(silent.bad).toEqual([{ line: 2, column: 'reason', code: 'required' }]);
  const why = await take('scores', `${scoreHeader},reason`, `${in1},Test 1,S-1,42,,Counted again`);
  expect(why).toMatchObject({ updated: 1, bad: [] });
});

test('marks are refused by line: who is not in the course, a lesson to come, a score above the maximum', async () => {
  const made = await scene();
  const { db, school, student, take } = made;
  await takeCourse(made);
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
    { line: 6, column: 'studentCode', code: 'same-as-line', detail: '5' },
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
  await takeCourse(made);
  const over = await take('assessments', testHeader, `${in1},Final,ប្រឡង,final,2027-02-01,100,41,`);
  expect(over.bad).toEqual([{ line: 2, column: 'weightPercent', code: 'weights-over-100', detail: '101' }]);
  const back = `${in1},Test 1,តេស្ត,quiz,2026-10-20,50,55,no`;
  expect(await take('assessments', testHeader, back)).toMatchObject({ updated: 1, bad: [] });
  const [row] = (await db.select().from(assessments)).filter(({ weightPercent }) => weightPercent === 55);
  expect(row).toMatchObject({ publishedAt: null, weightPercent: 55, version: 3 });
});
