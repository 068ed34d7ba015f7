import { expect, test } from 'vitest';
import { formatTypedMoney, readTypedMoney } from './typed-money';

test.each([
  ['1,250.50', 1250.5],
  ['$ 1 250', 1250],
  ['១២៥០', 1250],
  ['12.', 12],
  ['', null],
  ['  ', null],
  ['12.345', undefined],
  ['-5', undefined],
  ['999,99', undefined],
  ['1,5', undefined],
  ['12,50,000', undefined],
  ['1,250,000.5', 1_250_000.5],
  ['five', undefined],
])('%s in dollars', (typed, amount) => expect(readTypedMoney(typed, 'USD')).toBe(amount));

test.each([
  ['៥០០,០០០៛', 500_000],
  ['1000.5', undefined],
])('%s in riels', (typed, amount) => expect(readTypedMoney(typed, 'KHR')).toBe(amount));

test('amounts are grouped, with two digits of cents where there are some', () => {
  expect([1250, 1250.5, 999, 0].map(formatTypedMoney)).toEqual(['1,250', '1,250.50', '999', '0']);
});
