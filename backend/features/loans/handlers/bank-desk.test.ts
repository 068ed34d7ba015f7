import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bankDeskResource } from '@/lib/contract/loans/bank-desk';
import { bankWaitingResource } from '@/lib/contract/loans/bank-waiting';
import { banksResource } from '@/lib/contract/loans/banks';
import { roleNames } from '@/lib/domain/accounts/roles';
import { staffResource } from '@/lib/contract/accounts/staff';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBank } from '@/tests/support/loans';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const { create, update, remove, mine, get, terms } = bankDeskResource.endpoints;
const draft = {
  slug: 'mekong-credit',
  name: 'Mekong Credit',
  nameNative: 'មេគង្គ ក្រេឌីត',
  about: { en: 'Loans', km: 'ប្រាក់កម្ចី' },
  yearlyRatePercent: 15.5,
  phone: null,
  email: null,
  status: 'inactive' as const,
};

test('an advisor adds a bank and its staff, who ask for a rate below the cap; the public sees it once it is active', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const banker = await makePerson(backend.current);
  const add = () =>
    call(backend.current, create, { body: draft, idempotencyKey: randomUUID() }, advisor.token);
  const created = await add();
  expect([created.status, created.body.yearlyRatePercent]).toEqual([201, 15.5]);
  expect((await add()).status).toBe(409);
  const { bankId } = created.body;
  await call(
    backend.current,
    staffResource.endpoints.grant,
    { params: { id: banker.id }, body: { role: roleNames.bank, bankId } },
    advisor.token,
  );
  const own = await call(backend.current, mine, {}, banker.token);
  expect(own.body.data.map((bank) => bank.bankId)).toEqual([bankId]);
  const change = (body: { yearlyRatePercent?: number; status?: 'active' }, token: string, version = 1) =>
    call(backend.current, update, { params: { id: bankId }, body, version }, token);
  expect((await change({ yearlyRatePercent: 18.01 }, banker.token)).status).toBe(422);
  expect((await change({ status: 'active' }, banker.token)).status).toBe(403);
  const asked = (await change({ yearlyRatePercent: 17.25 }, banker.token)).body;
  expect([asked.yearlyRatePercent, asked.officers, asked.waiting?.wanted]).toEqual([
    15.5,
    1,
    { yearlyRatePercent: 17.25 },
  ]);
  await call(
    backend.current,
    bankWaitingResource.endpoints.confirm,
    { params: { id: bankId, changeId: asked.waiting?.id ?? '' } },
    advisor.token,
  );
  const offered = async () =>
    (await call(backend.current, banksResource.endpoints.list, {})).body.data.find(
      (bank) => bank.bankId === bankId,
    )?.yearlyRatePercent;
  expect(await offered()).toBeUndefined();
  expect((await change({ status: 'active' }, advisor.token)).status).toBe(412);
  await change({ status: 'active' }, advisor.token, 2);
  expect(await offered()).toBe(17.25);
  expect((await call(backend.current, remove, { params: { id: bankId } }, advisor.token)).status).toBe(200);
  expect((await call(backend.current, mine, {}, banker.token)).body.countTotal).toBe(0);
});

test('branches are set with their phone in any spelling, and each setting is in the history', async () => {
  const banker = await makePerson(backend.current, { roles: ['bank'] });
  const bankId = await makeBank(backend.current, { staff: [banker.id] });
  const set = (phone: string | null, en: string, version = 1) => {
    const branches = [{ name: { en, km: 'ផ្សារថ្មី' }, province: '12', phone }];
    return call(
      backend.current,
      update,
      { params: { id: bankId }, body: { branches }, version },
      banker.token,
    );
  };
  expect((await set('០២៣ ៩៩៩ ៨៨៨', 'Central Market')).body.branches[0]?.phone).toBe('+85523999888');
  expect(await set('12', 'Central Market')).toMatchObject({
    status: 422,
    error: { issues: [{ path: 'branches.0.phone', code: 'invalid-phone' }] },
  });
  backend.current.clock.advance(60);
  expect((await set('', 'Old Market', 2)).body.branches[0]?.phone).toBeNull();
  const history = await call(backend.current, terms, { params: { id: bankId } }, banker.token);
  expect(history.body.data.map(({ branches }) => branches?.map(({ name }) => name.en))).toEqual([
    ['Old Market'],
    ['Central Market'],
  ]);
});

test(
  'advisors find banks by name and state; a bank is read by its own staff only',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const advisor = await makePerson(b, { roles: ['advisor'] });
    const name = `Lake ${randomUUID()}`;
    const id = await makeBank(b, { name, status: 'inactive' });
    const find = async (query: { status?: 'active' | 'inactive'; keyword: string }) =>
      (await call(b, mine, { query }, advisor.token)).body.data.map(({ bankId }) => bankId);
    expect(await find({ keyword: name.toUpperCase() })).toEqual([id]);
    expect(await find({ keyword: name, status: 'inactive' })).toEqual([id]);
    expect(await find({ keyword: name, status: 'active' })).toEqual([]);
    const read = (token: string) => call(b, get, { params: { id } }, token);
    expect((await read(advisor.token)).body).toMatchObject({ name, status: 'inactive', version: 1 });
    expect((await read((await makePerson(b, { roles: ['bank'] })).token)).status).toBe(404);
  },
);
