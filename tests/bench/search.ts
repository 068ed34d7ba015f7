import { join } from 'node:path';
import { createApp } from '@/backend/app';
import { openPostgres } from '@/backend/db/client';
import { schools } from '@/backend/db/schema';
import { forgetAnswers } from '@/backend/services/answer-cache';
import { keptSchoolIndex } from '@/backend/services/school-index/kept-school-index';
import { reindexSchools } from '@/backend/services/academic/search-index';
import { benchDeps } from './bench-deps';
import { fillWithSchools } from './many-schools';
import { percentile, timeEach } from './percentile';

const runs = 400;
const warmups = 200;
const writes = 100;

/** What people type and tick: nothing, words of both languages, parts of words, names, filters, combinations, later pages. */
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
  /** Every question goes to the database, in milliseconds. */
  asked: { p50: number; p99: number };
  /** The question that takes longest, and the p50 of any one, in milliseconds. */
  slowest: { query: string };
  ofQuery: (query: string) => number;
  /** The first question after a write of another process, in milliseconds. */
  written: { p50: number; p99: number };
  /** With the answers that the process keeps for ten seconds, in milliseconds. */
  kept: { p50: number; p99: number };
  /** What a process that has just begun takes to read its index, in milliseconds. */
  indexMs: number;
}

const summary = (samples: number[]) => ({ p50: percentile(samples, 0.5), p99: percentile(samples, 0.99) });

const open = async (url: string, programs: number) => {
  const database = openPostgres(url, join(process.cwd(), 'backend/db/migrations'), () => undefined);
  await database.migrate();
  await fillWithSchools(database.db, programs);
  const deps = await benchDeps(database, url);
  const app = createApp(deps);
  const ask = async (index: number) => {
    const answer = await app.request(`/api-nest-aca/schools?${queries[index % queries.length]}`);
    if (answer.status !== 200) throw new Error(`The search answered ${answer.status}.`);
    await answer.text();
  };
  const ids = await database.db.select({ id: schools.id }).from(schools).limit(writes);
  return {
    ask,
    askDatabase: (index: number) => {
      forgetAnswers(deps);
      return ask(index);
    },
    /** As another process would: this one's index and answers are not told. */
    write: (index: number) => reindexSchools(database.db, [ids[index % ids.length]?.id ?? '']),
    readIndex: () => keptSchoolIndex({ ...deps }),
    close: database.close,
  };
};

/**
 * Times of the school search, end to end through the backend, on databases of several sizes; each question is put to
 * one after the other, so that what else the machine does falls on all.
 */
export async function measureSearch(sizes: { url: string; programs: number }[]): Promise<SearchTimes[]> {
  const sites: Awaited<ReturnType<typeof open>>[] = [];
  for (const { url, programs } of sizes) sites.push(await open(url, programs));
  type Site = (typeof sites)[number];
  const inTurns = async (count: number, work: (site: Site, index: number) => Promise<unknown>) => {
    const samples = sites.map((): number[] => []);
    for (let index = 0; index < count; index += 1)
      for (const [at, site] of sites.entries())
        samples[at]?.push(...(await timeEach(1, () => work(site, index))));
    return samples;
  };
  const indexMs = await inTurns(5, (site) => site.readIndex());
  await inTurns(warmups, (site, index) => site.askDatabase(index));
  const asked = await inTurns(runs, (site, index) => site.askDatabase(index));
  const written = sites.map((): number[] => []);
  for (let index = 0; index < writes; index += 1)
    for (const [at, site] of sites.entries()) {
      await site.write(index);
      written[at]?.push(...(await timeEach(1, () => site.askDatabase(index))));
    }
  await inTurns(warmups, (site, index) => site.ask(index));
  const kept = await inTurns(runs, (site, index) => site.ask(index));
  for (const site of sites) await site.close();
  return sites.map((_, at) => {
    const samples = asked[at] ?? [];
    const ofQuery = (query: string) =>
      percentile(
        samples.filter((_sample, index) => queries[index % queries.length] === query),
        0.5,
      );
    const [slowest = ''] = queries.toSorted((a, b) => ofQuery(b) - ofQuery(a));
    return {
      asked: summary(samples),
      slowest: { query: slowest },
      ofQuery,
      written: summary(written[at] ?? []),
      kept: summary(kept[at] ?? []),
      indexMs: percentile(indexMs[at] ?? [], 0.5),
    };
  });
}
