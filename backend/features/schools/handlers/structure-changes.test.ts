import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicants, auditLog, structureRecords } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { structureChangesResource, unitChangesResource } from '@/lib/contract/schools/structure-changes';
import { structuresResource } from '@/lib/contract/schools/structures';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool } from '@/tests/support/make';
import { makeCampus, makeStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const changes = { ...structureChangesResource.endpoints, ...unitChangesResource.endpoints };
const settings = schoolSettingsResource.endpoints;
const reads = structuresResource.endpoints;
const names = (name: string) => ({ name, nameNative: `${name} ខ្មែរ` });
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const issuesOf = (answer: { body: unknown }) => (answer.body as { issues?: unknown[] }).issues;
const key = () => ({ idempotencyKey: randomUUID() });

const scene = async () => {
  const school = await makeSchool(backend.current);
  const campusId = await makeCampus(backend.current, school.id);
  const { token, id } = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const place = { params: { id: campusId } };
  const group = (
    await call(backend.current, changes.createGroup, { ...place, body: names('Faculties'), ...key() }, token)
  ).body;
  const level = (
    await call(
      backend.current,
      changes.createStructure,
      { params: { id: group.groupStructureId }, body: names('Faculty'), ...key() },
      token,
    )
  ).body;
  const addUnit = (body: { name: string; nameNative: string; parentId?: string }) =>
    call(backend.current, changes.createRecord, { params: { id: level.structureId }, body, ...key() }, token);
  const change = (id: string, body: { parentId?: string; archiveStatus?: 0 | 4 | 9; name?: string }) =>
    call(backend.current, changes.updateRecord, { params: { id }, body }, token);
  const remove = (id: string) => call(backend.current, changes.removeRecord, { params: { id } }, token);
  const shown = async () => (await call(backend.current, reads.records, place)).body.data;
  return { school, campusId, token, adminId: id, group, level, addUnit, change, remove, shown };
};

test('a campus is divided, its units show with their path, and every change is on record', async () => {
  const { adminId, addUnit, change, remove, shown } = await scene();
  const law = (await addUnit(names('Law'))).body;
  const first = (await addUnit({ ...names('Law 1'), parentId: law.structureRecordId })).body;
  expect((await shown()).map(({ name, structureRecordPath }) => [name, structureRecordPath.length])).toEqual([
    ['Law', 1],
    ['Law 1', 2],
  ]);
  expect(codeOf(await remove(law.structureRecordId))).toBe('in-use');
  expect((await change(first.structureRecordId, { archiveStatus: 9 })).status).toBe(200);
  expect((await shown()).map(({ name }) => name)).toEqual(['Law']);
  expect((await remove(first.structureRecordId)).status).toBe(200);
  expect((await remove(law.structureRecordId)).status).toBe(200);
  const entries = await backend.current.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, first.structureRecordId));
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'structure-record-changed',
    'structure-record-created',
    'structure-record-removed',
  ]);
  expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([adminId]));
});

test('a unit lies in no circle and below no unit of another campus', { tags: 'postgres' }, async () => {
  const [here, there] = [await scene(), await scene()];
  const above = (await here.addUnit(names('Above'))).body.structureRecordId;
  const below = (await here.addUnit({ ...names('Below'), parentId: above })).body.structureRecordId;
  const foreign = (await there.addUnit(names('Foreign'))).body.structureRecordId;
  for (const [parentId, code] of [
    [above, 'below-itself'],
    [below, 'below-itself'],
    [foreign, 'unknown-parent'],
    [randomUUID(), 'unknown-parent'],
  ] as const) {
    const answer = await here.change(above, { parentId });
    expect([answer.status, issuesOf(answer)]).toEqual([422, [{ path: 'parentId', code }]]);
  }
});

test('two moves at once close no circle', { tags: 'postgres' }, async () => {
  const { addUnit, change } = await scene();
  const one = (await addUnit(names('One'))).body.structureRecordId;
  const two = (await addUnit(names('Two'))).body.structureRecordId;
  const moves = await Promise.all([change(one, { parentId: two }), change(two, { parentId: one })]);
  expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('a level is moved within its division, not below itself, and only while its units are free', async () => {
  const { token, group, level, addUnit } = await scene();
  const other = await scene();
  const params = { id: group.groupStructureId };
  const add = async (name: string, parentId: string | null = null) =>
    (
      await call(
        backend.current,
        changes.createStructure,
        { params, body: { ...names(name), parentId }, ...key() },
        token,
      )
    ).body.structureId;
  const move = (id: string, parentId: string | null) =>
    call(backend.current, changes.updateStructure, { params: { id }, body: { parentId } }, token);
  const year = await add('Year', level.structureId);
  const section = await add('Section', year);
  for (const [id, parentId, code] of [
    [year, year, 'below-itself'],
    [level.structureId, section, 'below-itself'],
    [year, other.level.structureId, 'unknown-parent'],
  ] as const) {
    const answer = await move(id, parentId);
    expect([answer.status, issuesOf(answer)]).toEqual([422, [{ path: 'parentId', code }]]);
  }
  expect((await move(section, level.structureId)).body).toMatchObject({ parentId: level.structureId });

  const law = (await addUnit(names('Law'))).body.structureRecordId;
  await call(
    backend.current,
    changes.createRecord,
    { params: { id: section }, body: { ...names('Law 1'), parentId: law }, ...key() },
    token,
  );
  expect(issuesOf(await move(section, year))).toEqual([{ path: 'parentId', code: 'units-placed' }]);
  // The same place again is no move.
  expect((await move(section, level.structureId)).status).toBe(200);
});

test('what people study in stays', async () => {
  const { school, campusId, token, group, level, addUnit, remove } = await scene();
  const unit = (await addUnit(names('IT-1A'))).body.structureRecordId;
  await makeStudent(backend.current, { schoolId: school.id, campusId }, { structureRecordId: unit });
  expect((await remove(unit)).status).toBe(409);
  const removals = [
    await call(backend.current, changes.removeStructure, { params: { id: level.structureId } }, token),
    await call(backend.current, changes.removeGroup, { params: { id: group.groupStructureId } }, token),
  ];
  expect(removals.map(({ status }) => status)).toEqual([409, 409]);
  expect(await backend.current.deps.db.$count(structureRecords, eq(structureRecords.id, unit))).toBe(1);
});

test('a step of the school’s own is used by its applications, and removed only when none is in it', async () => {
  const { school, token } = await scene();
  const params = { id: school.id };
  const body = { ...names('Interview'), key: 'interview', color: '#3355AA', order: 1, status: true };
  const add = (step: typeof body) =>
    call(backend.current, settings.createStep, { params, body: step, ...key() }, token);
  const created = await add(body);
  expect(created.status).toBe(201);
  expect(codeOf(await add(body))).toBe('key-taken');
  expect(issuesOf(await add({ ...body, key: 'accepted' }))).toEqual([{ path: 'key', code: 'fixed-step' }]);
  const schema = async () =>
    (await call(backend.current, applicantsResource.endpoints.schema, { params })).body;
  expect((await schema()).steps.map((step) => step.key)).toEqual([
    'pending',
    'interview',
    'accepted',
    'rejected',
  ]);
  const student = await makePerson(backend.current);
  const sent = await call(
    backend.current,
    applicantsResource.endpoints.submit,
    { params, body: applicationTo(school.id), ...key() },
    student.token,
  );
  const { db } = backend.current.deps;
  const here = eq(applicants.id, sent.body.applicantId);
  await db.update(applicants).set({ status: 'interview' }).where(here);
  const step = { params: { id: school.id, stepId: created.body.applicantStepId } };
  expect((await call(backend.current, settings.removeStep, step, token)).status).toBe(409);
  const off = await call(backend.current, settings.updateStep, { ...step, body: { status: false } }, token);
  expect(off.body.status).toBe(false);
  await db.update(applicants).set({ status: 'pending' }).where(here);
  expect((await call(backend.current, settings.removeStep, step, token)).status).toBe(200);
  expect((await call(backend.current, settings.steps, { params }, token)).body.countTotal).toBe(0);
});

test('a setting is set again and removed; only public ones are read by everybody', async () => {
  const { school, token } = await scene();
  const params = { id: school.id };
  const set = (configId: string, value: string | number, isPublic: boolean) =>
    call(backend.current, settings.setConfiguration, { params, body: { configId, value, isPublic } }, token);
  await set('attendanceMinPercent', 80, true);
  await set('attendanceMinPercent', 75, true);
  await set('gradeOffice', 'Room 3', false);
  const open = async () => (await call(backend.current, reads.configurations, { params })).body;
  expect(await open()).toEqual([{ configId: 'attendanceMinPercent', value: 75 }]);
  const all = await call(backend.current, settings.configurations, { params }, token);
  expect(all.body.data.map(({ configId }) => configId)).toEqual(['attendanceMinPercent', 'gradeOffice']);
  const gone = { params, body: { configId: 'attendanceMinPercent' } };
  await call(backend.current, settings.removeConfiguration, gone, token);
  expect(await open()).toEqual([]);
});
