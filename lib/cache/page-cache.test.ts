import { setTimeout as pause } from 'node:timers/promises';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { expect, test } from 'vitest';
import { PageCache } from './page-cache';
import { markOf, noteChanges, noteThatAllChanged } from './tag-clock';

/** As Next creates one for a request. */
const newCache = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: '/nowhere/server',
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });

type Page = Parameters<PageCache['set']>[1];
type Question = Parameters<PageCache['get']>[1];

// Next's names for kinds are constants that only its own build can read.
const pageOf = (html: string, tags: string) =>
  ({ kind: 'APP_PAGE', html, status: 200, headers: { 'x-next-cache-tags': tags } }) as unknown as Page;

const context = { isRoutePPREnabled: false, isFallback: false } as const;
const has = async (key: string) =>
  (await newCache().get(key, { kind: 'APP_PAGE', ...context } as unknown as Question)) !== null;

test('a page is there for every request until one of its tags changes', async () => {
  await newCache().set('/lotus', pageOf('Lotus', 'schools,school:lotus,_N_T_/layout'), context);
  await pause(2);
  expect(await has('/lotus')).toBe(true);
  noteChanges([markOf('school:other')]);
  expect(await has('/lotus')).toBe(true);
  noteChanges([markOf('school:lotus')]);
  expect(await has('/lotus')).toBe(false);
});

test('a page whose tag changed while it was made is not stored', async () => {
  const begun = newCache();
  await pause(2);
  noteChanges([markOf('subjects')]);
  await begun.set('/course', pageOf('before', 'subjects'), context);
  expect(await has('/course')).toBe(false);
  await pause(2);
  await newCache().set('/course', pageOf('after', 'subjects'), context);
  expect(await has('/course')).toBe(true);
});

test('a page goes with everything, and by a change through Next', async () => {
  await newCache().set('/all', pageOf('page', ''), context);
  noteThatAllChanged();
  expect(await has('/all')).toBe(false);
  await pause(2);
  await newCache().set('/news', pageOf('page', 'articles'), context);
  await newCache().revalidateTag('articles');
  expect(await has('/news')).toBe(false);
});
