import { expect, test } from 'vitest';
import { countByBand, feeBands } from './fee-bands';

const fee = (usd: number) => ({ minFee: usd, maxFee: usd });

test('the bands follow each other without a gap of a dollar', () => {
  for (const [index, { fromUsd }] of feeBands.entries()) {
    const before = feeBands[index - 1];
    expect(fromUsd).toBe(before ? (before.toUsd ?? Number.NaN) + 1 : 0);
  }
});

test('a fee is in one band, its ends included', () => {
  expect(countByBand([fee(0), fee(1), fee(250), fee(251), fee(2_500), fee(2_501), fee(90_000)])).toEqual([
    1, 2, 1, 0, 0, 0, 1, 2,
  ]);
});

test('a school counts in every band that its fees reach; one without fees in none', () => {
  expect(
    countByBand([
      { minFee: 400, maxFee: 1_200 },
      { minFee: null, maxFee: null },
    ]),
  ).toEqual([0, 0, 1, 1, 1, 1, 0, 0]);
});
