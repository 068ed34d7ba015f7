import * as z from 'zod';
import { defineResource } from '../endpoint';
import { orUnsaid, answer, noText, pageOf, recordId, textOr } from '../answers';
import { text } from '../fields';

/** A bank or microfinance institution that lends to students; `yearlyRatePercent` applies to the remaining debt. */
export const bankFields = z.object({
  bankId: recordId,
  slug: z.string(),
  name: z.string(),
  nameNative: z.string(),
  about: text,
  yearlyRatePercent: orUnsaid(z.number()),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  isDemo: z.boolean(),
});
export const bank = answer(bankFields, ({ bankId, name }) => ({
  slug: textOr(bankId),
  nameNative: textOr(name),
  about: noText,
  yearlyRatePercent: null,
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
