import { expect, test } from 'vitest';
import { defaultGradingScale, gradeOnScale, scaleProblem } from './grading-scale';

test('a result has the letter of the highest step that it reaches', () => {
  const grade = (percent: number | null) => gradeOnScale(defaultGradingScale, percent);
  expect([90, 89.99, 50, 49.99, 0].map((percent) => grade(percent)?.letter)).toEqual([
    'A',
    'B',
    'E',
    'F',
    'F',
  ]);
  expect([50, 49.99].map((percent) => grade(percent)?.passed)).toEqual([true, false]);
  expect(grade(null)).toBeNull();
});

test('the steps of a scale fall to zero, each letter once', () => {
  const step = (letter: string, fromPercent: number, points = 0) => ({ letter, fromPercent, points });
  expect(scaleProblem(defaultGradingScale.steps)).toBeNull();
  expect(scaleProblem([step('A', 50), step('B', 50)])).toEqual({ place: 1, code: 'not-falling' });
  expect(scaleProblem([step('A', 50, 1), step('B', 0, 2)])).toEqual({ place: 1, code: 'not-falling' });
  expect(scaleProblem([step('A', 50), step('A', 0)])).toEqual({ place: 1, code: 'letter-twice' });
  expect(scaleProblem([step('A', 50)])).toEqual({ place: 0, code: 'not-from-zero' });
});
