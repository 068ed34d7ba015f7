import { expect, test } from 'vitest';
import { structuresResource } from '@/lib/contract/schools/structures';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { studentsResource } from '@/lib/contract/school-day/students';
import { apply, moveTo } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import {
  makeCampus,
  makeRecord,
  makeSchoolWithStudent,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';
import { schoolConfigurations } from '@/backend/db/schema';
import { lookupsPerAddressPerHourMax } from '@/backend/limits';

const backend = useTestBackend();
const { list, create, update, schema, byUniqueKey } = studentsResource.endpoints;
const { get } = applicantsResource.endpoints;
const { groups, structures, records, configurations } = structuresResource.endpoints;

let key = 0;
const newKey = () => `student-draft-${(key += 1)}`;
const draft = {
  firstName: 'Sreypich',
  lastName: 'Sok',
  firstNameKm: 'ស្រីពេជ្រ',
  lastNameKm: 'សុខ',
  gender: 'female' as const,
  dob: '2008-03-14',
  phone: '០១២ ៣៤៥ ៦៧៩',
};

const staffed = async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const campusId = await makeCampus(b, school.id);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  return { school, campusId, advisor, params: { id: school.id, campusId } };
};

test(
  'the hierarchy of a campus shows; only archive status 0 and 4, with the path from the top',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { campusId } = await staffed();
    const { groupId, structureId } = await makeStructure(b, campusId);
    const place = { campusId, structureId };
    const top = await makeRecord(b, place, { archiveStatus: 1, name: 'Faculty', order: 1 });
    const open = await makeRecord(b, place, { parentId: top, name: 'Class A', order: 2 });
    const closed = await makeRecord(b, place, { archiveStatus: 4, order: 3 });
    await makeRecord(b, place, { archiveStatus: 2 });
    const params = { id: campusId };
    expect((await call(b, groups, { params })).body.data.map((row) => row.groupStructureId)).toEqual([
      groupId,
    ]);
    expect((await call(b, structures, { params })).body.data).toEqual([
      expect.objectContaining({ structureId, groupStructureId: groupId, campusId, parentId: null }),
    ]);
    const { body } = await call(b, records, { params });
    expect(body.data.map((row) => [row.structureRecordId, row.archiveStatus])).toEqual([
      [open, 0],
      [closed, 4],
    ]);
    expect(body.data[0]?.pathKey).toBe(`#${top}#${open}`);
    expect(body.data[0]?.structureRecordPath.map(({ name }) => name)).toEqual(['Faculty', 'Class A']);
    const hidden = await makeCampus(b, (await makeSchool(b, { status: 'inactive' })).id);
    expect((await call(b, records, { params: { id: hidden } })).status).toBe(404);
  },
);

test('configurations are a list of the public ones', async () => {
  const b = backend.current;
  const { school } = await staffed();
  await b.deps.db.insert(schoolConfigurations).values([
    { schoolId: school.id, configId: 'weekStartsOn', value: 'monday' },
    { schoolId: school.id, configId: 'shifts', value: ['morning', 'evening'] },
    { schoolId: school.id, configId: 'secret', value: 'hidden', isPublic: false },
  ]);
  const { body } = await call(b, configurations, { params: { id: school.slug } });
  expect(body).toEqual([
    { configId: 'shifts', value: ['morning', 'evening'] },
    { configId: 'weekStartsOn', value: 'monday' },
  ]);
});

test(
  'staff takes a student in, finds them by phone, and moves them to a class',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { school, campusId, advisor, params } = await staffed();
    const made = await call(b, create, { params, body: draft, idempotencyKey: newKey() }, advisor.token);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      studentCode: '2026-0001',
      status: 'studying',
      enrolledOn: '2026-11-01',
      userId: null,
    });
    expect(made.body.uniqueKey).toMatch(/^[\w-]{32}$/);
    await makeStudent(b, { schoolId: school.id, campusId });
    const find = (query: object) => call(b, list, { params: { id: school.id }, query }, advisor.token);
    expect((await find({})).body.countTotal).toBe(2);
    expect((await find({ phone: '012345679' })).body.data.map((row) => row.studentId)).toEqual([
      made.body.studentId,
    ]);
    expect((await find({ keyword: 'ស្រីពេជ្រ' })).body.countTotal).toBe(1);
    const structureRecordId = await makeRecord(b, { campusId, ...(await makeStructure(b, campusId)) });
    const target = { id: school.id, studentId: made.body.studentId };
    const moved = await call(
      b,
      update,
      { params: target, body: { structureRecordId }, version: 1 },
      advisor.token,
    );
    expect(moved.body).toMatchObject({ structureRecordId, version: 2 });
    expect(
      (await call(b, update, { params: target, body: { status: 'left' }, version: 1 }, advisor.token)).status,
    ).toBe(412);
    const [row] = (await find({ structureRecordId, detail: 'true' })).body.data;
    expect(row).toMatchObject({ campusName: { en: 'Main' }, structureRecordPath: [{ structureRecordId }] });
    expect((await find({ limit: '101' })).status).toBe(400);
  },
);

test('an accepted application gives its person the record, once', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { school, advisor, params } = await staffed();
  const application = await apply(b, school.id);
  const body = { ...draft, applicantId: application.applicantId };
  const early = await call(b, create, { params, body, idempotencyKey: newKey() }, advisor.token);
  expect(early.error.issues).toEqual([{ path: 'applicantId', code: 'not-accepted' }]);
  await moveTo(b, advisor, application.applicantId, 'accepted');
  const made = await call(b, create, { params, body, idempotencyKey: newKey() }, advisor.token);
  expect(made.body.userId).toBe(application.userId);
  const classPath = async () =>
    (await call(b, get, { query: { applicantId: application.applicantId } }, advisor.token)).body
      .enrollToDetail?.structureRecordPath;
  expect(await classPath()).toEqual([]);
  const { campusId } = params;
  const structureRecordId = await makeRecord(b, { campusId, ...(await makeStructure(b, campusId)) });
  const record = { params: { id: school.id, studentId: made.body.studentId }, body: { structureRecordId } };
  await call(b, update, { ...record, version: 1 }, advisor.token);
  expect(await classPath()).toMatchObject([{ structureRecordId }]);
  const again = await call(b, create, { params, body, idempotencyKey: newKey() }, advisor.token);
  expect([again.status, again.error.code]).toEqual([409, 'already-student']);
});

test('bad fields and foreign classes are named; other schools’ staff find nothing', async () => {
  const b = backend.current;
  const { advisor, params } = await staffed();
  const other = await staffed();
  const foreign = await makeRecord(b, {
    campusId: other.campusId,
    ...(await makeStructure(b, other.campusId)),
  });
  const refuse = async (change: object) =>
    (
      await call(
        b,
        create,
        { params, body: { ...draft, ...change }, idempotencyKey: newKey() },
        advisor.token,
      )
    ).error.issues?.map(({ path, code }) => `${path} ${code}`);
  expect(await refuse({ phone: '12' })).toEqual(['phone invalid-phone']);
  expect(await refuse({ dob: '2030-01-01' })).toEqual(['dob invalid-date']);
  expect(await refuse({ firstNameKm: 'Dara' })).toEqual(['firstNameKm khmer-only']);
  expect(await refuse({ structureRecordId: foreign })).toEqual(['structureRecordId unknown-class']);
  expect((await call(b, list, { params }, other.advisor.token)).status).toBe(404);
  const wrongCampus = {
    params: { id: params.id, campusId: other.campusId },
    body: draft,
    idempotencyKey: newKey(),
  };
  expect((await call(b, create, wrongCampus, advisor.token)).status).toBe(404);
});

test('the schema offers the school’s campuses and open classes', async () => {
  const b = backend.current;
  const { school, campusId } = await staffed();
  const place = { campusId, structureId: (await makeStructure(b, campusId)).structureId };
  const open = await makeRecord(b, place);
  await makeRecord(b, place, { archiveStatus: 4 });
  const { body } = await call(b, schema, { params: { id: school.slug } });
  const options = (name: string) =>
    body.fields.find((row) => row.key === name)?.options.map(({ value }) => value);
  expect([options('campusId'), options('structureRecordId')]).toEqual([[campusId], [open]]);
});

test('a card proves its holder and nothing more; guessing is slowed down', async () => {
  const b = backend.current;
  const { school, student } = await makeSchoolWithStudent(b);
  const look = (uniqueKey: string, address: string) =>
    call(b, byUniqueKey, { params: { key: uniqueKey } }, undefined, { address });
  expect(Object.keys((await look(student.uniqueKey, '10.0.0.1')).body).sort()).toEqual([
    'enrolledOn',
    'name',
    'nameNative',
    'school',
    'status',
    'studentCode',
  ]);
  expect((await look(student.uniqueKey, '10.0.0.1')).body.school?.slug).toBe(school.slug);
  for (let tries = 0; tries < lookupsPerAddressPerHourMax; tries += 1) {
    expect((await look(`guess-${tries}`, '10.0.0.2')).status).toBe(404);
  }
  expect((await look(student.uniqueKey, '10.0.0.2')).status).toBe(429);
});
