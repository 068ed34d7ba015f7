import { expect, test } from 'vitest';
import { effectiveYearlyPercent, loanCost } from './loan-cost';

test('without fee and interest nothing is paid on top', () => {
  const cost = loanCost({ amountCents: 30_000, periodMonths: 3, yearlyRatePercent: 0, feeCents: 0 });
  expect([cost.totalInterestCents, cost.costCents, cost.effectiveYearlyPercent]).toEqual([0, 0, 0]);
});

test('18 % a year in twelve payments are 19.56 %, because interest is paid every month', () => {
  const cost = loanCost({ amountCents: 90_000, periodMonths: 12, yearlyRatePercent: 18, feeCents: 0 });
  expect(cost.totalInterestCents).toBe(9_014);
  expect(cost.effectiveYearlyPercent).toBeCloseTo(19.56, 1);
  expect(cost.instalments.at(-1)?.balanceCents).toBe(0);
  expect(cost.instalments.reduce((sum, { paymentCents }) => sum + paymentCents, 0)).toBe(cost.totalCents);
});

test('a fee makes the loan dearer than its rate says, the more so the shorter it is', () => {
  const rates = [12, 3].map(
    (periodMonths) =>
      loanCost({ amountCents: 50_000, periodMonths, yearlyRatePercent: 15, feeCents: 1_000 })
        .effectiveYearlyPercent,
  );
  expect(rates[0]).toBeGreaterThan(20);
  expect(rates[1]).toBeGreaterThan(rates[0] ?? Infinity);
});

test('one payment of 110 after a month for 100 is 10 % a month', () => {
  expect(effectiveYearlyPercent(100, [110])).toBeCloseTo((1.1 ** 12 - 1) * 100, 1);
  expect(() => effectiveYearlyPercent(0, [110])).toThrow(RangeError);
});
