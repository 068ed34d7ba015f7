// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { campuses, categories } from '@/backend/db/schema';

const backend = useTestBackend();
const endpoints = schoolsResource.endpoints;

/** A separate major, so that the schools of one test are not similar to those of another. */
const makeCategory = async (name: string) => {
  const id = `major-${randomUUID()}`;
  const row = { id, field: 'field', fieldName: 'Field', fieldNameNative: 'វិស័យ', name, nameNative: 'ជំនាញ' };
  await backend.current.deps.db.insert(categories).values({ ...row, createdAt: backend.current.clock.now() });
  return id;
};

const makeSchoolWith = async (categoryIds: string[], overrides: Parameters<typeof makeSchool>[1] = {}) => {
  const school = await makeSchool(backend.current, overrides);
  for (const categoryId of categoryIds) await makeProgram(backend.current, school.id, { categoryId });
  return school;
};

const similarTo = async (id: string, limit?: number) => {
  const answer = await call(backend.current, endpoints.similar, { params: { id }, query: { limit } });
  return answer.body.data.map(({ schoolId }) => schoolId);
};

test('schools are similar when a category name contains the other’s, whatever the case, never the school itself', async () => {
  const [short, long, other] = [
    await makeCategory('Quilting'),
    await makeCategory('advanced QUILTING'),
    await makeCategory('Falconry'),
  ];
  const school = await makeSchoolWith([short]);
  const [same, wider] = [await makeSchoolWith([short]), await makeSchoolWith([long])];
  await makeSchoolWith([other]);
  expect((await similarTo(school.id)).toSorted()).toEqual([same.id, wider.id].toSorted());
  expect((await similarTo(wider.slug)).toSorted()).toEqual([same.id, school.id].toSorted());
});

test('the most shared majors come first, then the same province; at most as many as asked for', async () => {
  const [first, second] = [await makeCategory('Glassblowing'), await makeCategory('Bookbinding')];
  const school = await makeSchoolWith([first, second], { province: '17' });
  const far = await makeSchoolWith([first], { province: '12' });
  const near = await makeSchoolWith([first], { province: '17' });
  const both = await makeSchoolWith([first, second], { province: '12' });
  expect(await similarTo(school.id)).toEqual([both.id, near.id, far.id]);
  expect(await similarTo(school.id, 2)).toEqual([both.id, near.id]);
});

test('schools that are not active are never proposed, and a school without majors has no like', async () => {
  const category = await makeCategory('Stonecutting');
  const school = await makeSchoolWith([category]);
  await makeSchoolWith([category], { status: 'inactive' });
  expect(await similarTo(school.id)).toEqual([]);
  expect(await similarTo((await makeSchool(backend.current)).id)).toEqual([]);
});

test('campuses come with their place and in their own order, to anyone', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const campus = {
    schoolId: school.id,
    name: { en: 'Main campus', km: 'បរិវេណធំ' },
    province: '12',
    district: '1201',
    commune: '120101',
    street: { en: 'Street 1', km: 'ផ្លូវ 1' },
    latitude: 11.55,
    longitude: 104.92,
    phone: '+85512345678',
  };
  await b.deps.db.insert(campuses).values([
    {
      ...campus,
      id: randomUUID(),
      key: 'b',
      name: { en: 'River campus', km: 'ទីតាំងមាត់ទន្លេ' },
      latitude: null,
      longitude: null,
    },
    { ...campus, id: randomUUID(), key: 'a' },
  ]);
  const { body } = await call(b, endpoints.campuses, { params: { id: school.slug } });
  expect(body.data.map(({ name }) => name.en)).toEqual(['Main campus', 'River campus']);
  expect(body.data[0]).toMatchObject({
    commune: '120101',
    latitude: 11.55,
    longitude: 104.92,
    phone: '+85512345678',
  });
  expect(body.data[1]).toMatchObject({ latitude: null, longitude: null });
  const detail = await call(b, endpoints.get, { params: { id: school.id } });
  expect(detail.body.campuses).toEqual(body.data);
});

test('unknown schools have neither campuses nor likes', async () => {
  for (const id of [randomUUID(), 'no-such-school', '\u0000', 'a/b', 'គ']) {
    expect((await call(backend.current, endpoints.campuses, { params: { id } })).status).toBe(404);
    expect((await call(backend.current, endpoints.similar, { params: { id } })).status).toBe(404);
    expect((await call(backend.current, endpoints.get, { params: { id } })).status).toBe(404);
  }
});
