import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attendanceFiguresResource } from '@/lib/contract/school-day/attendance-figures';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { absenceNotices, attendances, classCourses, classSessions } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import {
  makeClass,
  makeRecord,
  makeSchoolWithStudent,
  makeSession,
  makeStructure,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const { counts, people } = attendanceFiguresResource.endpoints;

/** Two lessons a day apart of a class of three, and one of a course without a class. */
const scene = async () => {
  const b = backend.current;
  const { school, campusId, advisor } = await makeSchoolWithStudent(b);
  const classId = await makeRecord(b, { campusId, ...(await makeStructure(b, campusId)) });
  const { courseId, students } = await makeClass(b, school.id, { students: 3 });
  await b.deps.db
    .update(classCourses)
    .set({ structureRecordId: classId })
    .where(eq(classCourses.id, courseId));
  const free = await makeClass(b, school.id, { students: 1 });
  const now = b.clock.now();
  const mark = (sessionId: string, studentId: string, said: 'present' | 'late' | 'absent' | 'excused') =>
    b.deps.db.insert(attendances).values({ sessionId, studentId, mark: said, markedAt: now });
  const [first, second, third] = students.map(({ id }) => id);
  if (!first || !second || !third) throw new Error('There are no students.');
  const old = await makeSession(b, courseId, -26);
  const late = await makeSession(b, courseId, -2);
  await mark(old, first, 'absent');
  await mark(old, second, 'present');
  await mark(late, first, 'excused');
  await mark(late, second, 'late');
  await mark(late, third, 'absent');
  await mark(await makeSession(b, free.courseId, -2), free.students[0]?.id ?? '', 'present');
  const [session] = await b.deps.db.select().from(classSessions).where(eq(classSessions.id, late));
  const day = dayInCambodia(session?.startsAt ?? now);
  const notice = { schoolId: school.id, fromDay: day, toDay: day, note: '', createdAs: 'student' as const };
  const longAgo = new Date(now.getTime() - 86_400_000);
  await b.deps.db.insert(absenceNotices).values([
    { ...notice, studentId: first, reason: 'illness', createdAt: longAgo },
    // Taken back before the lesson: it says nothing.
    { ...notice, studentId: third, reason: 'travel', createdAt: longAgo, withdrawnAt: longAgo },
  ]);
  const span = { from: addDaysToDay(day, -3), to: day };
  const params = { orgId: school.id };
  const read = async (query: object) =>
    (await call(b, counts, { params, query: { ...span, ...query } as never }, advisor.token)).body.data;
  const who = async (query: object) =>
    (await call(b, people, { params, query: { ...span, ...query } as never }, advisor.token)).body;
  return { b, day, classId, span, params, advisor, read, who, first, third };
};

test(
  'figures by day, class and reason are counted alike, and each opens its people',
  { tags: 'postgres' },
  async () => {
    const at = await scene();
    const byDay = await at.read({ by: 'day' });
    expect(byDay.map(({ key, summary }) => [key, summary.marked, summary.percent])).toEqual([
      [addDaysToDay(at.day, -1), 2, 50],
      [at.day, 4, 67],
    ]);
    const byClass = await at.read({ by: 'class' });
    expect(byClass.map(({ key, summary }) => [key, summary.marked])).toEqual([
      ['', 1],
      [at.classId, 5],
    ]);
    expect((await at.read({ by: 'class', structureRecordId: at.classId })).map(({ key }) => key)).toEqual([
      at.classId,
    ]);
    const byReason = await at.read({ by: 'reason' });
    expect(byReason.map(({ key, summary }) => [key, summary.absent, summary.excused])).toEqual([
      ['illness', 0, 1],
      ['none', 2, 0],
    ]);
    const figures = [
      ...byDay.map(({ key, summary }) => ({ narrowed: { day: key }, summary })),
      ...byClass.map(({ key, summary }) => ({ narrowed: { classKey: key }, summary })),
      ...byReason.map(({ key, summary }) => ({ narrowed: { reason: key }, summary })),
    ];
    for (const { narrowed, summary } of figures)
      for (const mark of ['present', 'late', 'absent', 'excused'] as const) {
        const { data, countTotal } = await at.who({ ...narrowed, mark });
        expect([countTotal, data.length]).toEqual([summary[mark], summary[mark]]);
      }
    expect((await at.who({ reason: 'illness' })).data).toMatchObject([
      { studentId: at.first, mark: 'excused', reason: 'illness' },
    ]);
    expect((await at.who({ reason: 'none', day: at.day })).data).toMatchObject([{ studentId: at.third }]);
  },
);

test('days that run backwards and a span of years are refused', async () => {
  const at = await scene();
  const status = async (query: object) =>
    (
      await call(
        at.b,
        counts,
        { params: at.params, query: { ...at.span, by: 'day', ...query } as never },
        at.advisor.token,
      )
    ).status;
  expect(await status({ to: '2020-01-01' })).toBe(400);
  expect(await status({ from: '2020-01-01' })).toBe(400);
});
