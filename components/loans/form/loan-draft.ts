import * as z from 'zod';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { deviceStore } from '@/lib/device/device-store';
import { loanSteps } from './loan-steps';
import { storedLoan, type StoredLoan } from './loan-values';

const draft = z.object({
  version: z.literal(1),
  /** Sent with every attempt, so that all attempts make one application. */
  idempotencyKey: z.string().regex(/^[\w-]{8,100}$/),
  step: z
    .int()
    .min(0)
    .max(loanSteps.length - 1)
    .catch(0),
  values: storedLoan,
  /** The guardian's agreement, and to what; the server decides whether it holds. */
  guardian: z
    .object({ about: z.string().max(300), consentId: z.string().max(60).nullable(), isGiven: z.boolean() })
    .nullable()
    .catch(null),
});
export type LoanDraft = z.output<typeof draft>;

/** @param about the loan that is corrected, or 'new' */
export const loanDraftStore = (userId: string, about: string) =>
  deviceStore('sala.loan', draft, { scope: 'device', owner: `${userId}:${about}` });
export type LoanDraftStore = ReturnType<typeof loanDraftStore>;

export const newLoanDraft = (values: StoredLoan): LoanDraft => ({
  version: 1,
  idempotencyKey: newIdempotencyKey(),
  step: 0,
  values,
  guardian: null,
});
