import * as z from 'zod';
import { loanStatuses } from '@/lib/domain/loans/loan-rules';

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
