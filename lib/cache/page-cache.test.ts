import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PageCache } from './page-cache';
import { markOf, noteChanges, noteThatAllChanged } from './tag-clock';

const pageOf = (html: string, tags: string) => ({
  kind: 'APP_PAGE',
  html,
  status: 200,
  headers: { 'x-next-cache-tags': tags },
});

// Next makes a handler for each request.
const has = async (key: string) => (await new PageCache().get(key)) !== null;

test('a page is there for every request, as Next gave it, until one of its tags changes', async () => {
  const page = pageOf('Lotus', 'schools,school:lotus,_N_T_/layout');
  await new PageCache().set('/lotus', page, { cacheControl: { revalidate: 300, expire: 86_400 } });
  await pause(2);
  expect(await new PageCache().get('/lotus')).toMatchObject({
    value: page,
    cacheControl: { revalidate: 300, expire: 86_400 },
  });
  noteChanges([markOf('school:other')]);
  expect(await has('/lotus')).toBe(true);
  noteChanges([markOf('school:lotus')]);
  expect(await has('/lotus')).toBe(false);
});

test('a page whose tag changed while it was made is not given to others', async () => {
  const begun = new PageCache();
  await pause(2);
  noteChanges([markOf('subjects')]);
  await begun.set('/course', pageOf('before', 'subjects'));
  expect(await has('/course')).toBe(false);
  await pause(2);
  await new PageCache().set('/course', pageOf('after', 'subjects'));
  expect(await has('/course')).toBe(true);
});

test('a page goes with everything, and by a change through Next', async () => {
  await new PageCache().set('/all', pageOf('page', ''));
  noteThatAllChanged();
  expect(await has('/all')).toBe(false);
  await pause(2);
  await new PageCache().set('/news', pageOf('page', 'articles'));
  await new PageCache().revalidateTag('articles');
  expect(await has('/news')).toBe(false);
});

test('pages that were asked for longest ago make room, with their scripts and segments', async () => {
  const large = { ...pageOf('', ''), segmentData: new Map([['/_tree', Buffer.alloc(60 * 1024 * 1024)]]) };
  for (const key of ['/first', '/second', '/third']) await new PageCache().set(key, large);
  await pause(2);
  expect(await has('/first')).toBe(false);
  expect(await has('/third')).toBe(true);
});
