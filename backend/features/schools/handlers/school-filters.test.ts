// @module-tag postgres
import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { type schoolSearch, schoolsResource } from '@/lib/contract/schools/schools';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCategory, makePerson, makeProgram, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
type Query = z.input<typeof schoolSearch>;

const find = (query: Query) => call(backend.current, schoolsResource.endpoints.search, { query });
const slugs = async (query: Query) => (await find(query)).body.hits.map((hit) => hit.slug);

// Names whose order differs between the languages, fees that overlap, and one school without any fee.
const rows = [
  {
    slug: 'amara',
    name: 'amara',
    nameNative: 'ហង្ស',
    schoolType: 'university',
    province: '12',
    isPublic: true,
    verified: true,
  },
  {
    slug: 'bopha',
    name: 'Bopha',
    nameNative: 'កុលាប',
    schoolType: 'institute',
    province: '17',
    isPublic: false,
    verified: true,
  },
  {
    slug: 'chenda',
    name: 'Chenda',
    nameNative: 'ខ្យល់',
    schoolType: 'tvet',
    province: '03',
    isPublic: true,
    verified: false,
  },
  {
    slug: 'dara',
    name: 'Dara',
    nameNative: 'ឥន្ទ្រី',
    schoolType: 'university',
    province: '03',
    isPublic: false,
    verified: true,
  },
] as const;
const fees: Record<string, number[]> = {
  amara: [30_000, 90_000],
  bopha: [120_000],
  chenda: [0, 20_000, 25_000],
  dara: [],
};

beforeAll(async () => {
  const b = backend.current;
  await makeCategory(b, 'law', 'Law', 'នីតិសាស្ត្រ');
  await makeCategory(b, 'art', 'Art', 'សិល្បៈ');
  for (const { slug, ...row } of rows) {
    const { id } = await makeSchool(b, { slug, ...row });
    for (const [index, feeCents] of (fees[slug] ?? []).entries()) {
      await makeProgram(b, id, { feeCents, categoryId: index === 0 ? 'law' : 'art' });
    }
  }
});

test.each<[string, Query, string[]]>([
  ['one type', { schoolType: 'university' }, ['amara', 'dara']],
  ['types as a list', { schoolType: 'institute,tvet' }, ['bopha', 'chenda']],
  ['an empty list, which filters nothing', { schoolType: '' }, ['amara', 'bopha', 'chenda', 'dara']],
  ['public schools', { isPublic: 'yes' }, ['amara', 'chenda']],
  ['private schools', { isPublic: 'false' }, ['bopha', 'dara']],
  ['verified schools', { verified: 'true' }, ['amara', 'bopha', 'dara']],
  ['one province', { province: '03' }, ['chenda', 'dara']],
  ['provinces as a list', { province: '12, 17' }, ['amara', 'bopha']],
  ['a major', { categories: 'art' }, ['amara', 'chenda']],
  ['the name of a major', { categories: 'Law' }, ['amara', 'bopha', 'chenda']],
  ['its name in Khmer, beside an id', { categories: 'នីតិសាស្ត្រ,art' }, ['amara', 'bopha', 'chenda']],
  ['any of the majors', { categories: 'art,law' }, ['amara', 'bopha', 'chenda']],
  ['a lowest price, bounds included', { minPrice: '900' }, ['amara', 'bopha']],
  ['a highest price, bounds included', { maxPrice: '300' }, ['amara', 'chenda']],
  ['a price range that a school’s own overlaps', { minPrice: '400', maxPrice: '500' }, ['amara']],
  ['a price in Khmer digits', { minPrice: '១២០០' }, ['bopha']],
  ['free of charge', { maxPrice: '0' }, ['chenda']],
  ['keyword and type', { keyword: 'កុលាប', schoolType: 'university' }, []],
  [
    'all filters together',
    {
      keyword: 'ហង្ស',
      schoolType: 'university,tvet',
      isPublic: 'true',
      verified: 'true',
      province: '12',
      categories: 'law',
      minPrice: '100',
      maxPrice: '1000',
    },
    ['amara'],
  ],
])('finds by %s', async (_, query, expected) => {
  const { body } = await find({ ...query, sort: 'name', lang: 'en' });
  expect(body.hits.map((hit) => hit.slug)).toEqual(expected);
  expect(body.total.value).toBe(expected.length);
});

test.each([
  [{ categories: 'law,alchemy' }, 'query.categories', 'unknown-category'],
  [{ province: '99' }, 'query.province.0', 'unknown-province'],
])('%j is refused, because nobody knows it', async (query, path, code) => {
  const { status, error } = await find(query);
  expect([status, error.issues?.[0]]).toMatchObject([400, { path, code }]);
});

test.each<[Query['sort'], Query['lang'], string[]]>([
  ['name', 'en', ['amara', 'bopha', 'chenda', 'dara']],
  ['name', 'km', ['bopha', 'chenda', 'amara', 'dara']],
  ['relevance', 'km', ['amara', 'bopha', 'chenda', 'dara']],
  ['fee-low', 'en', ['chenda', 'amara', 'bopha', 'dara']],
  ['fee-high', 'en', ['bopha', 'amara', 'chenda', 'dara']],
  ['programs', 'en', ['chenda', 'amara', 'bopha', 'dara']],
])('sorts by %s in %s', async (sort, lang, expected) => {
  expect(await slugs({ sort, lang })).toEqual(expected);
});

test('a keyword in the name comes before one in a program, and Khmer names order the rest', async () => {
  const b = backend.current;
  const inProgram = await makeSchool(b, { slug: 'rank-program', nameNative: 'កករ' });
  await makeProgram(b, inProgram.id, { name: 'Ranking studies' });
  await makeSchool(b, { slug: 'rank-name', name: 'Ranking School', nameNative: 'អរុណ' });
  expect(await slugs({ keyword: 'ranking' })).toEqual(['rank-name', 'rank-program']);
});

test('pages do not overlap and leave nothing out; the total counts all', async () => {
  const query = {
    schoolType: 'university,institute,tvet',
    verified: 'true',
    sort: 'name',
    limit: 2,
  } as const;
  const pages = await Promise.all([0, 2, 4, 6].map((start) => find({ ...query, start })));
  const total = pages[0]?.body.total.value ?? 0;
  const seen = pages.flatMap((page) => page.body.hits.map((hit) => hit.schoolId));
  expect(pages.map((page) => page.body.total.value)).toEqual([total, total, total, total]);
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
  expect((await find({ start: 1000 })).body.hits).toEqual([]);
});

test('a page holds twelve schools unless told otherwise', async () => {
  for (let n = 0; n < 13; n += 1) await makeSchool(backend.current, { name: `Twelvefold ${n}` });
  const { body } = await find({ keyword: 'twelvefold' });
  expect([body.hits.length, body.total.value]).toEqual([12, 13]);
});

test('closed schools are found by the people who manage them, and by nobody else', async () => {
  const b = backend.current;
  const closed = await makeSchool(b, { slug: 'closed-own', status: 'inactive', name: 'Quiet Closed School' });
  await makeSchool(b, { slug: 'closed-other', status: 'inactive', name: 'Quiet Other School' });
  const manager = await makePerson(b, { roles: ['advisor'], staffOf: [closed.id] });
  const search = async (status: Query['status'], token?: string) => {
    const { body } = await call(
      b,
      schoolsResource.endpoints.search,
      { query: { status, keyword: 'Quiet' } },
      token,
    );
    return body.hits.map(({ slug }) => slug);
  };
  expect(await search('inactive', manager.token)).toEqual(['closed-own']);
  expect(await search('all', manager.token)).toEqual(['closed-own']);
  expect(await search('inactive')).toEqual([]);
  const student = await makePerson(b);
  expect(await search('inactive', student.token)).toEqual([]);
});
