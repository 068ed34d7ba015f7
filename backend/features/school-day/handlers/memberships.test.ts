import { expect, test } from 'vitest';
import { membershipsResource } from '@/lib/contract/school-day/memberships';
import { recordsResource } from '@/lib/contract/school-day/records';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, signedIn } from '@/tests/support/make';
import {
  joinCourse,
  makeCampus,
  makeClass,
  makeCourse,
  makeSchoolWithStudent,
  makeStudent,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const { list } = membershipsResource.endpoints;

const placesOf = async (person: { id: string; token: string }) =>
  (await call(backend.current, list, { params: { userId: person.id } }, person.token)).body.data;

test('where one studies comes first, with what one has left at the end', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { school, student } = await makeSchoolWithStudent(b);
  const { school: before, campusId } = await makeSchoolWithStudent(b);
  await makeStudent(
    b,
    { schoolId: before.id, campusId },
    { userId: student.person.id, status: 'left', enrolledOn: '2026-10-20' },
  );
  const places = await placesOf(student.person);
  expect(
    places.map(({ organizationId, kind, student: pupil }) => [organizationId, kind, pupil?.status]),
  ).toEqual([
    [school.id, 'student', 'studying'],
    [before.id, 'student', 'left'],
  ]);
});

test('a teacher teaches and an advisor is of the office at their schools; a stranger is nowhere', async () => {
  const b = backend.current;
  const { school, advisor } = await makeSchoolWithStudent(b);
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  const kinds = async (person: { id: string; token: string }) =>
    (await placesOf(person)).map(({ kind, organizationId }) => [kind, organizationId]);
  expect(await kinds(teacher)).toEqual([['teacher', school.id]]);
  expect(await kinds(advisor)).toEqual([['office', school.id]]);
  expect(await kinds(await makePerson(b))).toEqual([]);
});

test('a teacher reads of a student what happens in shared courses, and nothing else', async () => {
  const b = backend.current;
  const { school, student } = await makeSchoolWithStudent(b);
  const { courseId, teacherId } = await makeClass(b, school.id, { students: 0 });
  await joinCourse(b, courseId, student.id);
  await makeCourse(b, school.id, [student.id]);
  const token = await signedIn(b, teacherId);
  const params = { orgId: school.id, id: student.id };
  const { courses } = recordsResource.endpoints;
  expect((await call(b, courses, { params }, token)).body.data.map((course) => course.courseId)).toEqual([
    courseId,
  ]);
  expect((await call(b, courses, { params }, student.person.token)).body.countTotal).toBe(2);
  const stranger = await makeStudent(b, { schoolId: school.id, campusId: await makeCampus(b, school.id) });
  expect((await call(b, courses, { params: { orgId: school.id, id: stranger.id } }, token)).status).toBe(404);
});
