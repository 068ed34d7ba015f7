// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { insertMajors } from '@/backend/features/schools/seed/insert-majors';
import { insertSchools } from '@/backend/features/schools/seed/insert-schools';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import queryRows from './search-queries.json';

const labelled = z.discriminatedUnion('list', [
  z.object({ query: z.string(), list: z.literal('schools'), first: z.array(z.string()).min(1) }),
  z.object({ query: z.string(), list: z.literal('courses'), majors: z.array(z.string()).min(1) }),
]);
const queries = z.array(labelled).parse(queryRows);
const leastFound = 0.95;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
  const now = backend.clock.now();
  await insertMajors(backend.deps);
  await insertSchools(backend.deps.db, now);
}, 120_000);
afterAll(() => backend.close());

const firstFive = async (path: string, keyword: string) => {
  const answer = await backend.app.request(`${path}&limit=5&keyword=${encodeURIComponent(keyword)}`);
  expect(answer.status, keyword).toBe(200);
  return answer.json() as Promise<unknown>;
};

const schoolHits = z.object({
  hits: z.array(z.object({ slug: z.string(), categories: z.array(z.string()) })),
});
const courseHits = z.object({
  data: z.array(z.object({ name: z.string(), enrollableCategoryId: z.string().nullable() })),
});

const schoolsOf = async (keyword: string) =>
  schoolHits.parse(await firstFive('/api-nest-aca/schools?sort=relevance', keyword)).hits;
const coursesOf = async (keyword: string) =>
  courseHits.parse(await firstFive('/api-nest-aca/enrollable_subjects?order=relevance', keyword)).data;

const namesOf = async (one: z.output<typeof labelled>) =>
  one.list === 'schools'
    ? { found: (await schoolsOf(one.query)).map(({ slug }) => slug), wanted: one.first }
    : {
        found: (await coursesOf(one.query)).map((row) => row.enrollableCategoryId ?? row.name),
        wanted: one.majors,
      };

test('what people look for is among the first five', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(120);
  const misses: string[] = [];
  for (const one of queries) {
    const { found, wanted } = await namesOf(one);
    if (wanted.every((name) => found.includes(name))) continue;
    misses.push(`${one.query} (${one.list}): wanted ${wanted.join(', ')}; found ${found.join(', ')}`);
  }
  expect((queries.length - misses.length) / queries.length, misses.join('\n')).toBeGreaterThanOrEqual(
    leastFound,
  );
  if (misses.length > 0) console.warn(misses.join('\n'));
}, 120_000);

test('a short Latin word is found as a whole word only', async () => {
  const courses = await coursesOf('IT');
  expect(courses.length).toBe(5);
  for (const { name, enrollableCategoryId } of courses) {
    expect([name, enrollableCategoryId].join(' ').toLowerCase()).not.toContain('hospitality');
  }
  const { total } = z
    .object({ total: z.object({ value: z.int() }) })
    .parse(await firstFive('/api-nest-aca/schools?sort=relevance', 'IT'));
  expect(total.value).toBeLessThan(30);
});

test('courses are found by their school and by their province', async () => {
  const ofPlace = z.object({
    countTotal: z.int(),
    data: z.array(z.object({ school: z.object({ province: z.string() }) })),
  });
  for (const place of ['Phnom Penh', 'ភ្នំពេញ', 'រាជធានីភ្នំពេញ']) {
    const { countTotal, data } = ofPlace.parse(
      await firstFive('/api-nest-aca/enrollable_subjects?order=relevance', place),
    );
    expect(countTotal, place).toBeGreaterThan(50);
    expect(
      data.map(({ school }) => school.province),
      place,
    ).toEqual(['12', '12', '12', '12', '12']);
  }
  const ofSchool = z.object({ data: z.array(z.object({ school: z.object({ slug: z.string() }) })) });
  const { data } = ofSchool.parse(
    await firstFive('/api-nest-aca/enrollable_subjects?order=relevance', 'ទន្លេរំដួល'),
  );
  expect(new Set(data.map(({ school }) => school.slug))).toEqual(new Set(['romduol-river-university']));
});
