import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, notifications } from '@/backend/db/schema';
import { profilesResource } from '@/lib/contract/profiles/profiles';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { steps, addStep, changeStep, orderSteps, move, applicant } = vacancyWorkResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const makeAdvisor = () => makePerson(backend.current, { roles: ['advisor'] });

const applied = async (vacancyId: string, organization = orgId()) => {
  const b = backend.current;
  const person = await makePerson(b);
  const profile = await makeProfile(b, person, {}, organization);
  const { apply } = vacanciesResource.endpoints;
  const params = { orgId: organization, userId: person.id, vacancyId };
  const body = { method: 'profile' as const, profileId: profile.id };
  const answer = await call(b, apply, { params, body, idempotencyKey: newKey() }, person.token);
  return { person, applicationId: String(answer.body.application?.applicationId) };
};

test('steps are added, renamed, put in order, and switched off while nobody stands on them', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const params = { orgId: orgId() };
  const add = (key: string) =>
    call(
      b,
      addStep,
      { params, body: { key, name: key, nameNative: key, color: '#3355AA' }, idempotencyKey: newKey() },
      token,
    );
  expect((await add('interview')).status).toBe(201);
  const two = await add('call');
  expect(two.body.data.map(({ key, order }) => [key, order])).toEqual([
    ['interview', 1],
    ['call', 2],
  ]);
  expect((await add('call')).error.code).toBe('key-taken');
  expect((await add('accepted')).error.issues).toMatchObject([{ path: 'key', code: 'taken' }]);
  const [interview, phone] = two.body.data.map(({ stepId }) => stepId);
  const order = (stepIds: string[]) => call(b, orderSteps, { params, body: { stepIds } }, token);
  expect((await order([String(phone)])).status).toBe(422);
  expect((await order([String(phone), String(phone)])).status).toBe(422);
  const ordered = await order([String(phone), String(interview)]);
  expect(ordered.body.data.map(({ key }) => key)).toEqual(['call', 'interview']);
  const { applicationId } = await applied(await makeVacancy(b));
  const body = { rows: [{ applicationId, status: 'interview' }] };
  await call(b, move, { params, body, idempotencyKey: newKey() }, token);
  const change = (stepId: string, body: object) =>
    call(b, changeStep, { params: { ...params, stepId }, body }, token);
  expect((await change(String(interview), { active: false })).error.code).toBe('in-use');
  expect((await change(String(interview), { name: 'Meeting' })).body.data[1]).toMatchObject({
    name: 'Meeting',
    applicationCount: 1,
  });
  expect((await change(String(phone), { active: false })).status).toBe(200);
  const shown = await call(b, vacanciesResource.endpoints.steps, { params });
  expect(shown.body.data.map(({ key }) => key)).toEqual(['pending', 'interview', 'accepted', 'rejected']);
  expect((await call(b, steps, { params }, token)).body.countTotal).toBe(2);
});

test('many are moved at once; the reason of a rejection reaches the applicant and the log', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const vacancyId = await makeVacancy(b, { title: { en: 'Cook', km: 'ចុងភៅ' } });
  const [one, two] = [await applied(vacancyId), await applied(vacancyId)];
  const elsewhere = await makeSchool(b);
  const foreign = await applied(await makeVacancy(b, { organizationId: elsewhere.id }), elsewhere.id);
  const { body } = await call(
    b,
    move,
    {
      params: { orgId: orgId() },
      body: {
        rows: [
          { applicationId: one.applicationId, status: 'rejected', reason: 'filled', version: 1 },
          { applicationId: two.applicationId, status: 'accepted', reason: 'filled', version: 1 },
          { applicationId: foreign.applicationId, status: 'accepted' },
          { applicationId: two.applicationId, status: 'accepted', version: 7 },
        ],
      },
      idempotencyKey: newKey(),
    },
    token,
  );
  expect(body.outcomes.map((outcome) => (outcome.ok ? 200 : outcome.status))).toEqual([200, 422, 404, 412]);
  const [notice] = await b.deps.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, one.person.id), eq(notifications.kind, 'vacancy-status')));
  expect(notice?.params).toMatchObject({
    titleEn: 'Cook',
    statusEn: 'Rejected, the position is filled',
    statusKm: 'បានបដិសេធ មុខតំណែងនេះបានបំពេញរួចហើយ',
  });
  const own = await call(
    b,
    vacanciesResource.endpoints.get,
    { params: { orgId: orgId(), id: vacancyId } },
    one.person.token,
  );
  expect(own.body.application).toMatchObject({ status: 'rejected', rejectReason: 'filled' });
  const log = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, one.applicationId));
  expect(log.map(({ detail }) => detail)).toContainEqual({
    from: 'pending',
    to: 'rejected',
    reason: 'filled',
  });
});

test('words to the moved reach those with an account in both languages, and never in one alone', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const vacancyId = await makeVacancy(b, { title: { en: 'Cook', km: 'ចុងភៅ' } });
  const { person, applicationId } = await applied(vacancyId);
  const send = (message: { en: string; km: string }, status = 'accepted') =>
    call(
      b,
      move,
      {
        params: { orgId: orgId() },
        body: { rows: [{ applicationId, status, message }] },
        idempotencyKey: newKey(),
      },
      token,
    );
  const half = await send({ en: 'Come on Monday.', km: '' });
  expect(half.body.outcomes).toMatchObject([{ ok: false, status: 422 }]);
  const { body } = await send({ en: 'Come on Monday.', km: 'សូមមកថ្ងៃច័ន្ទ។' });
  expect(body.outcomes).toMatchObject([{ ok: true }]);
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, person.id));
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['vacancy-message', 'vacancy-status']);
  expect(told.find(({ kind }) => kind === 'vacancy-message')?.params).toMatchObject({
    titleEn: 'Cook',
    statusEn: 'Come on Monday.',
    statusKm: 'សូមមកថ្ងៃច័ន្ទ។',
  });
});

test('staff read what an applicant sent, as it was sent; others do not', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const vacancyId = await makeVacancy(b);
  const person = await makePerson(b);
  const profile = await makeProfile(b, person, { aboutMe: 'I like numbers.' });
  const ofPerson = { params: { orgId: orgId(), userId: person.id } };
  const { getOfUser, updateOfUser } = profilesResource.endpoints;
  expect((await call(b, getOfUser, ofPerson, token)).status).toBe(404);
  const sent = await call(
    b,
    vacanciesResource.endpoints.apply,
    {
      params: { orgId: orgId(), userId: person.id, vacancyId },
      body: { method: 'profile', profileId: profile.id, message: 'Hello' },
      idempotencyKey: newKey(),
    },
    person.token,
  );
  const params = {
    orgId: orgId(),
    id: vacancyId,
    applicationId: String(sent.body.application?.applicationId),
  };
  const change = { ...ofPerson, body: { aboutMe: 'Something else' }, version: 1 };
  expect((await call(b, updateOfUser, change, person.token)).status).toBe(200);
  const read = await call(b, applicant, { params }, token);
  expect(read.body).toMatchObject({ message: 'Hello', profile: { aboutMe: 'I like numbers.' } });
  expect((await call(b, getOfUser, ofPerson, token)).body).toMatchObject({ aboutMe: 'Something else' });
  const stranger = await makePerson(b);
  expect((await call(b, applicant, { params }, stranger.token)).status).toBe(403);
  const other = { ...params, id: await makeVacancy(b) };
  expect((await call(b, applicant, { params: other }, token)).status).toBe(404);
});
