import * as z from 'zod';
import { offerAnswers } from '@/lib/domain/applications/offers';
import { defineResource } from '../endpoint';
import { id, isoDate } from '../fields';
import { applicantDetail } from './applicant-shapes';
import { ownApplications } from './own-applications';

const choicesMax = 100;

export const offersResource = defineResource('applicant/offers', {
  answer: {
    method: 'POST',
    path: '/api-nest-applicant/applicants/:id/offer',
    access: 'owner',
    summary:
      'Accept or decline the place that a school offers, once, until its last day; a place with an open condition can only be declined',
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
      'Set another last day for the answer to an offer, also after the first one has passed; null for none. For whoever decides on the application',
    body: z.object({ answerBy: isoDate.nullable() }),
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
