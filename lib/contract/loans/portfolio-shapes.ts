import * as z from 'zod';
import { loanStatuses } from '@/lib/domain/loans/loan-rules';
import { isoDate } from '../fields';

const sum = z.object({ count: z.int(), amount: z.number() });

/** Amounts in USD. */
export const portfolio = z.object({
  byStatus: z.partialRecord(z.enum(loanStatuses), sum),
  /** What is still owed, without interest. */
  outstanding: z.number(),
  /** Paid back so far, without interest, and the interest. */
  paidBack: z.number(),
  interest: z.number(),
  /** Instalments whose day has passed. */
  overdue: sum,
  /** Instalments of the next 30 days. */
  upcoming: sum,
  /** Loans whose oldest open due is more than so many days old, with the principal that is not paid for. */
  atRisk: z.array(sum.extend({ days: z.int() })).default([]),
});
export type Portfolio = z.infer<typeof portfolio>;

/** The last days with today, and as many before. */
const change = z.object({ now: z.number(), before: z.number() });

/**
 * `sent` counts loans, up to the same time of the day; `paidOut` is in USD, by the day of the bank's books. `newlyLate` are loans whose oldest open
 * due passed in the last days. Of the loans sent in twelve weeks `funnel` says how many are how far now; what was cancelled was only sent.
 */
export const loanProgress = z.object({
  from: isoDate,
  sent: change,
  paidOut: change,
  newlyLate: z.int(),
  funnel: z.object({ sent: z.int(), begun: z.int(), approved: z.int(), paidOut: z.int() }),
});
export type LoanProgress = z.infer<typeof loanProgress>;
