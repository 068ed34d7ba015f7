import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '@/backend/db/schema';
import { companiesResource } from '@/lib/contract/careers/companies';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeCompany, makeVacancy, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { list, get, create, update, check, uncheck, archive } = companiesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const makeAdvisor = () => makePerson(backend.current, { roles: ['advisor'] });

const draft = {
  name: { en: 'Lotus Works', km: 'ក្រុមហ៊ុនឈូក' },
  about: { en: '', km: '' },
  registrationNumber: '00012345',
  province: '12',
  address: 'Street 271',
  contactName: 'Chan Sophea',
  phone: '023 123 456',
  email: 'jobs@lotus.example',
  site: 'https://lotus.example',
};

const isPublic = async (vacancyId: string) => {
  const { body } = await call(backend.current, vacanciesResource.endpoints.list, {
    params: { orgId: orgId() },
    query: { limit: 100 },
  });
  return body.data.some((row) => row.vacancyId === vacancyId);
};

test('a vacancy of an employer becomes public with the check and ends with it', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const made = await call(
    b,
    create,
    { params: { orgId: orgId() }, body: draft, idempotencyKey: newKey() },
    token,
  );
  expect(made.body).toMatchObject({ state: 'unchecked', check: null, site: 'https://lotus.example' });
  const params = { orgId: orgId(), id: made.body.companyId };
  const vacancyId = await makeVacancy(b, { companyId: params.id, clearedUntil: null });
  expect(await isPublic(vacancyId)).toBe(false);
  const send = (until: string, version: number) =>
    call(
      b,
      check,
      { params, body: { seen: ['registration', 'call'], what: 'Extract of the register', until }, version },
      token,
    );
  expect((await send('2026-10-31', 1)).error.issues).toMatchObject([{ path: 'until', code: 'day-passed' }]);
  expect((await send('2099-01-01', 1)).error.issues).toMatchObject([{ path: 'until', code: 'day-too-far' }]);
  const checked = await send('2027-10-31', 1);
  expect(checked.body).toMatchObject({
    state: 'checked',
    vacancyCount: 1,
    check: {
      seen: ['registration', 'call'],
      what: 'Extract of the register',
      by: { en: expect.any(String) },
      until: '2027-10-31',
    },
  });
  expect(await isPublic(vacancyId)).toBe(true);
  expect((await send('2027-10-31', 1)).status).toBe(412);
  const ended = await call(b, uncheck, { params, version: 2 }, token);
  expect([ended.body.state, ended.body.check]).toEqual(['unchecked', null]);
  expect(await isPublic(vacancyId)).toBe(false);
  const log = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, params.id));
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    'company-check-ended',
    'company-checked',
    'company-created',
  ]);
});

test('another name or number ends the check; another address does not', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const id = await makeCompany(b);
  const vacancyId = await makeVacancy(b, { companyId: id });
  const change = (body: object, version: number) =>
    call(b, update, { params: { orgId: orgId(), id }, body, version }, token);
  expect((await change({ address: 'Street 1' }, 1)).body.state).toBe('checked');
  const name = { en: 'Other Works', km: 'ក្រុមហ៊ុនផ្សេង' };
  expect((await change({ name }, 2)).body.state).toBe('unchecked');
  expect(await isPublic(vacancyId)).toBe(false);
  const desk = await call(
    b,
    vacancyDeskResource.endpoints.get,
    { params: { orgId: orgId(), id: vacancyId } },
    token,
  );
  expect(desk.body).toMatchObject({ state: 'held', companyName: name, company: { state: 'unchecked' } });
  expect((await change({ name }, 2)).status).toBe(412);
});

test('a registration number belongs to one employer, and a site is an https address', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  await makeCompany(b, { registrationNumber: 'TAKEN-1' });
  const other = await makeCompany(b);
  const add = (body: object) =>
    call(
      b,
      create,
      { params: { orgId: orgId() }, body: { ...draft, ...body }, idempotencyKey: newKey() },
      token,
    );
  expect((await add({ registrationNumber: 'TAKEN-1' })).error.code).toBe('number-taken');
  const params = { orgId: orgId(), id: other };
  const taken = await call(b, update, { params, body: { registrationNumber: 'TAKEN-1' }, version: 1 }, token);
  expect([taken.status, taken.error.code]).toEqual([409, 'number-taken']);
  const addresses = ['javascript:alert(1)', 'http://lotus.example', 'https://you@lotus.example', 'lotus'];
  for (const site of addresses)
    expect((await add({ registrationNumber: null, site })).status, site).toBe(422);
  expect((await add({ registrationNumber: null, province: '99' })).status).toBe(422);
  expect((await add({ registrationNumber: null, phone: 'call me' })).status).toBe(422);
});

test('an employer with published vacancies is not archived', async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const id = await makeCompany(b);
  const params = { orgId: orgId(), id };
  await makeVacancy(b, { companyId: id, status: 'open', deadline: '2026-12-31' });
  const put = (archived: boolean, version: number) =>
    call(b, archive, { params, body: { archived }, version }, token);
  expect((await put(true, 1)).error.code).toBe('has-vacancies');
  const empty = await makeCompany(b);
  await makeVacancy(b, { companyId: empty, status: 'open', deadline: '2026-10-01' });
  params.id = empty;
  expect((await put(true, 1)).body.state).toBe('archived');
  const body = { seen: ['site'] as 'site'[], what: 'Extract', until: '2027-01-01' };
  expect((await call(b, check, { params, body, version: 2 }, token)).error.code).toBe('company-archived');
  expect((await put(false, 2)).body.state).toBe('checked');
});

test('the list finds by words in both languages and by state', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { token } = await makeAdvisor();
  const name = { en: 'Zebra Logistics', km: 'ក្រុមហ៊ុនសេះបង្កង់' };
  const id = await makeCompany(b, { name, checkedUntil: '2026-10-31' });
  const read = async (query: object) =>
    (await call(b, list, { params: { orgId: orgId() }, query }, token)).body.data.map((row) => row.companyId);
  expect(await read({ keyword: 'zebra' })).toEqual([id]);
  expect(await read({ keyword: 'សេះបង្កង់' })).toEqual([id]);
  expect(await read({ keyword: 'zebra', state: 'ended' })).toEqual([id]);
  expect(await read({ keyword: 'zebra', state: 'checked' })).toEqual([]);
  const one = await call(b, get, { params: { orgId: orgId(), id } }, token);
  expect(one.body).toMatchObject({ state: 'ended', check: { by: null, until: '2026-10-31' } });
});
