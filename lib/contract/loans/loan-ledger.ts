import * as z from 'zod';
import { defineResource } from '../endpoint';
import { isoDate } from '../fields';
import { printedFile, printedLang } from '../printed-file';
import { ledgerCorrection, ledgerPosting, loanLedger } from './ledger-shapes';
import { loanDetail } from './loan-shapes';

const ofPerson = '/api-marketing/users/:userId/loans/:slug';
const postings = '/api-marketing/banks/:bankId/users/:userId/loans/:id/postings';

export const loanLedgerResource = defineResource('marketing/loan-ledger', {
  get: {
    method: 'GET',
    path: `${ofPerson}/ledger`,
    access: 'owner',
    acceptsSlug: true,
    summary:
      'The books of a loan on a day, today by default and at most two years ahead, with what would end it on that day',
    query: z.object({ on: isoDate.optional() }),
    response: loanLedger,
  },
  statement: {
    method: 'GET',
    path: `${ofPerson}/printed_statement`,
    access: 'owner',
    acceptsSlug: true,
    summary: 'The statement of a loan as PDF in one language; `content` is base64',
    query: z.object({ lang: printedLang }),
    judged: true,
    response: printedFile,
  },
  post: {
    method: 'POST',
    path: postings,
    access: 'owner',
    summary: 'An officer of the bank posts a payment, a fee or what is written off',
    body: ledgerPosting,
    response: loanDetail,
    status: 201,
    idempotent: true,
    versioned: true,
    conflicts: true,
    byRole: true,
  },
  correct: {
    method: 'POST',
    path: `${postings}/:postingId/correction`,
    access: 'owner',
    summary: 'An officer counters a posting; it stays in the books with its correction',
    body: ledgerCorrection,
    response: loanDetail,
    status: 201,
    idempotent: true,
    versioned: true,
    conflicts: true,
    byRole: true,
  },
});
