import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications, outbox, reports, vacancies, vacancyApplications } from '@/backend/db/schema';
import { companiesResource } from '@/lib/contract/careers/companies';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import type { VacancyDraft } from '@/lib/contract/careers/vacancy-draft';
import { reportsResource } from '@/lib/contract/review/reports';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeCompany, makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const desk = vacancyDeskResource.endpoints;
const { createPublic, waiting, decide } = reportsResource.endpoints;
const { get, apply, applyPublic } = vacanciesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const makeAdvisor = () => makePerson(backend.current, { roles: ['advisor'] });
const both = { en: 'Shop assistant', km: 'បុគ្គលិកហាង' };
const lure = { en: 'Good pay', km: 'បេក្ខជនត្រូវកក់ប្រាក់ ៥០ដុល្លារ មុនចូលធ្វើការ។' };

beforeEach(async () => {
  await backend.current.deps.db.delete(reports);
  await backend.current.deps.db.delete(vacancyApplications);
  await backend.current.deps.db.delete(vacancies);
});

const draftOf = (companyId: string, change: Partial<VacancyDraft> = {}): VacancyDraft => ({
  companyId,
  careerCenterId: null,
  kind: 'job',
  title: both,
  description: both,
  duties: [],
  requirements: [],
  benefits: [],
  province: '12',
  schedule: 'full-time',
  workplace: 'on-site',
  field: 'fin',
  salaryMinUsd: null,
  salaryMaxUsd: null,
  openings: 1,
  deadline: null,
  ...change,
});

const write = async (token: string, body: VacancyDraft) =>
  (
    await call(
      backend.current,
      desk.create,
      { params: { orgId: orgId() }, body, idempotencyKey: newKey() },
      token,
    )
  ).body;
const publish = async (token: string, id: string) =>
  (await call(backend.current, desk.publish, { params: { orgId: orgId(), id }, version: 1 }, token)).body;
const change = async (token: string, id: string, version: number, body: Partial<VacancyDraft>) =>
  (await call(backend.current, desk.update, { params: { orgId: orgId(), id }, body, version }, token)).body;
const statusFor = async (id: string, token?: string) =>
  (await call(backend.current, get, { params: { orgId: orgId(), id } }, token)).status;
const queue = async (token: string) =>
  (await call(backend.current, waiting, { query: { kind: 'vacancy' } }, token)).body.data;
const settle = async (token: string, id: string, decision: 'keep' | 'hide' | 'release') => {
  const rows = [{ kind: 'vacancy' as const, id, decision, reason: 'Called the employer' }];
  const { body } = await call(backend.current, decide, { body: { rows }, idempotencyKey: newKey() }, token);
  return body.outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code));
};
const visitorReports = (id: string, address: string, reason: 'money' | 'wrong' = 'money') =>
  call(backend.current, createPublic, { body: { id, reason }, idempotencyKey: newKey() }, undefined, {
    address,
  });

test('a vacancy that asks a deposit in Khmer reaches nobody before an advisor has decided', async () => {
  const { token } = await makeAdvisor();
  const made = await write(token, draftOf(await makeCompany(backend.current), { description: lure }));
  expect(made).toMatchObject({
    state: 'draft',
    waitsFor: 'flags',
    flags: [{ key: 'money', quote: 'បេក្ខជនត្រូវកក់ប្រាក់ ៥០ដុល្លារ មុនចូលធ្វើការ' }],
  });
  expect(await queue(token)).toEqual([]);
  const id = made.vacancyId;
  expect(await publish(token, id)).toMatchObject({ state: 'held', waitsFor: 'flags' });
  expect(await statusFor(id)).toBe(404);
  expect(await queue(token)).toMatchObject([
    { id, held: 'flagged', isShown: false, flags: [{ key: 'money' }] },
  ]);
  expect(await settle(token, id, 'keep')).toEqual(['already-decided']);
  expect(await settle(token, id, 'release')).toEqual(['ok']);
  expect(await statusFor(id)).toBe(200);
  expect(await queue(token)).toEqual([]);
});

test('what was decided holds no more, what is new holds again, and what is gone lets out', async () => {
  const { token } = await makeAdvisor();
  const id = (await write(token, draftOf(await makeCompany(backend.current), { description: lure })))
    .vacancyId;
  await publish(token, id);
  await settle(token, id, 'release');
  const openings = await change(token, id, 2, { openings: 2 });
  expect([openings.state, openings.flags.length]).toEqual(['open', 1]);
  const worse = { en: 'We keep your passport.', km: 'ល្អ' };
  expect(await change(token, id, 3, { requirements: [worse] })).toMatchObject({
    state: 'held',
    waitsFor: 'flags',
    flags: [{ key: 'money' }, { key: 'papers', quote: 'We keep your passport' }],
  });
  expect(await change(token, id, 4, { requirements: [], description: both })).toMatchObject({
    state: 'open',
    waitsFor: null,
    flags: [],
  });
});

test('an employer without an address holds its vacancies until it has one', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const company = await makeCompany(b, { address: ' ' });
  const id = (await write(token, draftOf(company))).vacancyId;
  expect(await publish(token, id)).toMatchObject({ state: 'held', flags: [{ key: 'no-address' }] });
  await call(
    b,
    companiesResource.endpoints.update,
    { params: { orgId: orgId(), id: company }, body: { address: 'Street 63' }, version: 1 },
    token,
  );
  expect(await statusFor(id)).toBe(200);
});

test('pay is compared with what open vacancies of the same field pay', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const company = await makeCompany(b);
  for (const salaryMaxUsd of [180, 200, 210, 220, 900]) await makeVacancy(b, { field: 'fin', salaryMaxUsd });
  await makeVacancy(b, { field: 'fin', salaryMaxUsd: 9_000, status: 'draft' });
  const easy = { description: { en: 'No experience needed.', km: 'ល្អ' } };
  const flagsAt = async (salaryMaxUsd: number, field = 'fin') =>
    (await write(token, draftOf(company, { ...easy, field, salaryMaxUsd }))).flags.map(({ key }) => key);
  expect([await flagsAt(630), await flagsAt(631), await flagsAt(700, 'it')]).toEqual([[], ['pay'], []]);
});

test('everybody who has applied is told that a vacancy was withdrawn as unsafe', async () => {
  const b = backend.current;
  const [person, advisor] = [await makePerson(b), await makeAdvisor()];
  const profile = await makeProfile(b, person);
  const applyFor = async (id: string) => {
    await call(
      b,
      apply,
      {
        params: { orgId: orgId(), userId: person.id, vacancyId: id },
        body: { method: 'profile', profileId: profile.id },
        idempotencyKey: newKey(),
      },
      person.token,
    );
    await call(b, applyPublic, {
      params: { orgId: orgId() },
      body: { vacancyId: id, firstName: 'Dara', lastName: 'Sok', phone: '012 345 671', message: 'Hello' },
      idempotencyKey: newKey(),
    });
  };
  const told = async () =>
    (await b.deps.db.select().from(notifications).where(eq(notifications.userId, person.id))).filter(
      ({ kind }) => kind === 'vacancy-unsafe',
    );
  const doubled = await makeVacancy(b);
  await applyFor(doubled);
  await settle(advisor.token, doubled, 'hide');
  expect(await told()).toEqual([]);
  const trap = await makeVacancy(b, { title: { en: 'Easy money', km: 'លុយងាយ' } });
  await applyFor(trap);
  await visitorReports(trap, '203.0.113.4');
  await settle(advisor.token, trap, 'hide');
  expect(await told()).toMatchObject([
    { params: { titleKm: 'លុយងាយ' }, href: '/help-center/categories/job-safety' },
  ]);
  const sent = await b.deps.db.select().from(outbox);
  expect(sent.map(({ recipient, body }) => [recipient, body])).toEqual([
    ['+85512345671', expect.stringContaining('«លុយងាយ» ត្រូវបានដកចេញ')],
  ]);
});

test('who waits is told when a vacancy is closed, and who is decided about is not', async () => {
  const b = backend.current;
  const [waits, decided, advisor] = [await makePerson(b), await makePerson(b), await makeAdvisor()];
  const id = await makeVacancy(b, { slug: 'cashier' });
  const contact = { firstName: 'Dara', lastName: 'Sok', searchFold: 'dara' };
  const at = { createdAt: b.clock.now(), updatedAt: b.clock.now() };
  await b.deps.db.insert(vacancyApplications).values(
    [waits, decided].map((person, place) => ({
      ...contact,
      ...at,
      vacancyId: id,
      userId: person.id,
      method: 'upload' as const,
      status: place === 0 ? 'pending' : 'rejected',
    })),
  );
  await call(b, desk.close, { params: { orgId: orgId(), id }, version: 1 }, advisor.token);
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.kind, 'vacancy-closed'));
  expect(told.map(({ userId, href }) => [userId, href])).toEqual([
    [waits.id, '/career-center/internship-job-opportunities/cashier'],
  ]);
});
