import { expect, test } from 'vitest';
import { lowestOf, readCompared, toggleCompared } from './compared';

test.each([
  [null, []],
  ['', []],
  ['a', ['a']],
  ['a,b,a', ['a', 'b']],
  [' a , b ', ['a', 'b']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['../x,<b>,ok-1', ['ok-1']],
])('an address with %j compares %j', (given, ids) => {
  expect(readCompared(given)).toEqual(ids);
});

test('one more until there are four, one less at any time', () => {
  expect(toggleCompared(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b']);
  const full = ['a', 'b', 'c', 'd'];
  expect(toggleCompared(full, 'e')).toBe(full);
  expect(toggleCompared(full, 'd')).toEqual(['a', 'b', 'c']);
});

test.each([
  [[2_400, 1_600, null], 1],
  [[1_600, 1_600, 2_000], null],
  [[1_600, null], null],
  [[], null],
  [[0, 500], 0],
])('of %j the lowest is at %j', (values, index) => {
  expect(lowestOf(values)).toBe(index);
});
