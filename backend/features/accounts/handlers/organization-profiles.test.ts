import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { organizationProfilesResource } from '@/lib/contract/accounts/organization-profiles';
import { defaultOrganizationId as sala } from '@/lib/env/server-env';
import { call, type TestBackend, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { list, update } = organizationProfilesResource.endpoints;
type Change = Parameters<typeof call<typeof update>>[2]['body'];

const change = (person: Person, orgId: string, body: Change, by = person) =>
  call(backend.current, update, { params: { id: person.id, orgId }, body }, by.token);
const read = (b: TestBackend, person: Person, organizationId?: string) =>
  call(b, list, { params: { id: person.id }, query: { organizationId } }, person.token);

const guardian = {
  name: 'Sok Vanna',
  relation: 'mother' as const,
  phone: '012 345 678',
  occupation: 'Teacher',
};

test('a person tells each organization its own, and what is left out stays', async () => {
  const person = await makePerson(backend.current);
  const school = await makeSchool(backend.current);
  expect((await read(backend.current, person)).body).toEqual({ data: [], countTotal: 0 });
  expect((await change(person, school.id, { guardian })).body).toMatchObject({
    organizationId: school.id,
    guardian: { ...guardian, phone: '+85512345678' },
    about: null,
  });
  await change(person, school.id, { about: 'ខ្ញុំចូលចិត្តគណិតវិទ្យា' });
  await change(person, sala, { about: 'At Sala' });
  const one = (await read(backend.current, person, school.id)).body;
  expect(one).toMatchObject({
    countTotal: 1,
    data: [{ guardian: { name: 'Sok Vanna' }, about: 'ខ្ញុំចូលចិត្តគណិតវិទ្យា' }],
  });
  expect((await read(backend.current, person)).body.countTotal).toBe(2);
  expect((await change(person, school.id, { guardian: null })).body).toMatchObject({
    guardian: null,
    about: 'ខ្ញុំចូលចិត្តគណិតវិទ្យា',
  });
});

test('wrong fields are named, unknown organizations and other people do not exist', async () => {
  const [person, other] = [
    await makePerson(backend.current),
    await makePerson(backend.current, { roles: ['advisor'] }),
  ];
  const school = await makeSchool(backend.current);
  const wrong = await change(person, school.id, { guardian: { ...guardian, phone: 'abc' } });
  expect([wrong.status, wrong.error.issues?.[0]]).toMatchObject([
    422,
    { path: 'guardian.phone', code: 'invalid-phone' },
  ]);
  const nowhere = {
    place: 'cambodia' as const,
    provinceCode: '12',
    districtCode: '0102',
    communeCode: '010201',
    street: '',
  };
  expect((await change(person, school.id, { address: nowhere })).error.issues).toEqual([
    { path: 'address.communeCode', code: 'unknown-place' },
  ]);
  expect((await change(person, randomUUID(), { about: 'x' })).status).toBe(404);
  expect((await change(person, school.id, { about: 'x' }, other)).status).toBe(404);
  expect((await read(backend.current, { ...other, id: person.id })).status).toBe(404);
  expect((await read(backend.current, person)).body.countTotal).toBe(0);
});
