import * as z from 'zod';
import { defineResource } from '../endpoint';
import { printedFile, printedLang } from '../printed-file';

export const printedLoansResource = defineResource('marketing/printed-loans', {
  get: {
    method: 'GET',
    path: '/api-marketing/users/:userId/loans/:slug/printed_offer',
    access: 'owner',
    acceptsSlug: true,
    summary:
      'The terms of a loan as PDF in one language, for the student, the bank’s staff and advisors; `content` is base64',
    query: z.object({ lang: printedLang }),
    judged: true,
    response: printedFile,
  },
});
