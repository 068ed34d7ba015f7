import { expect, test } from 'vitest';
import { groupDigits } from './number';

test.each([0, 7, 999, 1_000, 12_345, 100_000, 1_234_567, -4_200])(
  '%i is grouped as Intl groups it',
  (count) => {
    expect(groupDigits(count)).toBe(new Intl.NumberFormat('en-US').format(count));
  },
);
