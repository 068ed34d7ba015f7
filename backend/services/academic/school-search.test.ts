import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SCHOOL_SORTS, schoolSearch } from '@/lib/contract/academic/schools';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { useTestBackend } from '@/tests/support/backend';
import { makeCategory, makeProgram, makeSchool } from '@/tests/support/make';
import { schools } from '@/backend/db/schema';
import { type SchoolQuery, searchSchools } from './school-search';
import { queryWordsMax, reindexSchools } from './search-index';

const backend = useTestBackend();

type Row = typeof schools.$inferSelect;

const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const missingLast = (a: number | null, b: number | null, sign: number) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : sign * (a - b);

/** The same question as a plain filter over every row. */
const scan = async (query: SchoolQuery, kept: string[]) => {
  const { keyword = '', lang, sort } = query;
  const whole = fold(keyword);
  const cut = searchWords(keyword).slice(0, queryWordsMax);
  const words = cut.length > 0 ? cut : [whole];
  const isFound = (row: Row): boolean =>
    (row.status === 'active' || (query.status === 'all' && kept.includes(row.id))) &&
    (query.verified === undefined || row.verified === query.verified) &&
    (query.isPublic === undefined || row.isPublic === query.isPublic) &&
    (!query.schoolType?.length || query.schoolType.includes(row.schoolType)) &&
    (!query.province?.length || query.province.includes(row.province)) &&
    (!query.categories?.length || query.categories.some((id) => row.categoryIds.includes(id))) &&
    (query.minPrice === undefined || (row.maxFeeCents ?? -1) >= Math.round(query.minPrice * 100)) &&
    (query.maxPrice === undefined || (row.minFeeCents ?? Infinity) <= Math.round(query.maxPrice * 100)) &&
    (keyword === '' || words.every((word) => row.searchFold.includes(word)));
  const placeOf = ({ nameFold, searchFold }: Row) =>
    (nameFold.includes(whole) ? 0 : 2) + (searchFold.includes(whole) ? 0 : 1);
  const byName = (a: Row, b: Row) =>
    lang === 'km' ? compare(a.sortKeyKm, b.sortKeyKm) : compare(a.sortKeyEn, b.sortKeyEn);
  const orders: Record<SchoolQuery['sort'], (a: Row, b: Row) => number> = {
    relevance: (a, b) => (keyword ? placeOf(a) - placeOf(b) : 0) || byName(a, b),
    name: byName,
    'fee-low': (a, b) => missingLast(a.minFeeCents, b.minFeeCents, 1),
    'fee-high': (a, b) => missingLast(a.maxFeeCents, b.maxFeeCents, -1),
    programs: (a, b) => b.programCount - a.programCount,
  };
  const rows = await backend.current.deps.db.select().from(schools);
  const ids = rows
    .filter(isFound)
    .toSorted((a, b) => orders[sort](a, b) || compare(a.id, b.id))
    .map((row) => row.id);
  return { ids: ids.slice(query.start, query.start + query.limit), total: ids.length };
};

const ask = async (query: SchoolQuery, kept: string[] = []) => {
  const { hits, total } = await searchSchools(backend.current.deps.db, query, kept);
  return { ids: hits.map((hit) => hit.schoolId), total: total.value };
};
const parse = (query: Record<string, unknown>) => schoolSearch.parse(query);

/** Random, but the same at every run. */
const generator = (seed: number) => {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(list: readonly T[]): T => {
    const value = list[next(list.length)];
    if (value === undefined) throw new Error('The list is empty.');
    return value;
  };
  return { next, pick, maybe: <T>(value: () => T): T | undefined => (next(4) === 0 ? value() : undefined) };
};

const english = [
  'River',
  'Lotus',
  'Mekong river',
  'Don’t stop',
  'A',
  'École',
  '50% off_',
  '🎓 Peace',
  'ﬀ Light',
];
const khmer = ['ស្ត្រី', 'ស្រ្តី', 'គណនេយ្យ', 'ភ្នំពេញ', 'សាលារំដួល', 'វិទ្យាល័យ', 'ពន្លឺ ២០២៦'];
const keywords = [
  ...english,
  ...khmer,
  'ពេញ',
  'ា',
  'r',
  'iv',
  'mekong',
  'river mekong',
  '%',
  '_',
  '. -',
  '\u200b',
  'ទេស',
  '2026',
  'គណនេយ្យ river',
  'law',
  'ច្បាប់',
  'phnom penh',
  'nothing has this',
  'école light',
  '🎓',
  'S1',
  'សាលា រំដួល',
];
const provinces = ['12', '01', '17', '08'];

test('every question has the same answer as reading every row', async () => {
  const { next, pick, maybe } = generator(7);
  const { deps } = backend.current;
  await makeCategory(backend.current, 'index-law', 'Law', 'ច្បាប់');
  await makeCategory(backend.current, 'index-arts', 'Arts', 'សិល្បៈ');
  const make = async () => {
    const school = await makeSchool(backend.current, {
      name: `${pick(english)} ${pick(english)}`,
      nameNative: `${pick(khmer)}${pick(khmer)}`,
      schoolType: pick(schoolTypes),
      province: pick(provinces),
      verified: next(2) === 0,
      isPublic: next(2) === 0,
      status: next(5) === 0 ? 'inactive' : 'active',
    });
    for (let n = next(3); n > 0; n -= 1)
      await makeProgram(backend.current, school.id, {
        name: pick(english),
        nameNative: pick(khmer),
        feeCents: 10_000 * (1 + next(9)),
        categoryId: pick(['index-law', 'index-arts', null]),
      });
    return school.id;
  };
  const ids: string[] = [];
  for (let n = 0; n < 60; n += 1) ids.push(await make());
  const query = () =>
    parse({
      keyword: next(2) === 0 ? pick(keywords) : undefined,
      schoolType: maybe(() => `${pick(schoolTypes)},${pick(schoolTypes)}`),
      isPublic: maybe(() => pick(['true', 'false'])),
      verified: maybe(() => pick(['true', 'false'])),
      minPrice: maybe(() => String(100 * next(10))),
      maxPrice: maybe(() => String(100 * next(10))),
      categories: maybe(() => pick(['index-law', 'index-law,index-arts', 'unknown'])),
      province: maybe(() => `${pick(provinces)},${pick(provinces)}`),
      status: pick(['active', 'all']),
      sort: pick(SCHOOL_SORTS),
      lang: pick(['km', 'en']),
      start: next(3) === 0 ? String(next(20)) : undefined,
      limit: String(1 + next(30)),
    });
  for (let round = 0; round < 400; round += 1) {
    if (round % 20 === 10) {
      const id = pick(ids);
      const change = {
        nameNative: pick(khmer),
        province: pick(provinces),
        status: pick(['active', 'inactive'] as const),
      };
      await deps.db.update(schools).set(change).where(eq(schools.id, id));
      await reindexSchools(deps.db, [id]);
    }
    if (round % 50 === 25) ids.push(await make());
    const one = query();
    const kept = maybe(() => [pick(ids), pick(ids), pick(ids)]) ?? [];
    expect(await ask(one, kept), JSON.stringify([one, kept])).toEqual(await scan(one, kept));
  }
}, 120_000);

test('a page past the end still says how many there are', async () => {
  for (let n = 0; n < 3; n += 1) await makeSchool(backend.current, { name: `Choir ${n}` });
  const past = parse({ keyword: 'choir', start: 50 });
  expect(await ask(past)).toEqual({ ids: [], total: 3 });
  expect(await ask(past)).toEqual(await scan(past, []));
});
