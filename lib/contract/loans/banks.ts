import * as z from 'zod';
import { loanLimits } from '@/lib/domain/limits/loans';
import { defineResource } from '../endpoint';
import { orUnsaid, answer, noText, pageOf, recordId, textOr } from '../answers';
import { text } from '../fields';

export const bankBranch = z.object({
  name: text,
  province: z.string().regex(/^\d{2}$/, 'unknown-place'),
  phone: z.string().nullable(),
});
export type BankBranch = z.infer<typeof bankBranch>;

/** A bank or microfinance institution that lends to students; `yearlyRatePercent` applies to the remaining debt. */
export const bankFields = z.object({
  bankId: recordId,
  slug: z.string(),
  name: z.string(),
  nameNative: z.string(),
  about: text,
  yearlyRatePercent: orUnsaid(z.number()),
  /** In USD, kept back on the day of the loan. */
  fee: z.number(),
  /** In USD; nobody borrows more here. */
  amountMax: z.number(),
  branches: z.array(bankBranch),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  isDemo: z.boolean(),
});
const bank = answer(bankFields, ({ bankId, name }) => ({
  slug: textOr(bankId),
  nameNative: textOr(name),
  about: noText,
  yearlyRatePercent: null,
  fee: 0,
  amountMax: loanLimits.amountBelowUsd - 0.01,
  branches: [],
  phone: null,
  email: null,
  isDemo: false,
}));
export type Bank = z.infer<typeof bank>;

export const banksResource = defineResource('marketing/banks', {
  list: {
    method: 'GET',
    path: '/api-marketing/banks',
    access: 'public',
    summary: 'Banks that take student loan applications now',
    response: pageOf(bank),
  },
});
