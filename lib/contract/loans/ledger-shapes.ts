import * as z from 'zod';
import { ledgerLimits } from '@/lib/domain/limits/loans';
import { officerKinds, postingKinds } from '@/lib/domain/loans/loan-postings';
import { answeredInstant, recordId } from '../answers';
import { isoDate, requiredText, typed } from '../fields';
import { whenWrong } from '../zod-settings';

const centsPerUsd = 100;
const isWhole = (value: number) => Math.abs(value * centsPerUsd - Math.round(value * centsPerUsd)) < 1e-6;

/** What an officer posts. The day is not to come; a fee and what is written off need a reason. */
export const ledgerPosting = z.object({
  kind: z.enum(officerKinds),
  /** In USD with whole cents, above 0. */
  amount: z
    .number()
    .gt(0, 'amount-positive')
    .max(ledgerLimits.postingMaxUsd)
    .refine(isWhole, 'whole-cents')
    .refine((value) => Math.round(value * centsPerUsd) > 0, 'amount-positive'),
  currency: z.literal('USD', whenWrong('wrong-currency')),
  on: isoDate,
  note: typed(ledgerLimits.noteMaxCharacters).default(''),
});
export const ledgerCorrection = z.object({ note: requiredText(ledgerLimits.noteMaxCharacters) });

const names = z.object({ name: z.string(), nameKm: z.string() });

/** One line of a statement. Amounts in USD. */
const entry = z.object({
  /** Null for interest that is due but not posted yet. */
  postingId: recordId.nullable(),
  on: isoDate,
  kind: z.enum(postingKinds),
  amount: z.number(),
  /** What it does to the debt: below 0 for payments. */
  effect: z.number(),
  /** The debt after it. */
  balance: z.number(),
  /** Of a correction: what it counters. */
  counters: z.enum(postingKinds).nullable(),
  isCountered: z.boolean(),
  isCarriedOver: z.boolean(),
  at: answeredInstant.nullable(),
  /** The officer, for the bank; null for interest, and for everybody else. */
  by: names.nullable(),
  note: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof entry>;

/** The books of a loan on one day. Amounts in USD. */
export const loanLedger = z.object({
  on: isoDate,
  balance: z.number(),
  principal: z.number(),
  interest: z.number(),
  fees: z.number(),
  /** Paid before it is due. */
  ahead: z.number(),
  /** Interest of the running month, due at its end. */
  accrued: z.number(),
  /** What ends the loan on this day. */
  payoff: z.number(),
  overdue: z.number(),
  daysPastDue: z.int(),
  nextDue: z.object({ on: isoDate, amount: z.number() }).nullable(),
  writtenOff: z.number(),
  entries: z.array(entry),
});
export type LoanLedger = z.infer<typeof loanLedger>;
