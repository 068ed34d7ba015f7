import * as z from 'zod';
import { defineResource } from '../endpoint';

export const printedKinds = ['application', 'receipt'] as const;
export type PrintedKind = (typeof printedKinds)[number];

export const printedPapersResource = defineResource('applicant/printed-papers', {
  get: {
    method: 'GET',
    path: '/api-nest-applicant/applicants/:id/printed_paper',
    access: 'owner',
    summary:
      'An application, or the receipt for it, as PDF in one language, for its student and the school’s staff; `content` is base64',
    query: z.object({
      kind: z.enum(printedKinds).default('application'),
      lang: z.enum(['km', 'en']).default('km'),
    }),
    response: z.object({
      fileName: z.string(),
      type: z.literal('application/pdf'),
      content: z.base64(),
    }),
  },
});
