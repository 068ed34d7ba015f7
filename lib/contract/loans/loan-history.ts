import * as z from 'zod';
import { instalmentStates, loanDeeds, loanStatuses, twoOfficerMoves } from '@/lib/domain/loans/loan-rules';
import { answeredInstant } from '../answers';
import { isoDate } from '../fields';

/** One event of a loan: a state, a word or a deed. */
export const loanEvent = z.object({
  at: answeredInstant,
  by: z.enum(['student', 'bank']),
  fromStatus: z.enum(loanStatuses).nullable(),
  toStatus: z.enum(loanStatuses),
  note: z.string().nullable(),
  /** What was done, where it is neither a state nor a word. */
  deed: z.enum(loanDeeds).nullable().default(null),
  /** Who did it; of the bank's people only the bank reads the names. */
  person: z.object({ name: z.string(), nameKm: z.string() }).nullable().default(null),
  /** Why it was approved with a paper unseen, for the bank. */
  unseenReason: z.string().nullable().default(null),
  /** How the bank knew the age of somebody who had changed a minor's birthday, for the bank. */
  ageReason: z.string().nullable().default(null),
});

/** What a first officer has agreed to, and whether that was the reader; for the bank. */
export const firstOfficer = z.object({
  move: z.enum(twoOfficerMoves),
  name: z.string(),
  isReader: z.boolean(),
});

/** Of the plan of a loan. */
export const instalment = z.object({
  number: z.int(),
  dueOn: isoDate.nullable(),
  payment: z.number(),
  interest: z.number(),
  principal: z.number(),
  balance: z.number(),
  state: z.enum(instalmentStates),
  /** The day on which the last of it was paid. */
  paidOn: isoDate.nullable(),
});
