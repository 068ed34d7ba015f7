import * as z from 'zod';
import { feePeriods } from '@/lib/domain/money/fee-period';
import { defineResource } from '../endpoint';
import { instant, isoDate } from '../fields';

const named = z.object({ name: z.string(), nameNative: z.string() });
const path = '/api-lms/organizations/:orgId/students/:id';

/** Affairs of a student beyond one school: for themselves and the guardians to whom they show it. No school reads them. */
export const studentAffairsResource = defineResource('lms/student-affairs', {
  applications: {
    method: 'GET',
    path: `${path}/applications`,
    access: 'owner',
    summary:
      'Where a student has applied and how far it is, for the student and guardians who see applications',
    response: z.object({
      data: z.array(
        z.object({
          applicantId: z.uuid(),
          school: named,
          program: named.nullable(),
          step: named,
          sentAt: instant,
          since: instant,
          /** The last day to answer an offer that waits. */
          answerBy: isoDate.nullable(),
        }),
      ),
      countTotal: z.int(),
    }),
  },
  fees: {
    method: 'GET',
    path: `${path}/fees`,
    access: 'owner',
    summary:
      'The published fees of what a student studies and has applied for, for the student and guardians who see fees',
    response: z.object({
      data: z.array(
        z.object({
          subjectId: z.uuid(),
          why: z.enum(['studies', 'applied']),
          school: named,
          program: named,
          feeUsd: z.number(),
          per: z.enum(feePeriods),
        }),
      ),
      countTotal: z.int(),
    }),
  },
});
