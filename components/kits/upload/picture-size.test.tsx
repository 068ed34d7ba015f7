import { expect, test } from 'vitest';
import { fitInto, shrinkSteps } from './picture-size';

test.each([
  [4000, 3000, 1000, { width: 1000, height: 750 }],
  [3000, 4000, 1000, { width: 750, height: 1000 }],
  [800, 600, 1000, { width: 800, height: 600 }],
  [5000, 1, 1000, { width: 1000, height: 1 }],
])('%i × %i into %i', (width, height, max, expected) => {
  expect(fitInto({ width, height }, max)).toEqual(expected);
});

test('coarser first, then smaller, and it ends before print becomes unreadable', () => {
  const steps = [...shrinkSteps(1920)];
  expect(steps[0]).toEqual({ sidePx: 1920, quality: 0.85 });
  expect(steps[1]?.sidePx).toBe(1920);
  expect(steps.at(-1)?.sidePx).toBeGreaterThanOrEqual(640);
  expect(steps.length).toBeLessThan(20);
});
