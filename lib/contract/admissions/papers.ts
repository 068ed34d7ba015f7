import * as z from 'zod';
import { defineResource } from '../endpoint';
import { typed } from '../fields';
import { key } from './applicant-form-shapes';
import { applicantDetail } from './applicant-shapes';
import { provenExam } from './result-shapes';

const papers = '/api-nest-applicant/applicants/:id/papers';
const fileKey = z.string().min(1, 'required').max(300);

export const papersResource = defineResource('applicant/papers', {
  send: {
    method: 'PUT',
    path: papers,
    access: 'owner',
    summary: 'Send a paper that the school asks for, as an uploaded file; a later one takes its place',
    body: z.object({ kind: key, fileKey }),
    response: applicantDetail,
    conflicts: true,
    unavailable: true,
  },
  remove: {
    method: 'POST',
    path: `${papers}/remove`,
    access: 'owner',
    summary: 'Take a paper back that the school has not received; removed already is fine',
    body: z.object({ kind: key }),
    response: applicantDetail,
    conflicts: true,
  },
  decide: {
    method: 'PATCH',
    path: papers,
    access: 'keeper',
    summary:
      'Say that a paper was seen, also one that was shown at the school, or refuse it with a reason; `fileKey` is the file that was looked at. For whoever decides on the application',
    body: z
      .object({
        kind: key,
        state: z.enum(['received', 'refused']),
        fileKey: fileKey.nullable(),
        reason: typed(500).default(''),
        /** What it says, where it is a paper that shows the result of the national exam: the result is proven by it. */
        exam: provenExam.optional(),
      })
      .refine(({ state, reason }) => state === 'received' || reason !== '', {
        path: ['reason'],
        message: 'required',
      }),
    response: applicantDetail,
    conflicts: true,
    byRole: true,
  },
});
