import { expect, test } from 'vitest';
import { assessments, classTeachers, scores } from '@/backend/db/schema';
import { onlyRow } from '@/backend/db/only-row';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import {
  makeCampus,
  makeCourse,
  makeRecord,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const both = { en: 'Quiz', km: 'តេស្ត' };

/** Three students of a class with two subjects, of which the teacher has one, in this term and in the one before. */
async function scene(schoolType: 'k12' | 'university') {
  const b = backend.current;
  const { id: schoolId } = await makeSchool(b, { schoolType });
  const campusId = await makeCampus(b, schoolId);
  const structureRecordId = await makeRecord(b, { campusId, ...(await makeStructure(b, campusId)) });
  const ids: string[] = [];
  for (const lastName of ['Chan', 'Keo', 'Sok'])
    ids.push((await makeStudent(b, { schoolId, campusId }, { structureRecordId, lastName })).id);
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  const office = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  const course = async (own: boolean, given: readonly number[], term = 1, academicYear = '2026-2027') => {
    const id = await makeCourse(b, schoolId, ids, { structureRecordId, term, academicYear });
    if (own)
      await b.deps.db
        .insert(classTeachers)
        .values({ courseId: id, userId: teacher.id, createdAt: b.clock.now() });
    await assess(id, given, b.clock.now());
    return id;
  };
  const assess = async (courseId: string, given: readonly number[], publishedAt: Date | null) => {
    const row = { kind: 'quiz' as const, name: both, maxScore: 100, weightPercent: 50, heldOn: '2026-10-20' };
    const { id } = onlyRow(
      await b.deps.db
        .insert(assessments)
        .values({ courseId, ...row, publishedAt })
        .returning({ id: assessments.id }),
    );
    await b.deps.db
      .insert(scores)
      .values(given.map((score, place) => ({ assessmentId: id, studentId: ids[place] ?? '', score })));
  };
  const khmer = await course(true, [60, 80]);
  const maths = await course(false, [100, 40]);
  await course(true, [50, 90], 2, '2025-2026');
  await assess(khmer, [0, 0, 0], null);
  const ask = async (who: Person) =>
    (
      await call(
        b,
        sheetsResource.endpoints.courseTerm,
        { params: { orgId: schoolId, id: khmer } },
        who.token,
      )
    ).body;
  return { ids, khmer, maths, teacher, office, ask };
}

test('a teacher reads the own courses of the class, best first, with the term before; drafts count nothing', async () => {
  const { ids, khmer, teacher, ask } = await scene('k12');
  const [chan, keo, sok] = ids;
  const { data, courses, ranked } = await ask(teacher);
  expect(ranked).toBe(true);
  expect(courses.map(({ courseId }) => courseId)).toEqual([khmer]);
  expect(data.map(({ studentId, average, before, rank }) => [studentId, average, before, rank])).toEqual([
    [keo, 80, 90, 1],
    [chan, 60, 50, 2],
    [sok, null, null, null],
  ]);
  expect(data[0]?.marks).toEqual([{ courseId: khmer, percent: 80, letter: 'B' }]);
});

test('the office reads all courses of the class', async () => {
  const { ids, khmer, maths, office, ask } = await scene('k12');
  const { data, courses } = await ask(office);
  expect(courses.map(({ courseId }) => courseId)).toEqual([khmer, maths]);
  expect(data.map(({ studentId, average, rank }) => [studentId, average, rank])).toEqual([
    [ids[0], 80, 1],
    [ids[1], 60, 2],
    [ids[2], null, null],
  ]);
});

test('a university ranks nobody', async () => {
  const { teacher, ask } = await scene('university');
  const { data, ranked } = await ask(teacher);
  expect([ranked, ...data.map(({ rank }) => rank)]).toEqual([false, null, null, null]);
});
