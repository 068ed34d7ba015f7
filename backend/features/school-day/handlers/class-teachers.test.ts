import { expect, test } from 'vitest';
import { classTeachersResource } from '@/lib/contract/school-day/class-teachers';
import { courseMembersResource } from '@/lib/contract/school-day/course-members';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { staffResource } from '@/lib/contract/accounts/staff';
import { roleNames } from '@/lib/domain/accounts/roles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeCourse, makeSchoolWithStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const { mine, list } = classTeachersResource.endpoints;

/** A school with a teacher; `give` says who teaches a course, and `read` asks as the teacher who is in it. */
const scene = async () => {
  const b = backend.current;
  const { school, advisor, student } = await makeSchoolWithStudent(b);
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  const newCourse = () => makeCourse(b, school.id, [student.id]);
  const { update } = coursesResource.endpoints;
  const give = (id: string, teacherIds: string[], version: number) =>
    call(b, update, { params: { orgId: school.id, id }, body: { teacherIds }, version }, advisor.token);
  const read = (id: string) =>
    call(b, courseMembersResource.endpoints.list, { params: { orgId: school.id, id } }, teacher.token);
  return { b, school, advisor, student, teacher, newCourse, give, read };
};

test('a teacher reaches the courses that were given to them, and no others of the school', async () => {
  const { b, advisor, student, teacher, newCourse, give, read } = await scene();
  const [own, other] = [await newCourse(), await newCourse()];
  const taught = async () =>
    (await call(b, mine, {}, teacher.token)).body.data.map(({ courseId }) => courseId);
  expect((await read(own)).status).toBe(404);
  expect((await give(own, [teacher.id], 1)).status).toBe(200);
  expect(await taught()).toEqual([own]);
  expect((await read(own)).body.data.map(({ studentId }) => studentId)).toEqual([student.id]);
  expect((await read(other)).status).toBe(404);
  const teachers = await call(b, list, { params: { id: own } }, advisor.token);
  expect(teachers.body.data.map(({ userId }) => userId)).toEqual([teacher.id]);
  expect((await give(own, [], 2)).status).toBe(200);
  expect(await taught()).toEqual([]);
});

test('who no longer works for the school reaches none of its courses', async () => {
  const { b, school, advisor, teacher, newCourse, give, read } = await scene();
  const id = await newCourse();
  await give(id, [teacher.id], 1);
  const body = { role: roleNames.teacher, schoolId: school.id };
  const { revoke } = staffResource.endpoints;
  expect((await call(b, revoke, { params: { id: teacher.id }, body }, advisor.token)).status).toBe(200);
  expect((await read(id)).status).toBe(404);
  expect((await call(b, mine, {}, teacher.token)).status).toBe(403);
});
