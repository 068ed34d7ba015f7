import { loanLimits } from '@/lib/domain/limits/loans';

interface Instalment {
  number: number;
  /** YYYY-MM-DD; null while the day of payment is unknown. */
  dueOn: string | null;
  paymentCents: number;
  interestCents: number;
  principalCents: number;
  /** The remaining debt after this payment. */
  balanceCents: number;
}

export interface LoanPlan {
  instalments: Instalment[];
  totalInterestCents: number;
  totalCents: number;
}

const monthsPerYear = 12;

const hundredthsOfPercent = 100;

/**
 * The interest of one month in whole cents, half a cent up. A month is a twelfth of a year, however many days it has.
 * @param cents the debt, or the sum of the debts of its days
 * @param days how many days are summed; 1 for a debt
 * @param yearlyRatePercent with two decimals at most
 */
export const monthlyInterest = (cents: number, yearlyRatePercent: number, days = 1): number => {
  // In whole numbers: 0.15 / 12 is a little less than it says, and half a cent would go down.
  const rate = Math.round(yearlyRatePercent * hundredthsOfPercent);
  return Math.round((cents * rate) / (monthsPerYear * 100 * hundredthsOfPercent * days));
};

/** The day of an instalment: the day of the pay-out some months later, or that month's last day. */
export function instalmentDay(isoDate: string, months: number): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The equal monthly payment that repays a debt, in cents, not rounded. */
function equalPayment(amountCents: number, monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return amountCents / months;
  return (amountCents * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
}

/**
 * Equal monthly payments with interest on the remaining debt only (declining balance; a flat rate is forbidden in
 * Cambodia). Rounded to the cent each month; the last payment includes the rounding differences.
 * @param loan `yearlyRatePercent` is the bank's own; `paidOutOn` (YYYY-MM-DD) sets the days on which payments are due.
 * @throws {RangeError} for an amount, a period or a rate that no loan may have.
 */
export function loanPlan(loan: {
  amountCents: number;
  periodMonths: number;
  yearlyRatePercent: number;
  paidOutOn?: string | null;
}): LoanPlan {
  const { amountCents, periodMonths, yearlyRatePercent, paidOutOn = null } = loan;
  if (!Number.isInteger(amountCents) || amountCents <= 0 || amountCents >= loanLimits.amountBelowUsd * 100)
    throw new RangeError('The amount must be above 0 and below the limit.');
  if (!loanLimits.periodsMonths.some((months) => months === periodMonths))
    throw new RangeError('The period is not one of those on offer.');
  if (!(yearlyRatePercent >= 0 && yearlyRatePercent <= loanLimits.yearlyRateCapPercent))
    throw new RangeError('The yearly rate is above the cap.');
  const monthlyRate = yearlyRatePercent / 100 / monthsPerYear;
  const payment = Math.round(equalPayment(amountCents, monthlyRate, periodMonths));
  const instalments: Instalment[] = [];
  let balanceCents = amountCents;
  for (let number = 1; number <= periodMonths; number += 1) {
    const interestCents = monthlyInterest(balanceCents, yearlyRatePercent);
    const isLast = number === periodMonths;
    const principalCents = isLast
      ? balanceCents
      : Math.min(balanceCents, Math.max(0, payment - interestCents));
    balanceCents -= principalCents;
    instalments.push({
      number,
      dueOn: paidOutOn === null ? null : instalmentDay(paidOutOn, number),
      paymentCents: principalCents + interestCents,
      interestCents,
      principalCents,
      balanceCents,
    });
  }
  const totalInterestCents = instalments.reduce((sum, { interestCents }) => sum + interestCents, 0);
  return { instalments, totalInterestCents, totalCents: amountCents + totalInterestCents };
}
