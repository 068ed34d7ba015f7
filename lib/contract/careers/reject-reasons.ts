import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { requiredText, text } from '../fields';

/** A reason as the applicant reads it. One that is switched off is not chosen any more. */
const rejectReason = z.object({ key: z.string(), name: text, active: z.boolean() });
export type RejectReason = z.infer<typeof rejectReason>;
const reasons = z.object({ data: z.array(rejectReason), countTotal: z.int() });

const sentence = requiredText(textLimits.shortTextMax);

/** The key of a reason where an application is rejected. */
export const rejectReasonKey = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'invalid-code');
export const rejectReasonDraft = z.object({
  key: rejectReasonKey,
  name: z.object({ en: sentence, km: sentence }),
  active: z.boolean(),
});

const path = '/api-nest-recruit/organizations/:orgId/reject_reasons';

export const rejectReasonsResource = defineResource('recruitment/reject-reasons', {
  list: {
    method: 'GET',
    path,
    access: 'public',
    summary: 'Why an organization rejects applications for vacancies: the common reasons, then its own',
    response: reasons,
  },
  set: {
    method: 'PUT',
    path,
    access: 'staff',
    byRole: true,
    summary: 'Add a reason of an organization under a new key, or rename one or switch it off; for advisors',
    body: rejectReasonDraft,
    response: reasons,
    conflicts: true,
  },
});
