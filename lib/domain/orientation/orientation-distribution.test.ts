import { expect, test } from 'vitest';
import {
  byIdentity,
  byPersonalityType,
  byStrongestInterest,
  typesByLetters,
  sumOfCounts,
} from './orientation-distribution';

const counts = (...pairs: [string, number][]) => pairs.map(([code, count]) => ({ code, count }));

test('there are 16 types, each once', () => {
  expect(new Set(typesByLetters).size).toBe(16);
  expect([typesByLetters[0], typesByLetters.at(-1)]).toEqual(['ESTJ', 'INFP']);
});

test('interests are counted by the strongest, those of nobody as 0', () => {
  const shares = byStrongestInterest(counts(['IAS', 2], ['IRE', 1], ['SIA', 1]));
  expect(shares.map(({ code, count, percentage }) => [code, count, percentage])).toEqual([
    ['R', 0, 0],
    ['I', 3, 75],
    ['A', 0, 0],
    ['S', 1, 25],
    ['E', 0, 0],
    ['C', 0, 0],
  ]);
});

test('types are counted with both identities, most frequent first', () => {
  const shares = byPersonalityType(counts(['INTJ-A', 1], ['INTJ-T', 2], ['ESFP-A', 1]));
  expect(shares.slice(0, 2)).toEqual([
    { code: 'INTJ', count: 3, percentage: 75 },
    { code: 'ESFP', count: 1, percentage: 25 },
  ]);
  expect(shares).toHaveLength(16);
});

test('identities are counted by the last letter, whatever the type', () => {
  expect(byIdentity(counts(['INTJ-A', 1], ['INTJ-T', 2], ['ESTP-A', 1])).map(({ count }) => count)).toEqual([
    2, 2,
  ]);
});

test('of nobody every share is 0', () => {
  expect(byStrongestInterest([]).every(({ percentage }) => percentage === 0)).toBe(true);
  expect([sumOfCounts([]), sumOfCounts(counts(['IAS', 2], ['SIA', 1]))]).toEqual([0, 3]);
});
