import * as z from 'zod';
import { defineResource } from '../endpoint';
import { typed } from '../fields';
import { applicantDetail } from './applicant-shapes';

export const withdrawalsResource = defineResource('applicant/withdrawals', {
  withdraw: {
    method: 'POST',
    path: '/api-nest-applicant/applicants/:id/withdraw',
    access: 'owner',
    summary: 'Take one’s own application back, until the school has decided',
    body: z.object({ reason: typed(500).default('') }),
    response: applicantDetail,
    versioned: true,
    conflicts: true,
  },
});
