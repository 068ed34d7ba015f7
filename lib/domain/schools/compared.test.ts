import { expect, test } from 'vitest';
import { chosenPair, lowestOf, pairWith, readCompared, toggleCompared, unshared } from './compared';

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

test.each([
  [[], ['a', 'b']],
  [
    ['c', 'a'],
    ['c', 'a'],
  ],
  [
    ['c', 'gone'],
    ['c', 'a'],
  ],
])('of three with %j chosen a phone shows %j', (chosen, shown) => {
  expect(chosenPair(['a', 'b', 'c'], chosen)).toEqual(shown);
});

test('another one takes a side of the pair; the one of the other side changes places', () => {
  expect(pairWith(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
  expect(pairWith(['a', 'b'], 0, 'b')).toEqual(['b', 'a']);
});

test('of lists remains what not all have', () => {
  expect(unshared([['x', 'y'], ['x'], ['z', 'x']])).toEqual([['y'], [], ['z']]);
});
