// @module-tag postgres
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { tellSearches } from '@/backend/features/careers/jobs/hiring';
import { notifications, vacancies } from '@/backend/db/schema';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancySearchResource } from '@/lib/contract/careers/vacancy-search';
import { savedSearchesMax } from '@/lib/domain/careers/hiring-options';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeVacancy } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { instead, list, save, end } = vacancySearchResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;

beforeAll(async () => {
  const b = backend.current;
  await makeVacancy(b, { title: { en: 'IT Support Assistant', km: 'ជំនួយការផ្នែកបច្ចេកវិទ្យា' } });
  await makeVacancy(b, { title: { en: 'Accounting Assistant', km: 'ជំនួយការគណនេយ្យ' } });
  await makeVacancy(b, { title: { en: 'Sales Assistant', km: 'ជំនួយការលក់' }, province: '17' });
  await makeVacancy(b, {
    title: { en: 'Bookkeeping Intern', km: 'កម្មសិក្សាការីកាន់បញ្ជី' },
    kind: 'internship',
  });
  await makeVacancy(b, {
    title: { en: 'Cook', km: 'ចុងភៅ' },
    description: { en: 'In the kitchen beside a shop', km: 'ផ្ទះបាយក្បែរហាង' },
  });
});

const find = async (keyword: string) => {
  const { body } = await call(backend.current, vacanciesResource.endpoints.list, {
    params: { orgId: orgId() },
    query: { keyword, limit: 100 },
  });
  return body.data.map(({ title }) => title.en).toSorted();
};
const meant = async (keyword: string) =>
  (await call(backend.current, instead, { params: { orgId: orgId() }, query: { keyword } })).body.keyword;

test.each([
  ['អាយធី', ['IT Support Assistant']],
  ['គណនេយ្យករ', ['Accounting Assistant', 'Bookkeeping Intern']],
  ['បុគ្គលិកលក់', ['Sales Assistant']],
  ['លក់ទំនិញ', ['Sales Assistant']],
  ['គណនេយ្យ ភ្នំពេញ', ['Accounting Assistant', 'Bookkeeping Intern']],
  ['គណនេយ្យ សៀមរាប', []],
  ['accounting internship', ['Bookkeeping Intern']],
  ['accountant job', ['Accounting Assistant', 'Bookkeeping Intern']],
])('%s finds %j', async (keyword, titles) => {
  expect(await find(keyword)).toEqual(titles);
});

test.each([
  ['accountent', 'accountant'],
  ['គនណេយ្យ', 'គណនេយ្យ'],
])('in place of %s stands %s', async (typed, other) => {
  expect(await find(typed)).toEqual([]);
  expect(await meant(typed)).toBe(other);
  expect(await find(other)).toContain('Accounting Assistant');
});

test('in place of what nobody knows stands nothing', async () => {
  expect(await meant('zzzzqqq')).toBeNull();
});

const params = ({ id }: Person) => ({ orgId: orgId(), userId: id });
const saved = (person: Person, body: object) =>
  call(backend.current, save, { params: params(person), body }, person.token);
const toldOf = async ({ id }: Person) => {
  const rows = await backend.current.deps.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.kind, 'vacancy-new')));
  return rows.map((row) => row.params['titleEn']);
};

test('a saved search tells once of each new vacancy that fits, and of none that was there', async () => {
  const b = backend.current;
  const [cook, cashier] = [await makePerson(b), await makePerson(b)];
  expect((await saved(cook, { keyword: 'cook', province: ['12'] })).status).toBe(201);
  await saved(cook, { kind: ['job'], keyword: 'cook' });
  await saved(cashier, { keyword: 'cashier' });
  await tellSearches(b.deps);
  expect(await toldOf(cook)).toEqual([]);

  const title = { en: 'Cook for a school', km: 'ចុងភៅសាលា' };
  const id = await makeVacancy(b, { title, clearedUntil: null });
  await tellSearches(b.deps);
  expect(await toldOf(cook)).toEqual([]);
  await b.deps.db.update(vacancies).set({ clearedUntil: '2099-12-31' }).where(eq(vacancies.id, id));
  await Promise.all([tellSearches(b.deps), tellSearches(b.deps)]);
  await tellSearches(b.deps);
  expect(await toldOf(cook)).toEqual(['Cook for a school']);
  expect(await toldOf(cashier)).toEqual([]);
});

test('the same search twice is one; it ends, and there is a bound', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const first = await saved(person, { keyword: 'driver', kind: ['job', 'internship'] });
  const again = await saved(person, { kind: ['internship', 'job'], keyword: 'driver' });
  expect(again.body.searchId).toBe(first.body.searchId);
  expect((await saved(person, {})).status).toBe(422);
  const slip = await saved(person, { keyword: 'accountent' });
  expect(slip.body.filter).toEqual({ keyword: 'accountant' });
  await call(b, end, { params: { ...params(person), searchId: slip.body.searchId } }, person.token);
  const listed = async () =>
    (await call(b, list, { params: params(person) }, person.token)).body.data.map(({ filter }) => filter);
  expect(await listed()).toEqual([{ keyword: 'driver', kind: ['internship', 'job'] }]);
  const { searchId } = first.body;
  expect((await call(b, end, { params: { ...params(person), searchId } }, person.token)).status).toBe(200);
  expect((await call(b, end, { params: { ...params(person), searchId } }, person.token)).status).toBe(404);
  await makeVacancy(b, { title: { en: 'Driver', km: 'អ្នកបើកបរ' } });
  await tellSearches(b.deps);
  expect(await toldOf(person)).toEqual([]);
  for (let at = 0; at < savedSearchesMax; at += 1) await saved(person, { keyword: `word ${at}` });
  expect((await saved(person, { keyword: 'one more' })).error.code).toBe('too-many');
});
