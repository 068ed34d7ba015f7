import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { savedVacancies, vacancies, vacancyApplications } from '@/backend/db/schema';
import { savedVacanciesMax } from '@/backend/limits';
import { ownVacanciesResource } from '@/lib/contract/careers/own-vacancies';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCompany, makeProfile, makeVacancy, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { saved, save, unsave, withdraw } = ownVacanciesResource.endpoints;
const { list, get, apply, applicants } = vacanciesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;

beforeEach(async () => {
  const { db } = backend.current.deps;
  await db.delete(vacancyApplications);
  await db.delete(vacancies);
});

const idsFor = async (query: object, person?: Person) => {
  const { body } = await call(
    backend.current,
    list,
    { params: { orgId: orgId() }, query: { sort: 'newest', ...query } },
    person?.token,
  );
  return body.data.map(({ vacancyId }) => vacancyId);
};
const keep = (person: Person, vacancyId: string, endpoint: typeof save | typeof unsave = save) =>
  call(backend.current, endpoint, { params: { userId: person.id, vacancyId } }, person.token);
const applyTo = async (person: Person, vacancyId: string, organization = orgId()) => {
  const profile = await makeProfile(backend.current, person, {}, organization);
  return call(
    backend.current,
    apply,
    {
      params: { orgId: organization, userId: person.id, vacancyId },
      body: { method: 'profile', profileId: profile.id },
      idempotencyKey: newKey(),
    },
    person.token,
  );
};

test('what is saved is listed, once, and only what readers see', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [person, other] = [await makePerson(b), await makePerson(b)];
  const [first, second] = [await makeVacancy(b), await makeVacancy(b)];
  const draft = await makeVacancy(b, { status: 'draft' });
  for (const id of [first, first]) expect((await keep(person, id)).status).toBe(200);
  expect((await keep(person, draft)).status).toBe(404);
  await keep(other, second);
  const { body } = await call(b, saved, { params: { userId: person.id } }, person.token);
  expect(body.data.map(({ vacancyId }) => vacancyId)).toEqual([first]);
  expect([await idsFor({ saved: true }, person), await idsFor({ saved: true }, other)]).toEqual([
    [first],
    [second],
  ]);
  await b.deps.db
    .update(vacancies)
    .set({ stoppedAt: b.clock.now(), stoppedBy: 'reports' })
    .where(eq(vacancies.id, first));
  expect(await idsFor({ saved: true }, person)).toEqual([]);
  await keep(person, first, unsave);
  expect((await call(b, saved, { params: { userId: person.id } }, person.token)).body.countTotal).toBe(0);
  expect((await call(b, list, { params: { orgId: orgId() }, query: { saved: true } })).status).toBe(401);
});

test('a person saves a limited number', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const rows = [];
  for (let n = 0; n < savedVacanciesMax; n += 1)
    rows.push({ userId: person.id, vacancyId: await makeVacancy(b), createdAt: b.clock.now() });
  await b.deps.db.insert(savedVacancies).values(rows);
  const refused = await keep(person, await makeVacancy(b));
  expect([refused.status, refused.error.code]).toEqual([409, 'too-many']);
});

test('the list is narrowed by workplace and by published pay', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const remote = await makeVacancy(b, { workplace: 'remote', salaryMinUsd: 200 });
  const silent = await makeVacancy(b, { workplace: 'hybrid' });
  expect(await idsFor({ workplace: 'remote' })).toEqual([remote]);
  expect(await idsFor({ payPublished: true })).toEqual([remote]);
  expect(await idsFor({ payPublished: false })).toEqual([silent]);
});

test('an application that is taken back is gone, and may be sent again while it is open', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const vacancyId = await makeVacancy(b);
  const params = { orgId: orgId(), userId: person.id, vacancyId };
  expect((await call(b, withdraw, { params }, person.token)).status).toBe(404);
  await applyTo(person, vacancyId);
  expect((await call(b, withdraw, { params }, person.token)).status).toBe(200);
  expect(await b.deps.db.select().from(vacancyApplications)).toEqual([]);
  const again = await call(b, get, { params: { orgId: orgId(), id: vacancyId } }, person.token);
  expect(again.body.application).toBeNull();
  // The desk knows that there was one, and nothing of it.
  const [row] = await b.deps.db.select().from(vacancies).where(eq(vacancies.id, vacancyId));
  expect(row?.withdrawnCount).toBe(1);
});

test('readers see what was checked of an employer, and when, for as long as it counts', async () => {
  const b = backend.current;
  const companyId = await makeCompany(b, { checkedPoints: ['address', 'call'], address: 'Street 63' });
  const about = { companyId, clearedOn: '2026-06-01' };
  const id = await makeVacancy(b, { ...about, clearedUntil: '2099-12-31' });
  const read = async (vacancyId: string) =>
    (await call(b, get, { params: { orgId: orgId(), id: vacancyId } })).body;
  expect(await read(id)).toMatchObject({
    checkedOn: '2026-06-01',
    employer: { address: 'Street 63', seen: ['address', 'call'], checkedUntil: '2099-12-31' },
  });
  const ended = { ...about, clearedUntil: '2026-06-30', releasedAt: b.clock.now() };
  expect(await read(await makeVacancy(b, ended))).toMatchObject({
    checkedOn: null,
    employer: { seen: [], checkedUntil: null },
  });
  expect((await read(await makeVacancy(b))).employer).toBeNull();
});

test('numbers of who is not known to be an adult are for advisors only', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const partner = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const young = await makePerson(b, { dob: '2010-01-01' });
  const grown = await makePerson(b, { dob: '2000-01-01' });
  const unsaid = await makePerson(b);
  const vacancyId = await makeVacancy(b, { organizationId: school.id });
  for (const person of [young, grown, unsaid])
    expect((await applyTo(person, vacancyId, school.id)).status).toBe(201);
  const numbersFor = async (reader: Person) => {
    const params = { orgId: school.id, id: vacancyId };
    const { body, status } = await call(b, applicants, { params }, reader.token);
    expect(status).toBe(200);
    return new Map(body.data.map(({ userId, phone, email }) => [userId, [phone, email]]));
  };
  const number = ['+85512345678', 'sreypich@demo.example'];
  const forPartner = await numbersFor(partner);
  const seen = [young, unsaid, grown].map(({ id }) => forPartner.get(id));
  expect(seen).toEqual([[null, null], [null, null], number]);
  expect((await numbersFor(advisor)).get(young.id)).toEqual(number);
});
