import * as z from 'zod';
import { ledgerLimits } from '@/lib/domain/limits/loans';
import { loanReasons, loanStatuses } from '@/lib/domain/loans/loan-rules';
import { answer, pageOf } from '../answers';
import { defineResource } from '../endpoint';
import { done, isoDate, keyword, queryInt, queryList, queryNumber } from '../fields';
import { loan, loanApplication, loanChange, loanDetail } from './loan-shapes';

const personPath = '/api-marketing/banks/:bankId/users/:userId/loans';
const loanPath = '/api-marketing/banks/:bankId/users/:userId/loans/:id';

export const loanSorts = ['-createdAt', 'createdAt', '-amount', 'amount', 'updatedAt'] as const;

export const loanFilter = z.object({
  keyword,
  reason: queryList(z.enum(loanReasons)).optional(),
  minAmount: queryNumber.optional(),
  maxAmount: queryNumber.optional(),
  /** The day of the application, in Cambodia. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  sort: z.enum(loanSorts).default('-createdAt'),
  status: queryList(z.enum(loanStatuses)).optional(),
  /** Past due for more than so many days; 0 for all that are late. */
  pastDueDays: z.enum(['0', ...ledgerLimits.atRiskDays.map(String)]).optional(),
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 12 }),
});

export const loansResource = defineResource('marketing/loans', {
  mine: {
    method: 'GET',
    path: personPath,
    access: 'self',
    summary: 'The loans of one person at one bank, newest first',
    response: pageOf(loan),
  },
  own: {
    method: 'GET',
    path: '/api-marketing/users/:userId/loans',
    access: 'self',
    summary: 'The loans of one person at all banks, newest first',
    response: pageOf(loan),
  },
  find: {
    method: 'GET',
    path: '/api-marketing/users/:userId/loans/:slug',
    access: 'owner',
    acceptsSlug: true,
    summary: 'One loan by its id or its reference code, for the student, the bank’s staff and advisors',
    response: loanDetail,
  },
  create: {
    method: 'POST',
    path: personPath,
    access: 'self',
    summary: 'Apply for a student loan; one open application to a bank at a time',
    body: loanApplication,
    response: loanDetail,
    status: 201,
    idempotent: true,
    conflicts: true,
    unavailable: true,
  },
  get: {
    method: 'GET',
    path: loanPath,
    access: 'owner',
    summary: 'One loan with its instalments, for the student, the bank’s staff and advisors',
    response: loanDetail,
  },
  change: {
    method: 'PATCH',
    path: loanPath,
    access: 'owner',
    summary: 'The student corrects, sends, answers or cancels; the bank’s staff ask, and decide',
    body: loanChange,
    response: loanDetail,
    versioned: true,
    conflicts: true,
    byRole: true,
  },
  remove: {
    method: 'DELETE',
    path: loanPath,
    access: 'owner',
    summary: 'Take an application back before the bank has begun with it',
    response: done,
    conflicts: true,
    byRole: true,
  },
  listOfBank: {
    method: 'GET',
    path: '/api-marketing/banks/:bankId/users/loans',
    access: 'bank',
    summary: 'Applications to a bank, drafts left out, newest first; for its staff and advisors',
    query: loanFilter,
    response: answer(
      z.object({
        data: z.array(loan),
        countTotal: z.int(),
        countAllData: z.int(),
        countByStatus: z.record(z.string(), z.int()),
        /** In USD, of all that the filters leave. */
        amountTotal: z.number(),
      }),
      ({ data }) => {
        const count = Array.isArray(data) ? data.length : 0;
        return { countTotal: count, countAllData: count, countByStatus: {}, amountTotal: 0 };
      },
    ),
  },
});
