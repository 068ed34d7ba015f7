import * as z from 'zod';
import { resultKinds } from '@/lib/domain/applications/result-proofs';
import { defineResource } from '../endpoint';
import { requiredText } from '../fields';
import { applicantDetail } from './applicant-shapes';
import { provenExam } from './result-shapes';

const path = '/api-nest-applicant/applicants/:id/results';

/** A proof by a paper is the word on that paper, `applicant/papers.decide`. */
export const resultsResource = defineResource('applicant/results', {
  prove: {
    method: 'POST',
    path,
    access: 'keeper',
    summary:
      'Say that a result of the applicant is proven by a record of the school; `exam` is what it says of the national exam. It resolves the conditions of all offers to the person. For whoever decides on the application',
    body: z
      .object({
        kind: z.enum(resultKinds),
        exam: provenExam.nullable().default(null),
        note: requiredText(500),
      })
      .refine(({ kind, exam }) => kind !== 'exam' || exam !== null, { path: ['exam'], message: 'required' }),
    response: applicantDetail,
    conflicts: true,
    byRole: true,
  },
  withdraw: {
    method: 'POST',
    path: `${path}/withdraw`,
    access: 'keeper',
    summary:
      'Withdraw the proof of a result, with the reason. A place that is final stays until somebody decides; both sides are told. For whoever decides on the application',
    body: z.object({ kind: z.enum(resultKinds), reason: requiredText(500) }),
    response: applicantDetail,
    conflicts: true,
    byRole: true,
  },
});
