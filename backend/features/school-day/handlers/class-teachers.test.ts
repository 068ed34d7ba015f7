import { expect, test } from 'vitest';
import { classTeachersResource } from '@/lib/contract/school-day/class-teachers';
import { staffResource } from '@/lib/contract/accounts/staff';
import { roleNames } from '@/lib/domain/accounts/roles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeCourse, makeSchoolWithStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const { mine, members, add, remove, list } = classTeachersResource.endpoints;

test('a teacher reaches the courses that were given to them, and no others of the school', async () => {
  const { school, advisor, student } = await makeSchoolWithStudent(backend.current);
  const teacher = await makePerson(backend.current, { roles: ['teacher'], staffOf: [school.id] });
  const [own, other] = [
    await makeCourse(backend.current, school.id, [student.id]),
    await makeCourse(backend.current, school.id, [student.id]),
  ];
  const give = (userId: string) =>
    call(backend.current, add, { params: { id: own }, body: { userId } }, advisor.token);
  const read = (id: string) => call(backend.current, members, { params: { id } }, teacher.token);
  const taught = async () =>
    (await call(backend.current, mine, {}, teacher.token)).body.data.map(({ courseId }) => courseId);
  expect((await read(own)).status).toBe(404);
  expect((await give(advisor.id)).status).toBe(422);
  expect([(await give(teacher.id)).status, (await give(teacher.id)).status]).toEqual([200, 200]);
  expect(await taught()).toEqual([own]);
  expect((await read(own)).body.data.map(({ studentId }) => studentId)).toEqual([student.id]);
  expect((await read(other)).status).toBe(404);
  const teachers = await call(backend.current, list, { params: { id: own } }, advisor.token);
  expect(teachers.body.data.map(({ userId }) => userId)).toEqual([teacher.id]);
  const drop = () =>
    call(backend.current, remove, { params: { id: own, teacherId: teacher.id } }, advisor.token);
  expect([(await drop()).status, (await drop()).status]).toEqual([200, 404]);
  expect(await taught()).toEqual([]);
});

test('who no longer works for the school reaches none of its courses', async () => {
  const { school, advisor, student } = await makeSchoolWithStudent(backend.current);
  const teacher = await makePerson(backend.current, { roles: ['teacher'], staffOf: [school.id] });
  const id = await makeCourse(backend.current, school.id, [student.id]);
  await call(backend.current, add, { params: { id }, body: { userId: teacher.id } }, advisor.token);
  const body = { role: roleNames.teacher, schoolId: school.id };
  const { revoke } = staffResource.endpoints;
  expect(
    (await call(backend.current, revoke, { params: { id: teacher.id }, body }, advisor.token)).status,
  ).toBe(200);
  expect((await call(backend.current, members, { params: { id } }, teacher.token)).status).toBe(404);
  expect((await call(backend.current, mine, {}, teacher.token)).status).toBe(403);
});
