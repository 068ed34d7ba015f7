import { expect, test } from 'vitest';
import { KeptPages } from './kept-pages';
import { Page } from './page';

const page = (text: string) => new Page(200, { 'content-type': 'text/html' }, Buffer.from(text));

test('after a second one caller asks again, and the others get what is there', () => {
  let now = 0;
  const kept = new KeptPages(() => now);
  const first = kept.keeper('/a')(page('a'));
  now = 1_000;
  expect(kept.find('/a')).toEqual({ page: first, isOld: false });
  now = 1_001;
  expect([kept.find('/a')?.isOld, kept.find('/a')?.isOld]).toEqual([true, false]);
});

test('a page that has not changed keeps its compressed bytes', () => {
  const kept = new KeptPages();
  const first = kept.keeper('/a')(page('a'));
  expect(kept.keeper('/a')(page('a'))).toBe(first);
  expect(kept.keeper('/a')(page('b'))).not.toBe(first);
});

test('a page that was asked for before a write is not kept after it', () => {
  const kept = new KeptPages();
  const keep = kept.keeper('/a');
  kept.forgetAll();
  keep(page('old'));
  expect(kept.find('/a')).toBeNull();
});

test('paths are many: the oldest pages make room', () => {
  const kept = new KeptPages();
  for (let n = 0; n <= 1_000; n += 1) kept.keeper(`/${n}`)(page('a'));
  expect([kept.find('/0'), kept.find('/1000')?.isOld]).toEqual([null, false]);
});

test('after a write everybody asks anew, and an unchanged page keeps its compressed bytes', () => {
  const kept = new KeptPages(() => 0);
  const first = kept.keeper('/a')(page('a'));
  kept.forgetAll();
  expect([kept.find('/a'), kept.find('/a')]).toEqual(Array(2).fill({ page: first, isOld: true }));
  expect(kept.keeper('/a')(page('a'))).toBe(first);
  expect(kept.find('/a')).toEqual({ page: first, isOld: false });
});
