import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRiel, formatUsdShort, isFeeWithin, usdToRiel } from './fees';
import { formatUsd } from './format-usd';
import { readFee } from '@/lib/domain/values/money';

describe('readFee', () => {
  it.each<[number | string | null | undefined, number | null]>([
    [750, 750],
    ['750', 750],
    ['$1,200', 1_200],
    ['1,200.50 $', 1_200.5],
    ['US$ 99.99', 99.99],
    ['500USD', 500],
    ['៧៥០$', 750],
    ['\u200B$0', 0],
    // A dollar and half a cent, or a thousand and five.
    ['1.005', null],
    ['1200.499', 1_200.5],
    [0.1 + 0.2, 0.3],
    ['', null],
    ['free', null],
    ['-5', null],
    [-5, null],
    [Number.NaN, null],
    [Infinity, null],
    ['500 - 800', null],
    ['500 800', null],
    ['1,50', 1.5],
    ['1.2.3', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (fee, amount) => {
    expect(readFee(fee)).toBe(amount);
  });

  it('reads back to the cent what formatUsd shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        expect(readFee(formatUsd(cents / 100))).toBe(cents / 100);
        expect(readFee(formatUsdShort(cents / 100))).toBe(cents / 100);
      }),
    );
  });
});

describe('isFeeWithin', () => {
  it('includes both ends', () => {
    expect(isFeeWithin('$250', { min: 250, max: 800 })).toBe(true);
    expect(isFeeWithin('$800.00', { min: 250, max: 800 })).toBe(true);
    expect(isFeeWithin('800.01', { min: 250, max: 800 })).toBe(false);
    expect(isFeeWithin(249.99, { min: 250 })).toBe(false);
    expect(isFeeWithin(0, { max: 0 })).toBe(true);
  });

  it('keeps unknown fees only while nothing is asked', () => {
    expect(isFeeWithin('on request', {})).toBe(true);
    expect(isFeeWithin(null, { min: null, max: null })).toBe(true);
    expect(isFeeWithin('on request', { max: 1_000 })).toBe(false);
  });
});

describe('formats', () => {
  it('shows dollars in en-US and riel without decimals', () => {
    expect(formatUsd(1_200)).toBe('$1,200.00');
    expect(formatUsdShort(1_200)).toBe('$1,200');
    expect(formatUsdShort(1_200.5)).toBe('$1,200.50');
    expect(formatRiel(usdToRiel(1_000, 4_100))).toBe('4,100,000៛');
    expect(usdToRiel(0.33, 4_050)).toBe(1_337);
  });
});
