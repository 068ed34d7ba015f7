import * as z from 'zod';
import { resultKinds } from '@/lib/domain/admissions/result-proofs';
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
      'Say that a result of the applicant is proven by a record of the school; `exam` is what it says of the national exam. It decides about the places at this school alone. For whoever decides on the application',
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
      'Withdraw what the school of this application has proven, with the reason. What that proof alone has done to places is undone; a place that people have made final is in doubt, and both sides are told. For whoever decides on the application, and for operators',
    body: z.object({ kind: z.enum(resultKinds), reason: requiredText(500) }),
    response: applicantDetail,
    conflicts: true,
    byRole: true,
  },
  object: {
    method: 'POST',
    path: `${path}/object`,
    access: 'user',
    summary:
      'Say why a proof of the results of this applicant is wrong; the school that gave it is told. A second time replaces the first. For the person of the application, and for whoever decides on it',
    body: z.object({ proofId: z.uuid(), reason: requiredText(500) }),
    response: applicantDetail,
    conflicts: true,
    byRole: true,
  },
});
