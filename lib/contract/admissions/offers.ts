import * as z from 'zod';
import { offerAnswers } from '@/lib/domain/admissions/offers';
import { defineResource } from '../endpoint';
import { id, isoDate, requiredText } from '../fields';
import { applicantDetail } from './applicant-shapes';
import { ownApplications } from './own-applications';

const choicesMax = 100;

export const offersResource = defineResource('applicant/offers', {
  answer: {
    method: 'POST',
    path: '/api-nest-applicant/applicants/:id/offer',
    access: 'owner',
    summary:
      'Accept the place that a school offers until its last day, also on condition; keep one more as a back-up while it is; decline it, or give it back',
    body: z.object({ answer: z.enum(offerAnswers) }),
    response: applicantDetail,
    versioned: true,
    conflicts: true,
  },
  setDay: {
    method: 'PATCH',
    path: '/api-nest-applicant/applicants/:id/offer',
    access: 'keeper',
    summary:
      'Set another last day for the answer to an offer or for the proof of its condition, also after the first one has passed; null for none, left out to keep it. For whoever decides on the application',
    body: z
      .object({ answerBy: isoDate.nullable(), proofBy: isoDate.nullable() })
      .partial()
      .refine((body) => Object.keys(body).length > 0, 'required'),
    response: applicantDetail,
    versioned: true,
    conflicts: true,
    byRole: true,
  },
  keep: {
    method: 'POST',
    path: '/api-nest-applicant/applicants/:id/offer/keep',
    access: 'keeper',
    summary:
      'Say that a final place stays although its proof was withdrawn. For whoever decides on the application',
    body: z.object({ reason: requiredText(500) }),
    response: applicantDetail,
    versioned: true,
    conflicts: true,
    byRole: true,
  },
  order: {
    method: 'PUT',
    path: '/api-nest-applicant/students/:id/applications/order',
    access: 'self',
    summary:
      'Say which application is one’s first choice and which ones are back-ups; only the person sees it',
    body: z.object({
      applicantIds: z
        .array(id)
        .max(choicesMax)
        .refine((ids) => new Set(ids).size === ids.length, 'twice'),
    }),
    response: ownApplications,
  },
});
