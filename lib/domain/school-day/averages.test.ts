import { expect, test } from 'vitest';
import { movedBy, ranksOf, type Result, schoolAverages, termAverages } from './averages';

const result = (values: Partial<Result>): Result => ({
  subject: 'khmer',
  coefficient: 1,
  month: '2026-11',
  isFinal: false,
  maxScore: 50,
  weightPercent: 10,
  counted: 25,
  ...values,
});

test('a semester is half its months and half its exam', () => {
  const results = [
    result({ month: '2026-12', counted: 40 }),
    result({ month: '2026-11', counted: 30 }),
    result({ month: '2027-02', isFinal: true, maxScore: 100, counted: 90 }),
  ];
  expect(schoolAverages(results)).toEqual({
    months: [
      { month: '2026-11', average: 60 },
      { month: '2026-12', average: 80 },
    ],
    monthly: 70,
    exam: 90,
    semester: 80,
  });
});

test('a subject counts by its coefficient, a test by its weight', () => {
  const results = [
    result({ coefficient: 2, maxScore: 10, counted: 10, weightPercent: 30 }),
    result({ coefficient: 2, maxScore: 10, counted: 5, weightPercent: 10 }),
    result({ subject: 'physics', coefficient: 1, maxScore: 100, counted: 50 }),
  ];
  // Khmer is (100 × 30 + 50 × 10) / 40 = 87.5, so (87.5 × 2 + 50) / 3.
  expect(schoolAverages(results).monthly).toBe(75);
});

test('what has no score changes nothing, and one half stands for both', () => {
  expect(schoolAverages([result({ counted: 'open' }), result({ isFinal: true, counted: 0 })])).toEqual({
    months: [],
    monthly: null,
    exam: 0,
    semester: 0,
  });
  expect(schoolAverages([]).semester).toBeNull();
  expect(schoolAverages([result({ maxScore: 0, counted: 0 })]).semester).toBeNull();
  expect(
    schoolAverages([result({ weightPercent: 0 }), result({ weightPercent: 0, counted: 50 })]).semester,
  ).toBe(75);
});

test('at a university the weights of the course decide', () => {
  const results = [
    result({ weightPercent: 60, counted: 50 }),
    result({ weightPercent: 40, counted: 25, isFinal: true }),
  ];
  expect([schoolAverages(results).semester, termAverages(results).semester]).toEqual([75, 80]);
});

test('equal averages share a rank', () => {
  expect(ranksOf([70, 80, null, 80, 90])).toEqual([4, 2, null, 2, 1]);
  expect(ranksOf([])).toEqual([]);
});

test.each([
  [80.04, 75.5, 4.5],
  [60, 60, 0],
  [60, 72.25, -12.2],
  [null, 60, null],
  [60, null, null],
])('from %s, after %s, an average moved by %s', (average, before, moved) => {
  expect(movedBy(average, before)).toBe(moved);
});
