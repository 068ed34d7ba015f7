import { expect, it } from 'vitest';
import { gradeFromPercent, standingInCourse } from './course-scores';

it.each([
  [100, 'A'],
  [90, 'A'],
  [89.9, 'B'],
  [80, 'B'],
  [70, 'C'],
  [60, 'D'],
  [50, 'E'],
  [49.9, 'F'],
  [0, 'F'],
])('%s percent is %s', (percent, grade) => {
  expect(gradeFromPercent(percent)).toBe(grade);
});

it('weighs what has been scored and leaves the rest out', () => {
  const standing = standingInCourse([
    { maxScore: 20, weightPercent: 10, score: 15 },
    { maxScore: 100, weightPercent: 30, score: 92 },
    { maxScore: 100, weightPercent: 60, score: null },
  ]);
  expect(standing).toEqual({ percent: 87.8, grade: 'B', weightScored: 40 });
});

it('says nothing while nothing is scored; a zero is a score', () => {
  expect(standingInCourse([])).toEqual({ percent: null, grade: null, weightScored: 0 });
  expect(standingInCourse([{ maxScore: 10, weightPercent: 0, score: 10 }]).percent).toBeNull();
  expect(standingInCourse([{ maxScore: 10, weightPercent: 5, score: 0 }])).toEqual({
    percent: 0,
    grade: 'F',
    weightScored: 5,
  });
});
