import * as z from 'zod';
import { loanLimits } from '@/lib/domain/limits/loans';
import { paymentOrders } from '@/lib/domain/loans/loan-postings';
import { normalizePhone } from '@/lib/domain/values/phone';
import { defineResource } from '../endpoint';
import { mailAddress, done, instant, keyword, queryInt, requiredBoth, requiredText, typed } from '../fields';
import { bankBranch } from './banks';
import { deskBank } from './bank-shapes';
import { loanProgress, portfolio } from './portfolio-shapes';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/, 'invalid-slug');

const cents = z
  .number()
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'whole-cents');

/** In any usual spelling; an empty one is none. */
const branchPhone = typed(40)
  .refine((text) => text === '' || normalizePhone(text) !== null, 'invalid-phone')
  .transform((text) => (text === '' ? null : normalizePhone(text)));

const ownFields = {
  about: requiredBoth(1000),
  /** The law sets the highest rate. */
  yearlyRatePercent: z.number().min(0).max(loanLimits.yearlyRateCapPercent, 'over-the-cap').multipleOf(0.01),
  fee: cents.min(0).max(loanLimits.feeMaxUsd).default(0),
  amountMax: cents
    .min(loanLimits.amountMinUsd)
    .lt(loanLimits.amountBelowUsd, 'amount-below-limit')
    .default(loanLimits.amountBelowUsd - 0.01),
  /** What a payment of a new loan pays first within one due. */
  paymentOrder: z.enum(paymentOrders).default('fee-interest-principal'),
  /** In USD: from this amount on, two officers agree to lend and to pay out; null for every amount. */
  twoOfficersFrom: cents
    .gt(0, 'amount-positive')
    .lt(loanLimits.amountBelowUsd, 'amount-below-limit')
    .nullable()
    .default(null),
  /** The bank pays for text messages about instalments. */
  textsDues: z.boolean().default(false),
  branches: z
    .array(bankBranch.extend({ name: requiredBoth(120), phone: branchPhone.nullable() }))
    .max(loanLimits.branchesMax)
    .default([]),
  phone: typed(40).nullable(),
  email: mailAddress(200).nullable(),
};
const salasFields = {
  name: requiredText(120),
  nameNative: requiredText(120),
  status: z.enum(['active', 'inactive']),
};

const { fee, amountMax, branches, paymentOrder, twoOfficersFrom, textsDues, ...plainFields } = ownFields;
/** Without defaults: what is not named stays as it is. */
export const bankChange = z
  .object({
    ...plainFields,
    fee: fee.unwrap(),
    amountMax: amountMax.unwrap(),
    branches: branches.unwrap(),
    paymentOrder: paymentOrder.unwrap(),
    twoOfficersFrom: twoOfficersFrom.unwrap(),
    textsDues: textsDues.unwrap(),
    ...salasFields,
  })
  .partial();

export const bankDraft = z.object({ slug, ...ownFields, ...salasFields });

export const bankDeskResource = defineResource('marketing/bank-desk', {
  mine: {
    method: 'GET',
    path: '/api-marketing/banks/mine',
    access: 'bank',
    summary: 'The banks that the caller works for, by name; all of them for Sala’s advisors',
    query: z.object({
      keyword,
      status: z.enum(['active', 'inactive', 'all']).default('all'),
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 100 }),
    }),
    response: z.object({ data: z.array(deskBank), countTotal: z.int() }),
  },
  get: {
    method: 'GET',
    path: '/api-marketing/banks/:id',
    access: 'bank',
    summary: 'One bank, also one that takes no applications; for its staff and advisors',
    response: deskBank,
  },
  portfolio: {
    method: 'GET',
    path: '/api-marketing/banks/:id/portfolio',
    access: 'bank',
    summary: 'What a bank has lent, what is owed and what is overdue; for its staff and advisors',
    response: portfolio,
  },
  progress: {
    method: 'GET',
    path: '/api-marketing/banks/:id/progress',
    access: 'bank',
    summary:
      'Loans of a bank sent and paid out in the last seven days and the seven before, and how far those of twelve weeks have come; for its staff and advisors',
    response: loanProgress,
  },
  terms: {
    method: 'GET',
    path: '/api-marketing/banks/:id/terms',
    access: 'bank',
    summary:
      'The terms of new loans and the branches each time they were set, latest first; for its staff and advisors',
    response: z.object({
      data: z.array(
        z.object({
          at: instant,
          by: z.object({ name: z.string(), nameKm: z.string() }),
          yearlyRatePercent: z.number(),
          fee: z.number(),
          amountMax: z.number(),
          /** Null in entries from before they were recorded. */
          branches: z.array(bankBranch).nullable(),
        }),
      ),
      countTotal: z.int(),
    }),
  },
  create: {
    method: 'POST',
    path: '/api-marketing/banks',
    access: 'bank',
    byRole: true,
    summary: 'Add a bank; for Sala’s advisors',
    body: bankDraft,
    response: deskBank,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: '/api-marketing/banks/:id',
    access: 'bank',
    byRole: true,
    summary:
      'Change a bank: its staff the text and how to reach it at once, the terms once somebody else confirms; names and status Sala’s advisors',
    body: bankChange,
    response: deskBank,
    conflicts: true,
    versioned: 'if-sent',
  },
  remove: {
    method: 'DELETE',
    path: '/api-marketing/banks/:id',
    access: 'bank',
    byRole: true,
    summary: 'Remove a bank that nobody has asked for a loan; for Sala’s advisors',
    response: done,
    conflicts: true,
  },
});
