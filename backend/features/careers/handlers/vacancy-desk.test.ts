import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox, vacancies } from '@/backend/db/schema';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { waitingResource } from '@/lib/contract/review/waiting';
import { makeHiring } from '@/tests/support/hiring-scene';
import type { VacancyDraft } from '@/lib/contract/careers/vacancy-draft';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeCareerCenter, makeCompany, makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const desk = vacancyDeskResource.endpoints;
const { get, list, apply } = vacanciesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const makeAdvisor = () => makePerson(backend.current, { roles: ['advisor'] });
const both = { en: 'Accountant', km: 'គណនេយ្យករ' };

const draftFor = (companyId: string, change: Partial<VacancyDraft> = {}): VacancyDraft => ({
  companyId,
  careerCenterId: null,
  kind: 'job',
  title: both,
  description: { en: '<b>Books</b>', km: 'បញ្ជី' },
  duties: [both],
  requirements: [],
  benefits: [],
  province: '12',
  schedule: 'full-time',
  workplace: 'on-site',
  field: 'fin',
  salaryMinUsd: 200,
  salaryMaxUsd: 300,
  openings: 1,
  deadline: '2026-12-31',
  ...change,
});

const write = async (token: string, body: VacancyDraft, organization = orgId()) =>
  call(
    backend.current,
    desk.create,
    { params: { orgId: organization }, body, idempotencyKey: newKey() },
    token,
  );

test('a vacancy is a draft, then held or open by its employer, then closed', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const made = await write(token, draftFor(await makeCompany(b)));
  expect([made.status, made.body.state, made.body.slug]).toEqual([
    201,
    'draft',
    expect.stringMatching(/^accountant-[0-9a-f]{6}$/),
  ]);
  const params = { orgId: orgId(), id: made.body.vacancyId };
  const read = async () => (await call(b, get, { params })).status;
  expect(await read()).toBe(404);
  const send = (endpoint: typeof desk.publish | typeof desk.close, version: number) =>
    call(b, endpoint, { params, version }, token);
  expect((await send(desk.close, 1)).error.code).toBe('not-published');
  expect((await send(desk.publish, 1)).body).toMatchObject({ state: 'open', version: 2 });
  expect((await send(desk.publish, 2)).error.code).toBe('already-published');
  expect(await read()).toBe(200);
  expect((await send(desk.close, 1)).status).toBe(412);
  expect((await send(desk.close, 2)).body.state).toBe('closed');
  expect(await read()).toBe(200);
  const unchecked = await makeCompany(b, { checkedUntil: null, checkedAt: null, checkedWhat: null });
  const held = await write(token, draftFor(unchecked));
  params.id = held.body.vacancyId;
  expect((await send(desk.publish, 1)).body).toMatchObject({
    state: 'held',
    company: { state: 'unchecked' },
  });
  expect(await read()).toBe(404);
});

test('wrong fields are named, each by itself', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const companyId = await makeCompany(b);
  const other = await makeSchool(b);
  const codes = async (change: Partial<VacancyDraft>) => {
    const { status, error } = await write(token, draftFor(companyId, change));
    return [status, ...(error.issues ?? []).map(({ path, code }) => `${path} ${code}`)];
  };
  expect(await codes({ salaryMinUsd: 400 })).toEqual([422, 'salaryMinUsd above-maximum']);
  expect(await codes({ deadline: '2026-10-31' })).toEqual([422, 'deadline day-passed']);
  expect(await codes({ province: '99', field: 'magic' })).toEqual([
    422,
    'province unknown-place',
    'field unknown-field',
  ]);
  const foreign = await makeCareerCenter(b, other.id);
  expect(await codes({ careerCenterId: foreign })).toEqual([422, 'careerCenterId unknown-center']);
  const strange = await makeCompany(b, { organizationId: other.id });
  expect(await codes({ companyId: strange })).toEqual([422, 'companyId unknown-company']);
  const archived = await makeCompany(b, { archivedAt: b.clock.now() });
  expect(await codes({ companyId: archived })).toEqual([422, 'companyId company-archived']);
  expect((await codes({ openings: 0 }))[0]).toBe(422);
});

test('a change is judged with what stands, and another employer brings its own check', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const companyId = await makeCompany(b);
  const id = await makeVacancy(b, {
    companyId,
    salaryMinUsd: 200,
    salaryMaxUsd: 300,
    deadline: '2026-10-01',
    releasedAt: b.clock.now(),
  });
  const change = (body: Partial<VacancyDraft>, version: number) =>
    call(b, desk.update, { params: { orgId: orgId(), id }, body, version }, token);
  expect((await change({ salaryMaxUsd: 150 }, 1)).error.issues).toMatchObject([{ code: 'above-maximum' }]);
  // The deadline that has passed meanwhile is no obstacle for another field.
  expect((await change({ deadline: '2026-10-01', openings: 4 }, 1)).body.openings).toBe(4);
  const unchecked = await makeCompany(b, { checkedUntil: null });
  const moved = await change({ companyId: unchecked, deadline: '2026-12-01' }, 2);
  expect(moved.body).toMatchObject({ state: 'held', decided: null });
  expect((await change({ openings: 5 }, 2)).status).toBe(412);
});

test('a copy is a draft without a deadline and without what was decided', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const id = await makeVacancy(b, {
    companyId: await makeCompany(b),
    releasedAt: b.clock.now(),
    isDemo: true,
  });
  const params = { orgId: orgId(), id };
  const copy = await call(
    b,
    desk.duplicate,
    { params, body: { title: both }, idempotencyKey: newKey() },
    token,
  );
  expect(copy.body).toMatchObject({
    title: both,
    state: 'draft',
    deadline: null,
    decided: null,
    isDemo: false,
    version: 1,
  });
  expect(copy.body.vacancyId).not.toBe(id);
});

test('what somebody has applied for stays theirs to see, also while it is held', async () => {
  const b = backend.current;
  const [person, other] = [await makePerson(b), await makePerson(b)];
  const profile = await makeProfile(b, person);
  const id = await makeVacancy(b);
  const params = { orgId: orgId(), userId: person.id, vacancyId: id };
  const body = { method: 'profile' as const, profileId: profile.id };
  await call(b, apply, { params, body, idempotencyKey: newKey() }, person.token);
  await b.deps.db.update(vacancies).set({ heldAt: b.clock.now() }).where(eq(vacancies.id, id));
  const read = async (token: string) =>
    (await call(b, get, { params: { orgId: orgId(), id } }, token)).status;
  expect([await read(person.token), await read(other.token)]).toEqual([200, 404]);
  const query = { applied: 'true', status: 'all' as const };
  const own = await call(b, list, { params: { orgId: orgId() }, query }, person.token);
  expect(own.body.data.map(({ vacancyId, isOpen }) => [vacancyId, isOpen])).toEqual([[id, false]]);
  const otherParams = { ...params, userId: other.id };
  const otherProfile = await makeProfile(b, other);
  const late = await call(
    b,
    apply,
    { params: otherParams, body: { ...body, profileId: otherProfile.id }, idempotencyKey: newKey() },
    other.token,
  );
  expect(late.status).toBe(404);
});

test('the list of the desk has every state, each under its filter', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const companyId = await makeCompany(b);
  const ids = {
    draft: await makeVacancy(b, { companyId, status: 'draft' }),
    open: await makeVacancy(b, { companyId }),
    closed: await makeVacancy(b, { companyId, deadline: '2026-10-01' }),
    held: await makeVacancy(b, { companyId, clearedUntil: '2026-10-31' }),
  };
  const read = async (state: keyof typeof ids | 'all') => {
    const query = { companyId, state };
    const { body } = await call(b, desk.list, { params: { orgId: orgId() }, query }, token);
    return body.data.map((row) => [row.vacancyId, row.state]);
  };
  for (const state of ['draft', 'open', 'closed', 'held'] as const)
    expect(await read(state), state).toEqual([[ids[state], state]]);
  expect(await read('all')).toHaveLength(4);
});

test('an employer is mailed numbers and no person, and only a checked one', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const person = await makePerson(b);
  const profile = await makeProfile(b, person, { firstName: 'Sreypich' });
  const companyId = await makeCompany(b, { email: 'jobs@lotus.example' });
  const id = await makeVacancy(b, { companyId, title: { en: 'Cook\r\nBcc: x', km: 'ចុងភៅ' } });
  const applying = { orgId: orgId(), userId: person.id, vacancyId: id };
  const body = { method: 'profile' as const, profileId: profile.id };
  await call(b, apply, { params: applying, body, idempotencyKey: newKey() }, person.token);
  const tell = (vacancyId: string, locale: 'km' | 'en' = 'en') =>
    call(
      b,
      desk.tellEmployer,
      {
        params: { orgId: orgId(), id: vacancyId },
        body: { locale, message: 'Please call us.' },
        idempotencyKey: newKey(),
      },
      token,
    );
  expect((await tell(id)).status).toBe(202);
  const [mail] = await b.deps.db.select().from(outbox).where(eq(outbox.recipient, 'jobs@lotus.example'));
  expect(mail?.subject).toBe('Applications for Cook Bcc: x');
  expect(mail?.body).toContain('Please call us.');
  expect(mail?.body).toContain('- Pending: 1');
  expect(mail?.body).not.toContain('Sreypich');
  const unchecked = await makeCompany(b, { checkedUntil: '2026-10-01' });
  expect((await tell(await makeVacancy(b, { companyId: unchecked }))).error.code).toBe('company-unchecked');
  const silent = await makeCompany(b, { email: null });
  expect((await tell(await makeVacancy(b, { companyId: silent }))).error.code).toBe('no-address');
});

test('the list of vacancies with new applications is what the desk’s number counts', async () => {
  const b = backend.current;
  const { advisor, vacancyId, applicationId } = await makeHiring(b);
  await makeVacancy(b, { companyId: await makeCompany(b), deadline: null });
  const listed = async () =>
    (
      await call(b, desk.list, { params: { orgId: orgId() }, query: { turn: 'advisor' } }, advisor.token)
    ).body.data.map((row) => [row.vacancyId, row.waitingCount]);
  const counted = async () =>
    (await call(b, waitingResource.endpoints.summary, {}, advisor.token)).body.counts.hiring;
  const before = await listed();
  expect(before).toContainEqual([vacancyId, 1]);
  expect(before.reduce((sum, [, waiting]) => sum + Number(waiting), 0)).toBe(await counted());
  const body = { rows: [{ applicationId, status: 'rejected', version: 1 }] };
  const { move } = vacancyWorkResource.endpoints;
  await call(b, move, { params: { orgId: orgId() }, body, idempotencyKey: newKey() }, advisor.token);
  expect((await listed()).map(([id]) => id)).not.toContain(vacancyId);
});
