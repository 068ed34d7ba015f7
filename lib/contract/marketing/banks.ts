import * as z from 'zod';
import { defineResource } from '../endpoint';
import { text } from '../fields';

/** A bank or microfinance institution that lends to students; `yearlyRatePercent` applies to the remaining debt. */
export const bank = z.object({
  bankId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameNative: z.string(),
  about: text,
  yearlyRatePercent: z.number(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  isDemo: z.boolean(),
});
export type Bank = z.infer<typeof bank>;

export const banksResource = defineResource('marketing/banks', {
  list: {
    method: 'GET',
    path: '/api-marketing/banks',
    access: 'public',
    summary: 'Banks that take student loan applications now',
    response: z.object({ data: z.array(bank), countTotal: z.int() }),
  },
});
