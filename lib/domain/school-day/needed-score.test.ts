import { expect, test } from 'vitest';
import { courseProgress, neededFor, nextTarget } from './needed-score';
import type { Counted } from './results';

const scored = (counted: Counted, maxScore: number, weightPercent: number) => ({
  counted,
  maxScore,
  weightPercent,
});

test('what is missing is asked of what is left, rounded up', () => {
  const tests = [scored(15, 20, 20), scored(30, 50, 30), scored('open', 100, 50)];
  expect(courseProgress(tests)).toEqual({ collected: 33, left: 50 });
  expect(neededFor({ fromPercent: 80 }, tests)).toEqual({ kind: 'percent', percent: 94 });
  expect(neededFor({ fromPercent: 70 }, tests)).toEqual({ kind: 'percent', percent: 74 });
  expect(neededFor({ fromPercent: 33.34 }, tests)).toEqual({ kind: 'percent', percent: 0.7 });
});

test('a grade is sure, or out of reach', () => {
  const tests = [scored(15, 20, 20), scored(30, 50, 30), scored('open', 100, 50)];
  expect(neededFor({ fromPercent: 90 }, tests)).toEqual({ kind: 'out-of-reach' });
  expect(neededFor({ fromPercent: 83 }, tests)).toEqual({ kind: 'percent', percent: 100 });
  expect(neededFor({ fromPercent: 33 }, tests)).toEqual({ kind: 'sure' });
  expect(neededFor({ fromPercent: 0 }, [])).toEqual({ kind: 'sure' });
});

test('what was missed is still left, and so is what nobody has announced', () => {
  expect(neededFor({ fromPercent: 50 }, [])).toEqual({ kind: 'percent', percent: 50 });
  expect(neededFor({ fromPercent: 50 }, [scored(0, 20, 50)])).toEqual({ kind: 'percent', percent: 100 });
  expect(neededFor({ fromPercent: 50 }, [scored('open', 20, 50)])).toEqual({ kind: 'percent', percent: 50 });
});

test('when all has been scored, a grade is sure or out of reach', () => {
  const all = [scored(14, 20, 100)];
  expect([70, 70.1].map((fromPercent) => neededFor({ fromPercent }, all).kind)).toEqual([
    'sure',
    'out-of-reach',
  ]);
});

test('binary fractions do not take a grade away', () => {
  const thirds = [scored(0.1, 0.3, 30), scored(0.2, 0.3, 30), scored(0.3, 0.3, 40)];
  expect(neededFor({ fromPercent: 70 }, thirds)).toEqual({ kind: 'sure' });
});

test('an excused test leaves the rest as the whole course, a missed one is still to be made up', () => {
  const excused = [scored(15, 20, 50), scored('excused', 100, 50)];
  expect(courseProgress(excused)).toEqual({ collected: 75, left: 0 });
  expect(neededFor({ fromPercent: 70 }, excused)).toEqual({ kind: 'sure' });
  expect(courseProgress([scored('excused', 10, 100)])).toEqual({ collected: 0, left: 0 });
  expect(courseProgress([scored(15, 20, 50), scored('missing', 100, 50)])).toEqual({
    collected: 37.5,
    left: 50,
  });
});

test('the grade to work for is the next one above that is still open', () => {
  const goals = [{ fromPercent: 90 }, { fromPercent: 80 }, { fromPercent: 70 }, { fromPercent: 50 }];
  const tests = [scored(15, 20, 20), scored(30, 50, 30), scored('open', 100, 50)];
  expect(nextTarget(goals, tests, 66)).toEqual({ fromPercent: 70 });
  expect(nextTarget(goals, tests, 82)).toEqual({ fromPercent: 80 });
  expect(nextTarget(goals, [], null)).toEqual({ fromPercent: 50 });
  expect(nextTarget([{ fromPercent: 30 }], tests, 66)).toEqual({ fromPercent: 30 });
  expect(nextTarget([{ fromPercent: 95 }], tests, 66)).toBeUndefined();
});
