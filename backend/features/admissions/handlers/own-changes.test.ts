import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { withdrawalsResource } from '@/lib/contract/admissions/withdrawals';
import { schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { auditLog, subjects } from '@/backend/db/schema';
import { waitingResource } from '@/lib/contract/review/waiting';
import { call, useTestBackend } from '@/tests/support/backend';
import { apply, moveTo, unseenReason } from '@/tests/support/applications';
import {
  applicationTo,
  makePerson,
  makeProgram,
  makeSchool,
  makeStep,
  type Person,
} from '@/tests/support/make';

const backend = useTestBackend();
const { update, get, list, setStatus } = applicantsResource.endpoints;
const { withdraw } = withdrawalsResource.endpoints;

const world = async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [student, advisor] = [
    await makePerson(b),
    await makePerson(b, { roles: ['advisor'], staffOf: [school.id] }),
  ];
  const application = await apply(b, school.id, { as: student });
  b.clock.advance(1);
  const params = { id: application.applicantId };
  const withdrawAs = (person: Person, version = 1, reason = '') =>
    call(b, withdraw, { params, body: { reason }, version }, person.token);
  return { b, school, student, advisor, application, params, withdrawAs };
};
const kindsFor = async (person: Person) => {
  const { list: notices } = notificationsResource.endpoints;
  const { body } = await call(backend.current, notices, { params: { userId: person.id } }, person.token);
  return body.list.map(({ kind }) => kind);
};

test('its owner corrects a pending application, and staff see what changed and how it read before', async () => {
  const { b, school, student, advisor, params } = await world();
  const { enrollToDetail } = applicationTo(school.id);
  enrollToDetail.personal.phone = '098 765 432';
  enrollToDetail.highSchool.name = 'វិទ្យាល័យថ្មី';
  const answer = await call(b, update, { params, body: { enrollToDetail }, version: 1 }, student.token);
  expect(answer.body).toMatchObject({ version: 2, phone: '+85598765432' });
  const seen = await call(b, get, { query: { applicantId: params.id } }, advisor.token);
  expect(seen.body.timeline.at(-1)).toMatchObject({
    kind: 'changed',
    actorRole: 'student',
    fields: ['personal.phone', 'highSchool'],
    before: { personal: { phone: '+85512345678' }, highSchool: { name: 'វិទ្យាល័យសាកល្បង' } },
  });
  expect(await kindsFor(advisor)).toContain('application-changed');
  const stale = await call(b, update, { params, body: { enrollToDetail }, version: 1 }, student.token);
  expect(stale.status).toBe(412);
});

test('of changes on one version only one is written', { tags: 'postgres' }, async () => {
  const { b, student, params, withdrawAs, school } = await world();
  const { enrollToDetail } = applicationTo(school.id);
  const body = { enrollToDetail };
  const change = () => call(b, update, { params, body, version: 1 }, student.token);
  const answers = await Promise.all([change(), withdrawAs(student), change(), withdrawAs(student)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { version } = (await call(b, get, { query: { applicantId: params.id } }, student.token)).body;
  expect(version).toBe(2);
});

test('another program is a change, unless the person has applied for it already', async () => {
  const { b, school, student, params } = await world();
  const [one, other] = [await makeProgram(b, school.id), await makeProgram(b, school.id)];
  await apply(b, school.id, { as: student, programId: one });
  const moveToProgram = (enrollToId: string, version: number) =>
    call(b, update, { params, body: { enrollToId }, version }, student.token);
  expect((await moveToProgram(one, 1)).error.code).toBe('already-applied');
  const moved = await moveToProgram(other, 1);
  expect(moved.body.timeline.at(-1)).toMatchObject({ kind: 'changed', fields: ['program'] });
});

test('a program that has closed meanwhile stays, and a closed one is not taken instead', async () => {
  const { b, school, student } = await world();
  const [own, other] = [await makeProgram(b, school.id), await makeProgram(b, school.id)];
  const { applicantId: id } = await apply(b, school.id, { as: student, programId: own });
  const close = (programId: string) =>
    b.deps.db.update(subjects).set({ applicationDeadline: '2026-10-31' }).where(eq(subjects.id, programId));
  await close(own);
  await close(other);
  const change = (enrollToId: string, phone: string, version: number) => {
    const { enrollToDetail } = applicationTo(school.id);
    enrollToDetail.personal.phone = phone;
    return call(b, update, { params: { id }, body: { enrollToId, enrollToDetail }, version }, student.token);
  };
  expect((await change(own, '098 765 432', 1)).body).toMatchObject({
    enrollToId: own,
    phone: '+85598765432',
  });
  const refused = await change(other, '098 111 222', 2);
  expect([refused.status, refused.error.code]).toEqual([409, 'past-deadline']);
  const stored = await call(b, get, { query: { applicantId: id } }, student.token);
  expect(stored.body).toMatchObject({ enrollToId: own, phone: '+85598765432', version: 2 });
});

test('its owner withdraws an application until the decision, and may apply again', async () => {
  const { b, school, student, advisor, params, withdrawAs } = await world();
  await makeStep(b, school.id, 'interview', 1);
  await moveTo(b, advisor, params.id, 'interview');
  b.clock.advance(1);
  expect((await withdrawAs(student, 1)).status).toBe(412);
  expect((await withdrawAs(advisor, 2)).status).toBe(404);
  const gone = await withdrawAs(student, 2, 'I go elsewhere.');
  expect(gone.body).toMatchObject({
    applicantStatus: 'withdrawn',
    nextActor: 'nobody',
    missing: [],
    step: { nameNative: 'បានដកពាក្យ', color: '#6B7280' },
    version: 3,
  });
  expect(gone.body.timeline.at(-1)).toMatchObject({
    kind: 'withdrawn',
    fromStatus: 'interview',
    note: 'I go elsewhere.',
  });
  expect(await kindsFor(advisor)).toContain('application-withdrawn');
  const log = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, params.id));
  expect(log.map(({ action }) => action)).toContain('application-withdrawn');
  expect((await withdrawAs(student, 3)).error.code).toBe('already-processed');
  const body = { applicantStatus: 'accepted', unseenReason };
  const late = await call(b, setStatus, { params, body, version: 3 }, advisor.token);
  expect([late.status, late.error.code]).toEqual([409, 'withdrawn']);
  expect((await apply(b, school.id, { as: student })).applicantStatus).toBe('pending');
});

test('a decided application is withdrawn by nobody', async () => {
  const { b, student, advisor, params, withdrawAs } = await world();
  await moveTo(b, advisor, params.id, 'accepted');
  expect((await withdrawAs(student, 2)).error.code).toBe('already-processed');
});

test('a withdrawn application waits for nobody and is counted as what it is', async () => {
  const { b, student, advisor, params, withdrawAs } = await world();
  await withdrawAs(student);
  const { body } = await call(b, pipelineResource.endpoints.summary, {}, advisor.token);
  const { body: first } = await call(b, waitingResource.endpoints.first, {}, advisor.token);
  expect(first.data.filter(({ id }) => id === params.id)).toEqual([]);
  expect(body.steps.at(-1)).toMatchObject({ key: 'withdrawn', name: 'Withdrawn', count: 1 });
  const found = await call(b, list, { query: { applicantStatus: 'withdrawn' } }, advisor.token);
  expect(found.body.countTotal).toBe(1);
});

test('no school has a step of that name', async () => {
  const { b, school, advisor } = await world();
  const body = { key: 'withdrawn', name: 'Gone', nameNative: 'ទៅ', color: '#112233', order: 1, status: true };
  const { createStep } = schoolSettingsResource.endpoints;
  const input = { params: { id: school.id }, body, idempotencyKey: 'withdrawn-step' };
  const answer = await call(b, createStep, input, advisor.token);
  expect(answer.error.issues).toMatchObject([{ path: 'key', code: 'fixed-step' }]);
});
