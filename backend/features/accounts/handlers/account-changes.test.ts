import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const { get, update } = accountsResource.endpoints;

const rowOf = async (id: string) => {
  const [row] = await backend.current.deps.db.select().from(users).where(eq(users.id, id));
  return row;
};

test('a person reads and changes their own account', async () => {
  const person = await makePerson(backend.current);
  const change = { firstName: 'Sophea', lastNameKm: 'សុខ', dob: '2008-03-14', province: '12' };
  const answer = await call(
    backend.current,
    update,
    { params: { id: person.id }, body: change },
    person.token,
  );
  expect([answer.status, answer.body]).toMatchObject([200, change]);
  const read = await call(backend.current, get, { params: { id: person.id } }, person.token);
  expect(read.body).toEqual(answer.body);
});

test('roles, enabled, verified flags, the number and the PIN cannot be written', async () => {
  const person = await makePerson(backend.current);
  const before = await rowOf(person.id);
  const body = {
    firstName: 'Sophea',
    roles: ['enrollment:advisor'],
    enabled: false,
    email_verified: true,
    emailVerified: true,
    phone: '+85512999999',
    phoneVerified: false,
    secretHash: 'x',
    isDemo: true,
    id: '00000000-0000-4000-8000-000000000000',
  };
  const answer = await call(backend.current, update, { params: { id: person.id }, body }, person.token);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ roles: ['user'], emailVerified: false, phone: person.phone });
  expect({ ...(await rowOf(person.id)), updatedAt: before?.updatedAt }).toEqual({
    ...before,
    firstName: 'Sophea',
  });
});

test('other people’s accounts do not exist, for staff neither', async () => {
  const [person, other] = [
    await makePerson(backend.current),
    await makePerson(backend.current, { roles: ['advisor'] }),
  ];
  const before = await rowOf(person.id);
  const read = await call(backend.current, get, { params: { id: person.id } }, other.token);
  const write = await call(
    backend.current,
    update,
    { params: { id: person.id }, body: { firstName: 'X' } },
    other.token,
  );
  const missing = await call(backend.current, get, { params: { id: crypto.randomUUID() } }, other.token);
  expect([read.status, write.status, missing.status]).toEqual([404, 404, 404]);
  expect(read.error).toEqual(missing.error);
  expect(await rowOf(person.id)).toEqual(before);
  expect((await call(backend.current, get, { params: { id: person.id } })).status).toBe(401);
});

test('a birthday may come month first, as the specification’s forms send it', async () => {
  const person = await makePerson(backend.current);
  const send = async (dob: string) =>
    (await call(backend.current, update, { params: { id: person.id }, body: { dob } }, person.token)).body;
  expect(await send('03/14/2008')).toMatchObject({ dob: '2008-03-14' });
  expect(await send('០៤/០២/២០០៧')).toMatchObject({ dob: '2007-04-02' });
});

test('a birthday and a province that cannot be are refused at their fields', async () => {
  const person = await makePerson(backend.current);
  const before = await rowOf(person.id);
  const issues = async (body: { dob?: string; province?: string }) =>
    (
      await call(backend.current, update, { params: { id: person.id }, body }, person.token)
    ).error.issues?.map(({ path, code }) => `${path} ${code}`);
  for (const dob of ['1800-01-01', '2025-05-05', '2026-12-24'])
    expect(await issues({ dob })).toEqual(['dob birth-date']);
  expect(await issues({ province: '99' })).toEqual(['province unknown-place']);
  expect(await rowOf(person.id)).toEqual(before);
});

test('another e-mail address is unproven again, the same one is not', async () => {
  const person = await makePerson(backend.current);
  await backend.current.deps.db
    .update(users)
    .set({ email: 'a@example.com', emailVerified: true })
    .where(eq(users.id, person.id));
  const change = async (email: string | null) =>
    (await call(backend.current, update, { params: { id: person.id }, body: { email } }, person.token)).body
      .emailVerified;
  expect(await change('A@example.com')).toBe(true);
  expect(await change('b@example.com')).toBe(false);
  expect(await change(null)).toBe(false);
});
