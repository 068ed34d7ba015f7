import { expect, it } from 'vitest';
import { milestoneAt } from './orientation-milestones';

it('a quarter, a half and three quarters are cheered, for three answers each', () => {
  const cheered = (total: number) =>
    Array.from({ length: total + 1 }, (_, done) => [done, milestoneAt(done, total)] as const).filter(
      ([, milestone]) => milestone !== null,
    );
  expect(cheered(60)).toEqual([
    ...[15, 16, 17].map((done) => [done, 25]),
    ...[30, 31, 32].map((done) => [done, 50]),
    ...[45, 46, 47].map((done) => [done, 75]),
  ]);
  expect(cheered(50).map(([done]) => done)).toEqual([13, 14, 15, 25, 26, 27, 38, 39, 40]);
});
