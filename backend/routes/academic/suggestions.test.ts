// @module-tag postgres
import { beforeAll, expect, test } from 'vitest';
import { suggestionsResource } from '@/lib/contract/academic/suggestions';
import { insertMajors } from '@/backend/seed/insert-majors';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
const { list } = suggestionsResource.endpoints;
const suggest = async (keyword: string) => {
  const { status, body } = await call(backend.current, list, { query: { keyword } });
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  await insertMajors(backend.current.deps);
  const river = { slug: 'romduol', name: 'Romduol River University', nameNative: 'សាកលវិទ្យាល័យទន្លេរំដួល' };
  const field = { slug: 'lotus', name: 'Lotus Field School', nameNative: 'សាលាវាលឈូក' };
  await makeSchool(backend.current, river);
  await makeSchool(backend.current, { ...field, verified: false });
  await makeSchool(backend.current, { slug: 'closed', name: 'Romduol Closed', status: 'inactive' });
});

test('schools are found by the beginnings of their words, closed ones never', async () => {
  for (const typed of ['ro', 'rom', 'Romduol', 'river', 'romduol ri', 'ទន្លេ', 'រំដួល'])
    expect(
      (await suggest(typed)).schools.map(({ slug }) => slug),
      typed,
    ).toEqual(['romduol']);
  expect((await suggest('om')).schools).toEqual([]);
});

test('majors are found by their names and by everyday words, also half typed', async () => {
  const codesOf = async (typed: string) => (await suggest(typed)).majors.map(({ categoryId }) => categoryId);
  expect((await codesOf('nurs'))[0]).toBe('nursing');
  expect(await codesOf('គិលានុ')).toEqual(['nursing']);
  expect((await codesOf('law'))[0]).toBe('law');
  expect((await codesOf('doc'))[0]).toBe('medicine');
  expect((await codesOf('ពេទ្យ'))[0]).toBe('medicine');
  expect(await codesOf('IT')).not.toContain('hospitality');
});

test('provinces are found in both languages and by their other names', async () => {
  const codesOf = async (typed: string) => (await suggest(typed)).provinces.map(({ code }) => code);
  expect(await codesOf('phnom')).toEqual(['12']);
  expect(await codesOf('ភ្នំ')).toEqual(['12']);
  expect(await codesOf('sihanoukv')).toEqual(['18']);
  expect(await codesOf('kampong')).toHaveLength(2);
});

test.each([
  ['acounting', 'accounting'],
  ['Acounting phnom penh', 'accounting phnom penh'],
  ['nirsing', 'nursing'],
  ['romdoul', 'romduol'],
  ['univercity', 'university'],
])('one slip: %s is %s', async (typed, meant) => {
  expect((await suggest(typed)).correction).toBe(meant);
});

test.each(['accounting', 'accoun', 'romd', 'zzzzzz', 'law', 'គណនេយ', '12'])('no slip: %s', async (typed) => {
  expect((await suggest(typed)).correction).toBeNull();
});

test('one letter and nothing suggest nothing', async () => {
  const none = { schools: [], majors: [], provinces: [], correction: null };
  expect(await suggest('r')).toEqual(none);
  expect((await call(backend.current, list, {})).body).toEqual(none);
});
