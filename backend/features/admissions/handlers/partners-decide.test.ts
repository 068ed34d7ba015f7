import { beforeAll, expect, test } from 'vitest';
import { unseenReason } from '@/tests/support/applications';
import { schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { partnersDecideSetting } from '@/lib/domain/schools/school-settings';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { submit, setStatus } = applicantsResource.endpoints;
let schoolId = '';
let admin: Person;
let partner: Person;

beforeAll(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b)).id;
  admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  partner = await makePerson(b, { roles: ['partner'], staffOf: [schoolId] });
});

const apply = async (to: string, person: Person) => {
  const body = applicationTo(to);
  const input = { params: { id: to }, body, idempotencyKey: `decide-${to}-${person.id}` };
  return (await call(backend.current, submit, input, person.token)).body.applicantId;
};
const letDecide = (value: boolean) =>
  call(
    backend.current,
    schoolSettingsResource.endpoints.setConfiguration,
    { params: { id: schoolId }, body: { configId: partnersDecideSetting, value } },
    admin.token,
  );
const move = (id: string, applicantStatus: string, person: Person) =>
  call(
    backend.current,
    setStatus,
    { params: { id }, body: { applicantStatus, unseenReason }, version: 1 },
    person.token,
  );

test('a partner decides only while the school lets them, and acts for the school', async () => {
  const id = await apply(schoolId, await makePerson(backend.current));
  const refused = await move(id, 'accepted', partner);
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'school-decides' }]);
  await letDecide(true);
  const moved = await move(id, 'accepted', partner);
  expect(moved.status).toBe(200);
  expect(moved.body.timeline.at(-1)).toMatchObject({ actorRole: 'school', toStatus: 'accepted' });
  await letDecide(false);
  expect((await move(id, 'rejected', partner)).status).toBe(403);
});

test('the setting of one school says nothing about another', async () => {
  await letDecide(true);
  const other = await makeSchool(backend.current);
  const id = await apply(other.id, await makePerson(backend.current));
  expect((await move(id, 'accepted', partner)).status).toBe(404);
});

test('nobody decides on their own application', async () => {
  await letDecide(true);
  const id = await apply(schoolId, partner);
  const { status, body } = await move(id, 'accepted', partner);
  expect([status, body]).toMatchObject([403, { code: 'own-application' }]);
});

test('the summary counts what waits for a decision, and names the own schools', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const university = await makePerson(b, { roles: ['university'], staffOf: [school.id] });
  const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  await apply(school.id, await makePerson(b));
  await move(await apply(school.id, await makePerson(b)), 'rejected', staff);
  const { body } = await call(b, pipelineResource.endpoints.summary, {}, university.token);
  expect(body.schools).toMatchObject([{ schoolId: school.id, count: 2, countOpen: 1, isOwn: true }]);
});
