import * as z from 'zod';
import { defineResource } from '../endpoint';
import { printedFile, printedLang } from '../printed-file';

const printedKinds = ['application', 'receipt'] as const;
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
      lang: printedLang,
    }),
    judged: true,
    response: printedFile,
  },
});
