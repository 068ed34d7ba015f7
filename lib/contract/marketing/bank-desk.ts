import * as z from 'zod';
import { loanLimits } from '@/lib/domain/limits';
import { defineResource } from '../endpoint';
import { done, requiredBoth, requiredText, typed } from '../fields';
import { bankFields } from './banks';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/, 'invalid-slug');

const ownFields = {
  about: requiredBoth(1000),
  /** The law sets the highest rate. */
  yearlyRatePercent: z.number().min(0).max(loanLimits.yearlyRateCapPercent, 'over-the-cap').multipleOf(0.01),
  phone: typed(40).nullable(),
  email: z.email('invalid-email').max(200).nullable(),
};
const salasFields = {
  name: requiredText(120),
  nameNative: requiredText(120),
  status: z.enum(['active', 'inactive']),
};

const deskBank = bankFields.extend({ status: z.enum(['active', 'inactive']) });

export const bankDeskResource = defineResource('marketing/bank-desk', {
  mine: {
    method: 'GET',
    path: '/api-marketing/banks/mine',
    access: 'bank',
    summary: 'The banks that the caller works for; all of them for Sala’s advisors',
    response: z.object({ data: z.array(deskBank), countTotal: z.int() }),
  },
  create: {
    method: 'POST',
    path: '/api-marketing/banks',
    access: 'bank',
    byRole: true,
    summary: 'Add a bank; for Sala’s advisors',
    body: z.object({ slug, ...ownFields, ...salasFields }),
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
      'Change a bank: its staff the text, the rate of new loans and how to reach it; names and status Sala’s advisors',
    body: z.object({ ...ownFields, ...salasFields }).partial(),
    response: deskBank,
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
