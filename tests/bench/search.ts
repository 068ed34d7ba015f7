import { join } from 'node:path';
import { createApp } from '@/backend/app';
import { openPostgres } from '@/backend/db/client';
import { benchDeps } from './bench-deps';
import { fillWithSchools } from './many-schools';
import { percentile, timeEach } from './percentile';

/** Of each question. */
const runs = 40;
const warmups = 5;

/** Typical searches: nothing, words of both languages, parts of words, names, filters, combinations, later pages. */
const queries = [
  '',
  'start=24',
  'keyword=គណនេយ្យ',
  'keyword=ពន្លឺ',
  'keyword=business',
  'keyword=Lotus',
  'keyword=ទេស',
  'keyword=ពេញ',
  'keyword=mekong%20river',
  'keyword=School%2012',
  'keyword=IT',
  'keyword=doctor',
  'keyword=Phnom%20Penh',
  'schoolType=university,institute',
  'isPublic=true',
  'province=12',
  'minPrice=300&maxPrice=600',
  'categories=accounting,nursing',
  'keyword=អង្គរ&province=12&isPublic=false',
  'sort=fee-low',
  'sort=name&lang=en',
  'keyword=នារី&sort=fee-high',
  'schoolType=tvet&maxPrice=500',
];

export interface SearchTimes {
  /** Milliseconds of all questions. */
  asked: { p50: number; p99: number };
  slowest: string;
  /** The median of one search, in milliseconds. */
  ofQuery: (query: string) => number;
}

const open = async (url: string, programs: number) => {
  const database = openPostgres(url, join(process.cwd(), 'backend/db/migrations'), () => undefined);
  await database.migrate();
  await fillWithSchools(database.db, programs);
  const app = createApp(await benchDeps(database, url));
  const ask = async (query: string) => {
    const answer = await app.request(`/api-nest-aca/schools?${query}`);
    if (answer.status !== 200) throw new Error(`The search answered ${answer.status}.`);
    await answer.text();
  };
  return { ask, close: database.close };
};

/**
 * Times of the school search, end to end through the backend, on databases of several sizes; each search runs on one
 * after the other, so that other load on the machine affects all.
 */
export async function measureSearch(sizes: { url: string; programs: number }[]): Promise<SearchTimes[]> {
  const sites: (Awaited<ReturnType<typeof open>> & { samples: Map<string, number[]> })[] = [];
  for (const { url, programs } of sizes)
    sites.push({ ...(await open(url, programs)), samples: new Map(queries.map((query) => [query, []])) });
  for (let round = -warmups; round < runs; round += 1)
    for (const query of queries)
      for (const { ask, samples } of sites) {
        const took = await timeEach(1, () => ask(query));
        if (round >= 0) samples.get(query)?.push(...took);
      }
  for (const site of sites) await site.close();
  return sites.map(({ samples }) => {
    const all = [...samples.values()].flat();
    const ofQuery = (query: string) => percentile(samples.get(query) ?? [], 0.5);
    const [slowest = ''] = queries.toSorted((a, b) => ofQuery(b) - ofQuery(a));
    return { asked: { p50: percentile(all, 0.5), p99: percentile(all, 0.99) }, slowest, ofQuery };
  });
}
