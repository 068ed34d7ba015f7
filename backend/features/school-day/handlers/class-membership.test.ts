import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { courseStudents } from '@/backend/db/schema';
import { studentIntakesResource } from '@/lib/contract/school-day/student-intakes';
import { studentsResource } from '@/lib/contract/school-day/students';
import { courseMembersResource } from '@/lib/contract/school-day/course-members';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { recordsResource } from '@/lib/contract/school-day/records';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { call, useTestBackend } from '@/tests/support/backend';
import { intakeScene, madeStudent } from '@/tests/support/intakes';
import { signedIn } from '@/tests/support/make';
import {
  makeCourse,
  makeRecord,
  makeSession,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const members = courseMembersResource.endpoints;
let key = 0;
const newKey = () => `class-membership-${(key += 1)}`;

const past = { startDate: '2025-10-06', endDate: '2026-02-13' };

/** A school with two classes; each has a course of this term, and the first one has others too. */
const scene = async () => {
  const b = backend.current;
  const at = await intakeScene(b);
  const { structureId } = await makeStructure(b, at.campusId);
  const place = { campusId: at.campusId, structureId };
  const [first, second] = [await makeRecord(b, place), await makeRecord(b, place)];
  const course = (structureRecordId: string, more: object = {}) =>
    makeCourse(b, at.school.id, [], { structureRecordId, ...more });
  const running = await course(first);
  const coming = await course(first, { term: 2, startDate: '2027-03-01', endDate: '2027-07-02' });
  const over = await course(first, past);
  const archived = await course(first, { archivedAt: b.clock.now() });
  const ofSecond = await course(second);
  const coursesOf = async (studentId: string) =>
    (await b.deps.db.select().from(courseStudents).where(eq(courseStudents.studentId, studentId)))
      .map(({ courseId }) => courseId)
      .toSorted();
  const pupil = (structureRecordId: string | null = first) =>
    makeStudent(b, { schoolId: at.school.id, campusId: at.campusId }, { structureRecordId });
  const paramsOf = (id: string) => ({ orgId: at.school.id, id });
  const change = (
    endpoint: typeof members.add | typeof members.remove,
    courseId: string,
    studentId: string,
  ) => {
    const body = { rows: [{ studentId }] };
    return call(
      b,
      endpoint,
      { params: paramsOf(courseId), body, idempotencyKey: newKey() },
      at.partner.token,
    );
  };
  const move = (studentId: string, structureRecordId: string | null) => {
    const body = { rows: [{ studentId, campusId: at.campusId, structureRecordId }] };
    const { move: endpoint } = studentIntakesResource.endpoints;
    const params = { id: at.school.id };
    return call(b, endpoint, { params, body, idempotencyKey: newKey() }, at.partner.token);
  };
  const listOf = async (courseId: string) =>
    (await call(b, members.list, { params: paramsOf(courseId) }, at.partner.token)).body;
  return {
    ...at,
    first,
    second,
    running,
    coming,
    over,
    archived,
    ofSecond,
    coursesOf,
    pupil,
    change,
    move,
    listOf,
    paramsOf,
  };
};

test('who becomes a student is in the courses of the class at once, and reads a full week', async () => {
  const b = backend.current;
  const at = await scene();
  const begins = await makeSession(b, at.running, 24);
  const made = [await at.acceptedOf(), await at.acceptedOf()];
  const ids = made.map(({ applicantId }) => applicantId);
  expect(await at.make(at.partner, ids, { structureRecordId: at.first })).toEqual(['ok', 'ok']);
  for (const id of ids)
    expect(await at.coursesOf((await madeStudent(b, id)).id)).toEqual([at.running, at.coming].toSorted());
  const student = await madeStudent(b, ids[0] ?? '');
  const token = await signedIn(b, student.userId ?? '');
  const { timetable } = recordsResource.endpoints;
  const day = dayInCambodia(b.clock.now());
  const query = { from: day, to: addDays(day, 7) };
  const week = await call(b, timetable, { params: { orgId: at.school.id, id: student.id }, query }, token);
  expect(week.body.data.map(({ sessionId }) => sessionId)).toEqual([begins]);
});

test('a student made by hand is in the courses of the class', async () => {
  const b = backend.current;
  const at = await scene();
  const { create } = studentsResource.endpoints;
  const body = {
    firstName: 'Dara',
    lastName: 'Sok',
    firstNameKm: 'តារា',
    lastNameKm: 'សុខ',
    gender: 'female' as const,
    dob: '2008-03-14',
    phone: '+85512345678',
    structureRecordId: at.first,
  };
  const params = { id: at.school.id, campusId: at.campusId };
  const answer = await call(b, create, { params, body, idempotencyKey: newKey() }, at.partner.token);
  expect(answer.status).toBe(201);
  expect(await at.coursesOf(answer.body.studentId)).toEqual([at.running, at.coming].toSorted());
});

test('a move changes the courses of now and later, and none of a past term', async () => {
  const b = backend.current;
  const at = await scene();
  const { id } = await at.pupil(null);
  await at.move(id, at.first);
  expect(await at.coursesOf(id)).toEqual([at.running, at.coming].toSorted());
  await b.deps.db
    .insert(courseStudents)
    .values({ courseId: at.over, studentId: id, joinedAt: b.clock.now() });
  await at.move(id, at.second);
  expect(await at.coursesOf(id)).toEqual([at.over, at.ofSecond].toSorted());
});

test('who was taken out of one course by name stays out, until a name puts them back', async () => {
  const at = await scene();
  const { id } = await at.pupil(null);
  const mate = await at.pupil(null);
  for (const each of [id, mate.id]) await at.move(each, at.first);
  await at.change(members.remove, at.running, id);
  await at.move(id, at.second);
  await at.move(id, at.first);
  expect(await at.coursesOf(id)).toEqual([at.coming]);
  const { ofClass } = await at.listOf(at.running);
  expect(ofClass).toMatchObject({ studentCount: 2, memberCount: 1, takenOut: [{ studentId: id }] });
  const params = at.paramsOf(at.running);
  const addClass = { params, body: { structureRecordId: at.first } };
  expect((await call(backend.current, members.addClass, addClass, at.partner.token)).body.added).toBe(0);
  await at.change(members.add, at.running, id);
  expect(await at.coursesOf(id)).toEqual([at.running, at.coming].toSorted());
  expect((await at.listOf(at.running)).ofClass).toMatchObject({ memberCount: 2, takenOut: [] });
});

test('a course that is given a class takes it, and lets the class before go', async () => {
  const b = backend.current;
  const at = await scene();
  const [mine, theirs, guest] = [await at.pupil(), await at.pupil(at.second), await at.pupil(null)];
  const course = await makeCourse(b, at.school.id, [guest.id]);
  const idsOf = async () => (await at.listOf(course)).data.map(({ studentId }) => studentId).toSorted();
  const { update } = coursesResource.endpoints;
  const give = (body: object, version: number) =>
    call(b, update, { params: at.paramsOf(course), body, version }, at.partner.token);
  expect((await at.listOf(course)).ofClass).toBeNull();
  await give({ structureRecordId: at.first }, 1);
  expect(await idsOf()).toEqual([mine.id, guest.id].toSorted());
  await give({ structureRecordId: at.second }, 2);
  expect(await idsOf()).toEqual([theirs.id, guest.id].toSorted());
  const late = await at.pupil(null);
  await give({ archived: true }, 3);
  await at.move(late.id, at.second);
  expect(await at.coursesOf(late.id)).toEqual([at.ofSecond]);
  await give({ archived: false }, 4);
  expect(await idsOf()).toEqual([theirs.id, guest.id, late.id].toSorted());
});

test('a new student and a new course of one class find each other', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const at = await scene();
  const { applicantId } = await at.acceptedOf();
  const { create } = coursesResource.endpoints;
  const body = {
    structureRecordId: at.second,
    code: 'M-1',
    name: 'Mathematics',
    nameNative: 'គណិតវិទ្យា',
    teacherIds: [],
    academicYear: '2026-2027',
    term: 1,
    startDate: '2026-10-05',
    endDate: '2027-02-12',
  };
  const params = { orgId: at.school.id };
  const [course] = await Promise.all([
    call(b, create, { params, body, idempotencyKey: newKey() }, at.partner.token),
    at.make(at.partner, [applicantId], { structureRecordId: at.second }),
  ]);
  const student = await madeStudent(b, applicantId);
  expect(await at.coursesOf(student.id)).toEqual([at.ofSecond, course.body.courseId].toSorted());
});
