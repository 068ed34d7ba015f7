import * as z from 'zod';
import { schoolFeatures } from '@/lib/domain/site/features';
import { requestStates } from '@/lib/domain/review/request-states';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { done, instant, keyword, oneLine, optionalEmail, queryInt, requiredText, typed } from '../fields';
import { spamTrap } from '../spam-trap';
import { phone } from '../person-fields';

const features = z.array(z.enum(schoolFeatures)).max(schoolFeatures.length);

export const partnerRequestDraft = z.object({
  name: oneLine(textLimits.nameMax),
  school: oneLine(textLimits.titleMax),
  role: oneLine(textLimits.nameMax),
  phone,
  /** Where the answer is sent; without it somebody calls. */
  email: optionalEmail.default(''),
  features: features.default([]),
  message: requiredText(textLimits.longTextMax),
  locale: z.enum(['km', 'en']).default('km'),
  ...spamTrap,
});

export const partnerRequest = z.object({
  requestId: z.uuid(),
  name: z.string(),
  school: z.string(),
  role: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  features,
  message: z.string(),
  locale: z.enum(['km', 'en']),
  state: z.enum(requestStates),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
});
export type PartnerRequest = z.infer<typeof partnerRequest>;

export const partnerAnswer = z
  .object({ state: z.enum(requestStates), answer: typed(textLimits.longTextMax).default('') })
  .refine(({ state, answer }) => state !== 'answered' || answer !== '', {
    path: ['answer'],
    error: 'required',
  });

const path = '/api-marketing/partner_requests';

export const partnerRequestsResource = defineResource('marketing/partner-requests', {
  create: {
    method: 'POST',
    path,
    access: 'public',
    summary: 'Ask Sala for a partnership, for a school',
    body: partnerRequestDraft,
    response: done,
    status: 202,
    idempotent: true,
    limited: true,
  },
  list: {
    method: 'GET',
    path,
    access: 'staff',
    summary: 'Requests for a partnership, the latest first; for advisors',
    query: z.object({
      keyword,
      state: z.enum([...requestStates, 'all']).default('all'),
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(partnerRequest), countTotal: z.int() }),
  },
  answer: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'staff',
    summary: 'Answer a request or close it; a new answer is mailed where there is an address',
    body: partnerAnswer,
    response: partnerRequest,
    versioned: true,
  },
});
