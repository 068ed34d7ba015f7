import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { schools } from '@/backend/db/schema';

const backend = useTestBackend();
const { list, add, remove } = favoritesResource.endpoints;

const mark = (person: Person, schoolId: string) =>
  call(backend.current, add, { body: { schoolId } }, person.token);
const favoritesOf = async (person: Person) =>
  (await call(backend.current, list, { params: { userId: person.id } }, person.token)).body;

test('favourites are listed newest first, with what a card shows', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const [first, second] = [await makeSchool(b), await makeSchool(b, { name: 'Second School' })];
  expect((await mark(person, first.id)).status).toBe(201);
  b.clock.advance(60);
  await mark(person, second.id);
  const body = await favoritesOf(person);
  expect(body.countTotal).toBe(2);
  expect(body.data.map(({ schoolId }) => schoolId)).toEqual([second.id, first.id]);
  expect(body.data[0]).toMatchObject({
    createdAt: b.clock.now().toISOString(),
    school: { slug: second.slug, name: 'Second School' },
  });
});

test(
  'marking twice, also at once, is one favourite and keeps the first day',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const person = await makePerson(b);
    const school = await makeSchool(b);
    const firstDay = b.clock.now().toISOString();
    const answers = await Promise.all(Array.from({ length: 10 }, () => mark(person, school.id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    b.clock.advance(600);
    await mark(person, school.id);
    const body = await favoritesOf(person);
    expect(body.data.map(({ createdAt }) => createdAt)).toEqual([firstDay]);
  },
);

test('removing a favourite leaves the others, and removing it again is no error', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const [kept, gone] = [await makeSchool(b), await makeSchool(b)];
  await mark(person, kept.id);
  await mark(person, gone.id);
  const params = { userId: person.id, schoolId: gone.id };
  expect((await call(b, remove, { params }, person.token)).status).toBe(200);
  expect((await call(b, remove, { params }, person.token)).status).toBe(200);
  expect((await favoritesOf(person)).data.map(({ schoolId }) => schoolId)).toEqual([kept.id]);
});

test('a school that does not exist cannot be marked', async () => {
  const person = await makePerson(backend.current);
  expect((await mark(person, randomUUID())).status).toBe(404);
  const malformed = await mark(person, 'romduol');
  expect([malformed.status, malformed.error.issues?.[0]?.path]).toEqual([422, 'schoolId']);
  expect((await favoritesOf(person)).countTotal).toBe(0);
});

test('a school that is not active cannot be marked, and leaves the list while it is not', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const [closed, closing] = [await makeSchool(b, { status: 'inactive' }), await makeSchool(b)];
  expect((await mark(person, closed.id)).status).toBe(404);
  await mark(person, closing.id);
  const turn = (status: 'active' | 'inactive') =>
    b.deps.db.update(schools).set({ status }).where(eq(schools.id, closing.id));
  await turn('inactive');
  expect(await favoritesOf(person)).toEqual({ data: [], countTotal: 0 });
  await turn('active');
  expect((await favoritesOf(person)).data.map(({ schoolId }) => schoolId)).toEqual([closing.id]);
});

test('nobody sees or changes the favourites of another person', async () => {
  const b = backend.current;
  const [owner, stranger] = [await makePerson(b), await makePerson(b)];
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const school = await makeSchool(b);
  await mark(owner, school.id);
  const listing = { params: { userId: owner.id } };
  const removal = { params: { userId: owner.id, schoolId: school.id } };
  expect((await call(b, list, listing)).status).toBe(401);
  expect((await call(b, add, { body: { schoolId: school.id } })).status).toBe(401);
  for (const other of [stranger, advisor]) {
    expect((await call(b, list, listing, other.token)).status).toBe(404);
    expect((await call(b, remove, removal, other.token)).status).toBe(404);
  }
  expect((await favoritesOf(owner)).countTotal).toBe(1);
  expect((await favoritesOf(stranger)).countTotal).toBe(0);
});
