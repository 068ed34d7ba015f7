import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanLimits } from '@/lib/domain/limits/loans';
import { loanPlan } from './loan-plan';

describe('loanPlan', () => {
  it('rounds half a cent of interest up, also where a twelfth of the rate is no exact number', () => {
    // 290.00 at 15 %: 3.625 in the first month.
    const { instalments } = loanPlan({ amountCents: 29_000, periodMonths: 12, yearlyRatePercent: 15 });
    expect(instalments[0]?.interestCents).toBe(363);
  });

  it('asks interest on what is still owed', () => {
    const { instalments, totalInterestCents, totalCents } = loanPlan({
      amountCents: 90_000,
      periodMonths: 3,
      yearlyRatePercent: 18,
      paidOutOn: '2026-11-30',
    });
    // 1.5 % of 900.00, of 604.45 and of 304.47; 309.04 = 900 × 0.015 / (1 − 1.015⁻³).
    expect(instalments).toEqual([
      {
        number: 1,
        dueOn: '2026-12-30',
        paymentCents: 30_904,
        interestCents: 1_350,
        principalCents: 29_554,
        balanceCents: 60_446,
      },
      {
        number: 2,
        dueOn: '2027-01-30',
        paymentCents: 30_904,
        interestCents: 907,
        principalCents: 29_997,
        balanceCents: 30_449,
      },
      {
        number: 3,
        dueOn: '2027-02-28',
        paymentCents: 30_906,
        interestCents: 457,
        principalCents: 30_449,
        balanceCents: 0,
      },
    ]);
    expect([totalInterestCents, totalCents]).toEqual([2_714, 92_714]);
  });

  it('asks no interest at 0 %', () => {
    const plan = loanPlan({ amountCents: 10_000, periodMonths: 6, yearlyRatePercent: 0 });
    expect(plan.totalInterestCents).toBe(0);
    expect(plan.instalments.map(({ paymentCents }) => paymentCents)).toEqual([
      1667, 1667, 1667, 1667, 1667, 1665,
    ]);
  });

  it('always ends the debt, and stays below a flat rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: loanLimits.amountBelowUsd * 100 - 1 }),
        fc.constantFrom(...loanLimits.periodsMonths),
        fc.double({ min: 0, max: loanLimits.yearlyRateCapPercent, noNaN: true }),
        (amountCents, periodMonths, yearlyRatePercent) => {
          const { instalments, totalInterestCents } = loanPlan({
            amountCents,
            periodMonths,
            yearlyRatePercent,
          });
          expect(instalments).toHaveLength(periodMonths);
          expect(instalments.at(-1)?.balanceCents).toBe(0);
          expect(instalments.reduce((sum, row) => sum + row.principalCents, 0)).toBe(amountCents);
          expect(instalments.every((row) => row.principalCents >= 0 && row.interestCents >= 0)).toBe(true);
          const flatCents = (amountCents * yearlyRatePercent * periodMonths) / 1_200;
          expect(totalInterestCents).toBeLessThanOrEqual(Math.ceil(flatCents) + periodMonths);
        },
      ),
    );
  });

  it.each([
    { amountCents: 0 },
    { amountCents: 100_000 },
    { amountCents: 10.5 },
    { periodMonths: 9 },
    { yearlyRatePercent: 18.01 },
    { yearlyRatePercent: -1 },
    { yearlyRatePercent: Number.NaN },
  ])('refuses %j', (wrong) => {
    expect(() => loanPlan({ amountCents: 50_000, periodMonths: 6, yearlyRatePercent: 12, ...wrong })).toThrow(
      RangeError,
    );
  });
});
