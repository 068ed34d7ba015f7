import * as z from 'zod';
import { defineDraft } from '@/components/kits/work/define-draft';
import { loanSteps } from './loan-steps';
import { storedLoan, type StoredLoan } from './loan-values';

const extra = z.object({
  /** The guardian's agreement, and to what; the server decides whether it holds. */
  guardian: z
    .object({ about: z.string().max(300), consentId: z.string().max(60).nullable(), isGiven: z.boolean() })
    .nullable()
    .catch(null),
});

const drafts = defineDraft({ name: 'sala.loan', steps: loanSteps.length, values: storedLoan, extra });

/** @param about the loan that is corrected, or 'new' */
export const loanDraftStore = (userId: string, about: string) => drafts.of(`${userId}:${about}`);
export type LoanDraftStore = ReturnType<typeof loanDraftStore>;

export const newLoanDraft = (values: StoredLoan) => drafts.fresh(values, { guardian: null });
export type LoanDraft = ReturnType<typeof newLoanDraft>;
