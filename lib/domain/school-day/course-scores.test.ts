import { expect, it } from 'vitest';
import { gradeFromPercent } from './course-scores';

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
