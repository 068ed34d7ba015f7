import { expect, test } from 'vitest';
import { courseMembersResource } from '@/lib/contract/school-day/course-members';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import {
  makeRecord,
  makeSchoolWithStudent,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const { classes, create, get, list, teachers, update } = coursesResource.endpoints;
const members = courseMembersResource.endpoints;
let key = 0;
const newKey = () => `course-test-${(key += 1)}`;

const scene = async () => {
  const b = backend.current;
  const made = await makeSchoolWithStudent(b);
  const { structureId } = await makeStructure(b, made.campusId);
  const recordId = await makeRecord(b, { campusId: made.campusId, structureId });
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [made.school.id] });
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [made.school.id] });
  const draft = {
    structureRecordId: recordId,
    code: 'M-1',
    name: 'Mathematics',
    nameNative: 'គណិតវិទ្យា',
    teacherIds: [teacher.id],
    academicYear: '២០២៦-២០២៧',
    term: 1,
    startDate: '2026-10-05',
    endDate: '2027-02-12',
  };
  const orgId = made.school.id;
  const add = (body: Partial<typeof draft> = {}) =>
    call(
      b,
      create,
      { params: { orgId }, body: { ...draft, ...body }, idempotencyKey: newKey() },
      partner.token,
    );
  return { ...made, orgId, recordId, teacher, partner, draft, add };
};

test('the office writes a course, its teacher reads it, and a change needs the version', async () => {
  const b = backend.current;
  const { orgId, teacher, partner, recordId, add } = await scene();
  const { status, body: course } = await add();
  expect(status).toBe(201);
  expect(course).toMatchObject({
    academicYear: '2026-2027',
    structureRecordId: recordId,
    archived: false,
    locked: false,
    version: 1,
    memberCount: 0,
  });
  expect(course.teachers.map(({ userId }) => userId)).toEqual([teacher.id]);
  expect(course.teacher.en).toBe(`${course.teachers[0]?.lastName} ${course.teachers[0]?.firstName}`);
  const params = { orgId, id: course.courseId };
  expect((await call(b, get, { params }, teacher.token)).body.courseId).toBe(course.courseId);
  const change = (body: object, version: number) => call(b, update, { params, body, version }, partner.token);
  expect((await change({ credits: 3 }, 1)).body).toMatchObject({ credits: 3, version: 2 });
  expect((await change({ credits: 4 }, 1)).status).toBe(412);
  expect((await change({ teacherIds: [] }, 2)).body).toMatchObject({ teachers: [], teacher: { en: '' } });
  expect((await call(b, get, { params }, teacher.token)).status).toBe(404);
  expect((await change({ archived: true }, 3)).body.archived).toBe(true);
  const ids = async (query: object) =>
    (await call(b, list, { params: { orgId }, query }, partner.token)).body.data.map(
      ({ courseId }) => courseId,
    );
  expect(await ids({})).toEqual([]);
  expect(await ids({ archived: 'true' })).toEqual([course.courseId]);
});

test('courses are found by class, term, teacher and words in both scripts', async () => {
  const b = backend.current;
  const { orgId, recordId, teacher, partner, add } = await scene();
  const first = (await add()).body.courseId;
  const second = (
    await add({
      structureRecordId: undefined,
      code: 'K-2',
      name: 'Khmer',
      nameNative: 'ភាសាខ្មែរ',
      teacherIds: [],
      term: 2,
    })
  ).body.courseId;
  const ids = async (query: object) =>
    (await call(b, list, { params: { orgId }, query }, partner.token)).body.data.map(
      ({ courseId }) => courseId,
    );
  expect(await ids({})).toEqual([second, first]);
  expect(await ids({ structureRecordId: recordId })).toEqual([first]);
  expect(await ids({ term: '2', academicYear: '2026-2027' })).toEqual([second]);
  expect(await ids({ teacherId: teacher.id })).toEqual([first]);
  expect(await ids({ keyword: 'គណិត' })).toEqual([first]);
  expect(await ids({ keyword: 'k-2' })).toEqual([second]);
  expect(await ids({ keyword: '100%' })).toEqual([]);
});

test('what is wrong with a course is said by field', async () => {
  const other = await scene();
  const { advisor, add } = await scene();
  const refuse = async (body: Parameters<typeof add>[0]) =>
    (await add(body)).error.issues?.map(({ path, code }) => `${path} ${code}`);
  expect(await refuse({ endDate: '2026-10-04' })).toEqual(['endDate before-start']);
  expect(await refuse({ structureRecordId: other.recordId })).toEqual(['structureRecordId unknown-class']);
  expect(await refuse({ teacherIds: [advisor.id] })).toEqual(['teacherIds.0 no-teacher']);
  expect(await refuse({ academicYear: '2026' })).toEqual(['academicYear invalid-year']);
  expect(await refuse({ startDate: '២០២៦-១០-០៥' })).toContain('startDate invalid-format');
});

test('a whole class joins at once; of single students the wrong ones are named', async () => {
  const b = backend.current;
  const { orgId, campusId, recordId, partner, teacher, student, add } = await scene();
  const other = await scene();
  const place = { schoolId: orgId, campusId };
  const pupils = [];
  for (let n = 0; n < 3; n += 1)
    pupils.push(await makeStudent(b, place, { structureRecordId: recordId, lastName: `Sok ${n}` }));
  const left = await makeStudent(b, place, { structureRecordId: recordId, status: 'left' });
  const params = { orgId, id: (await add({ structureRecordId: undefined })).body.courseId };
  const addClass = () =>
    call(b, members.addClass, { params, body: { structureRecordId: recordId } }, partner.token);
  expect((await addClass()).body).toEqual({ added: 3, countTotal: 3 });
  expect((await addClass()).body).toEqual({ added: 0, countTotal: 3 });
  const rows = [student.id, left.id, other.student.id, pupils[0]?.id ?? ''].map((studentId) => ({
    studentId,
  }));
  const batch = (endpoint: typeof members.add | typeof members.remove) =>
    call(b, endpoint, { params, body: { rows }, idempotencyKey: newKey() }, partner.token);
  const statuses = async (endpoint: typeof members.add | typeof members.remove) =>
    (await batch(endpoint)).body.outcomes.map((outcome) => (outcome.ok ? 200 : outcome.status));
  expect(await statuses(members.add)).toEqual([200, 409, 404, 200]);
  const names = async () =>
    (await call(b, members.list, { params }, teacher.token)).body.data.map(({ studentId }) => studentId);
  expect((await names()).length).toBe(4);
  expect(await statuses(members.remove)).toEqual([200, 404, 404, 200]);
  expect(await names()).toEqual(pupils.slice(1).map(({ id }) => id));
});

test('classes are counted with who studies there and the courses in use', async () => {
  const b = backend.current;
  const { orgId, campusId, recordId, partner, add } = await scene();
  await makeStudent(b, { schoolId: orgId, campusId }, { structureRecordId: recordId });
  await makeStudent(b, { schoolId: orgId, campusId }, { structureRecordId: recordId, status: 'left' });
  await add();
  const ask = (query: object = {}) => call(b, classes, { params: { orgId }, query }, partner.token);
  expect((await ask()).body.data).toMatchObject([
    { structureRecordId: recordId, studentCount: 1, courseCount: 1, isOpen: true },
  ]);
  expect((await ask({ keyword: 'nowhere' })).body.countTotal).toBe(0);
});

test('an archived course takes no members', async () => {
  const b = backend.current;
  const { orgId, partner, student, add } = await scene();
  const params = { orgId, id: (await add()).body.courseId };
  await call(b, update, { params, body: { archived: true }, version: 1 }, partner.token);
  const body = { rows: [{ studentId: student.id }] };
  const answer = await call(b, members.add, { params, body, idempotencyKey: newKey() }, partner.token);
  expect(answer.body.outcomes).toMatchObject([{ ok: false, status: 409, code: 'course-archived' }]);
});

test('the teachers of a school are those with the role there', async () => {
  const b = backend.current;
  const { orgId, partner, teacher } = await scene();
  const { body } = await call(b, teachers, { params: { orgId } }, partner.token);
  expect(body.data.map(({ userId }) => userId)).toEqual([teacher.id]);
});

test('the name of a teacher without an account outlives a change of something else', async () => {
  const b = backend.current;
  const { orgId, partner, add } = await scene();
  const teacher = { en: 'Long Chanthy', km: 'ឡុង ចាន់ធី' };
  const { body: made } = await add({ teacherIds: [], teacher } as Parameters<typeof add>[0]);
  const change = { params: { orgId, id: made.courseId }, body: { credits: 2, teacherIds: [] }, version: 1 };
  expect((await call(b, update, change, partner.token)).body).toMatchObject({ credits: 2, teacher });
});
