import { expect, test } from 'vitest';
import { standingOf, weightOf } from './report-weight';

const now = new Date('2026-10-05T02:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const standing = (days: number, right: number, wrong: number) =>
  standingOf({ joinedAt: daysAgo(days), right, wrong }, now);

test('an account weighs by its age', () => {
  expect([standing(0, 0, 0), standing(29.9, 9, 0), standing(30, 0, 0)]).toEqual(['fresh', 'fresh', 'known']);
});

test('an account weighs by what came of its earlier reports', () => {
  expect([standing(90, 2, 0), standing(90, 3, 0), standing(90, 3, 1), standing(90, 3, 2)]).toEqual([
    'known',
    'trusted',
    'trusted',
    'known',
  ]);
  expect([standing(90, 0, 1), standing(90, 1, 1), standing(90, 4, 5)]).toEqual([
    'doubted',
    'known',
    'doubted',
  ]);
});

test('visitors and fresh accounts weigh nothing, however many they are', () => {
  expect(weightOf(Array.from({ length: 50 }, (_, n) => (n % 2 ? 'visitor' : 'fresh')))).toBe(0);
  expect(weightOf(['known', 'trusted', 'doubted'])).toBe(3);
});
