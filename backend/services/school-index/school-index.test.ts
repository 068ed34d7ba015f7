import { and, arrayOverlaps, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SCHOOL_SORTS, schoolSearch } from '@/lib/contract/academic/schools';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { useTestBackend } from '@/tests/support/backend';
import { makeCategory, makeProgram, makeSchool } from '@/tests/support/make';
import { schools } from '@/backend/db/schema';
import {
  matches,
  nextSearchGeneration,
  rank,
  reindexSchools,
} from '@/backend/services/academic/search-index';
import { searchSchools } from './kept-school-index';
import type { SchoolQuery } from './school-index';
import { compareCodePoints } from './school-orders';

const backend = useTestBackend();

/** The same question as a statement that reads every row. */
const scan = async (query: SchoolQuery, kept: string[]) => {
  const { db } = backend.current.deps;
  const where = and(
    or(
      eq(schools.status, 'active'),
      query.status === 'all' && kept.length ? inArray(schools.id, kept) : undefined,
    ),
    query.verified === undefined ? undefined : eq(schools.verified, query.verified),
    query.isPublic === undefined ? undefined : eq(schools.isPublic, query.isPublic),
    query.schoolType?.length ? inArray(schools.schoolType, query.schoolType) : undefined,
    query.province?.length ? inArray(schools.province, query.province) : undefined,
    query.categories?.length ? arrayOverlaps(schools.categoryIds, query.categories) : undefined,
    query.minPrice === undefined ? undefined : gte(schools.maxFeeCents, Math.round(query.minPrice * 100)),
    query.maxPrice === undefined ? undefined : lte(schools.minFeeCents, Math.round(query.maxPrice * 100)),
    query.keyword ? matches(schools.searchFold, query.keyword) : undefined,
  );
  const byName = asc(query.lang === 'km' ? schools.sortKeyKm : schools.sortKeyEn);
  const order: Record<SchoolQuery['sort'], SQL[]> = {
    relevance: query.keyword ? [...rank(schools, query.keyword), byName] : [byName],
    name: [byName],
    'fee-low': [sql`${schools.minFeeCents} asc nulls last`],
    'fee-high': [sql`${schools.maxFeeCents} desc nulls last`],
    programs: [desc(schools.programCount)],
  };
  const rows = await db
    .select({ id: schools.id })
    .from(schools)
    .where(where)
    .orderBy(...order[query.sort], asc(schools.id));
  const ids = rows.map((row) => row.id);
  return { ids: ids.slice(query.start, query.start + query.limit), total: ids.length };
};

const ask = async (query: SchoolQuery, deps = backend.current.deps, kept: string[] = []) => {
  const { hits, total } = await searchSchools(deps, query, kept);
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
    expect(await ask(one, deps, kept), JSON.stringify([one, kept])).toEqual(await scan(one, kept));
  }
}, 120_000);

test('what another process writes is found by the next question', async () => {
  const { deps } = backend.current;
  const other = { ...deps };
  const query = parse({ keyword: 'Otherwhere' });
  expect(await ask(query, other)).toEqual({ ids: [], total: 0 });
  const school = await makeSchool(backend.current, { name: 'Otherwhere' });
  expect(await ask(query, other)).toEqual({ ids: [school.id], total: 1 });
  await deps.db.update(schools).set({ name: 'Elsewhere' }).where(eq(schools.id, school.id));
  await reindexSchools(deps.db, [school.id]);
  const questions = await Promise.all(
    ['Otherwhere', 'Elsewhere', 'Elsewhere'].map((keyword) => ask(parse({ keyword }), other)),
  );
  expect(questions.map(({ total }) => total)).toEqual([0, 1, 1]);
  await deps.db.transaction(async (tx) => {
    await tx.delete(schools).where(eq(schools.id, school.id));
    await nextSearchGeneration(tx);
  });
  expect(await ask(parse({ keyword: 'Elsewhere' }), other)).toEqual({ ids: [], total: 0 });
});

test('a change that is taken back leaves the answers as they were', async () => {
  const { deps } = backend.current;
  const school = await makeSchool(backend.current, { name: 'Steadfast' });
  const failed = deps.db.transaction(async (tx) => {
    await tx.update(schools).set({ name: 'Wavering' }).where(eq(schools.id, school.id));
    await reindexSchools(tx, [school.id]);
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await ask(parse({ keyword: 'Wavering' }))).toEqual({ ids: [], total: 0 });
  expect(await ask(parse({ keyword: 'Steadfast' }))).toEqual({ ids: [school.id], total: 1 });
});

test('many schools that change at once come back in the right order', async () => {
  const { deps } = backend.current;
  const made = [];
  for (let n = 0; n < 55; n += 1) made.push((await makeSchool(backend.current, { name: `Choir ${n}` })).id);
  const query = parse({ keyword: 'choir', lang: 'en', limit: 100 });
  expect((await ask(query)).total).toBe(55);
  for (const [n, id] of made.entries())
    await deps.db
      .update(schools)
      .set({ name: `Choir ${100 - n}` })
      .where(eq(schools.id, id));
  await reindexSchools(deps.db, made);
  expect(await ask(query)).toEqual(await scan(query, []));
});

test('code points decide the order, also beyond the basic plane', () => {
  const texts = ['b', '🎓', 'ﬀ', 'ក', 'a', 'a🎓', 'aﬀ', '', '\ue000'];
  const bytes = (text: string) => Buffer.from(text);
  expect(texts.toSorted(compareCodePoints)).toEqual(
    texts.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b))),
  );
});
