import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { isSlug } from '@/lib/domain/schools/slug';
import { defineResource } from '../endpoint';
import {
  orUnsaid,
  answer,
  answeredDay,
  answeredInstant,
  answeredText,
  noText,
  pageOf,
  recordId,
  textOr,
} from '../answers';
import { isoDate, keyword, narrowing, queryBoolean, queryInt, requiredText, typed } from '../fields';

/** Days on the calendar in Phnom Penh, both included. */
const fields = z.object({
  campaignId: recordId,
  slug: z.string(),
  title: answeredText,
  description: answeredText,
  startsOn: orUnsaid(answeredDay),
  endsOn: orUnsaid(answeredDay),
  status: z.enum(['active', 'inactive']),
  isRunning: z.boolean(),
  createdAt: orUnsaid(answeredInstant),
});
const campaign = answer(fields, ({ campaignId, status }) => ({
  slug: textOr(campaignId),
  description: noText,
  startsOn: null,
  endsOn: null,
  status: 'active' as const,
  isRunning: status !== 'inactive',
  createdAt: null,
}));
export type Campaign = z.infer<typeof campaign>;

const plausibleDay = isoDate.refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'out-of-range');

export const newCampaign = z
  .object({
    slug: z.string().refine(isSlug, 'slug').optional(),
    title: z.object({ en: requiredText(textLimits.titleMax), km: requiredText(textLimits.titleMax) }),
    description: z.object({ en: typed(textLimits.longTextMax), km: typed(textLimits.longTextMax) }),
    startsOn: plausibleDay,
    endsOn: plausibleDay,
    status: z.enum(['active', 'inactive']).default('active'),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], error: 'before-start' });

const campaignsPath = '/api-marketing/campaigns';

export const campaignsResource = defineResource('marketing/campaigns', {
  list: {
    method: 'GET',
    path: campaignsPath,
    access: 'public',
    summary: 'Campaigns, the latest first; inactive ones for advisors only',
    query: z.object({
      keyword,
      slug: z.string().max(80).optional(),
      status: narrowing(['active', 'inactive', 'all'], 'active'),
      running: queryBoolean.optional(),
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 12 }),
    }),
    response: pageOf(campaign),
  },
  create: {
    method: 'POST',
    path: campaignsPath,
    access: 'staff',
    summary: 'Start a campaign; for advisors',
    body: newCampaign,
    response: campaign,
    status: 201,
    idempotent: true,
  },
});
