import { type LoanPlan, loanPlan } from './loan-plan';

const monthsPerYear = 12;
const halvings = 60;

/** What monthly payments are worth on the day of the loan, in cents. */
const worthOf = (paymentsCents: readonly number[], monthlyRate: number): number =>
  paymentsCents.reduce((sum, cents, index) => sum + cents / (1 + monthlyRate) ** (index + 1), 0);

/**
 * The effective yearly rate in percent, to two decimals: fees and the interest of each month included. 0 where nothing
 * is paid on top.
 * @throws {RangeError} when nothing is received.
 */
export function effectiveYearlyPercent(receivedCents: number, paymentsCents: readonly number[]): number {
  if (receivedCents <= 0) throw new RangeError('Nothing is received.');
  let [low, high] = [0, 1];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (worthOf(paymentsCents, middle) > receivedCents) low = middle;
    else high = middle;
  }
  return Math.round(((1 + low) ** monthsPerYear - 1) * 10_000) / 100;
}

export interface LoanTerms {
  amountCents: number;
  periodMonths: number;
  yearlyRatePercent: number;
  /** Kept back by the bank on the day of the loan. */
  feeCents: number;
}

export interface LoanCost extends LoanPlan {
  feeCents: number;
  /** Interest and fee together. */
  costCents: number;
  effectiveYearlyPercent: number;
}

/** The whole price of a loan. @throws {RangeError} as `loanPlan` does, and for a fee that eats up the loan. */
export function loanCost(terms: LoanTerms): LoanCost {
  const { amountCents, feeCents } = terms;
  const plan = loanPlan(terms);
  const payments = plan.instalments.map(({ paymentCents }) => paymentCents);
  return {
    ...plan,
    feeCents,
    costCents: plan.totalInterestCents + feeCents,
    effectiveYearlyPercent: effectiveYearlyPercent(amountCents - feeCents, payments),
  };
}
