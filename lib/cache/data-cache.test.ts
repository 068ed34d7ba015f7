import { expect, test } from 'vitest';
import { dataCache } from './data-cache';
import { markOf, noteChanges } from './tag-clock';

const streamOf = (text: string) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

const entryOf = (text: string, tags: string[], more: { timestamp?: number; expire?: number } = {}) => ({
  value: streamOf(text),
  tags,
  stale: 300,
  timestamp: Date.now() - 1_000,
  expire: 86_400,
  revalidate: 300,
  ...more,
});

const read = async (key: string) => {
  const entry = await dataCache.get(key, []);
  return entry && new Response(entry.value).text();
};

test('an answer is read as often as wanted until one of its tags changes', async () => {
  await dataCache.set('lotus', Promise.resolve(entryOf('Lotus', ['schools', 'school:lotus'])));
  expect(await read('lotus')).toBe('Lotus');
  expect(await read('lotus')).toBe('Lotus');
  noteChanges([markOf('school:other')]);
  expect(await read('lotus')).toBe('Lotus');
  noteChanges([markOf('school:lotus')]);
  expect(await read('lotus')).toBeUndefined();
});

test('what changed while an answer was made makes it out of date', async () => {
  const making = Promise.withResolvers<ReturnType<typeof entryOf>>();
  const entry = entryOf('before', ['subjects']);
  const storing = dataCache.set('courses', making.promise);
  noteChanges([markOf('subjects')]);
  making.resolve(entry);
  await storing;
  expect(await read('courses')).toBeUndefined();
});

test('a reader waits for an answer that is under way, and one that fails is not stored', async () => {
  const making = Promise.withResolvers<ReturnType<typeof entryOf>>();
  const storing = dataCache.set('slow', making.promise);
  const reading = read('slow');
  making.resolve(entryOf('done', []));
  expect(await reading).toBe('done');
  await storing;

  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('Gone.')),
  });
  await dataCache.set('broken', Promise.resolve({ ...entryOf('', []), value: broken }));
  expect(await read('broken')).toBeUndefined();
  await dataCache.set('once', Promise.resolve(entryOf('own', [], { expire: 0 })));
  expect(await read('once')).toBeUndefined();
});

test('the answer that was read longest ago makes room', async () => {
  const large = 'x'.repeat(30 * 1024 * 1024);
  await dataCache.set('first', Promise.resolve(entryOf(large, [])));
  await dataCache.set('second', Promise.resolve(entryOf(large, [])));
  expect(await read('first')).toHaveLength(large.length);
  await dataCache.set('third', Promise.resolve(entryOf(large, [])));
  expect(await read('second')).toBeUndefined();
  expect(await read('first')).toHaveLength(large.length);
});

test('a change through Next counts as any other', async () => {
  await dataCache.set('page', Promise.resolve(entryOf('page', ['articles'])));
  expect(await dataCache.getExpiration(['never'])).toBe(0);
  await dataCache.updateTags(['articles']);
  expect(await dataCache.getExpiration(['never', 'articles'])).toBeGreaterThan(Date.now() - 1_000);
  expect(await read('page')).toBeUndefined();
});
