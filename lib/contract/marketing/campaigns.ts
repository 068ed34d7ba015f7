import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits';
import { isSlug } from '@/lib/domain/schools/slug';
import { defineResource } from '../endpoint';
import { instant, isoDate, keyword, queryBoolean, queryInt, requiredText, text, typed } from '../fields';

/** Days on the calendar in Phnom Penh, both included. */
export const campaign = z.object({
  campaignId: z.uuid(),
  slug: z.string(),
  title: text,
  description: text,
  startsOn: isoDate,
  endsOn: isoDate,
  status: z.enum(['active', 'inactive']),
  isRunning: z.boolean(),
  createdAt: instant,
});
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
      status: z.enum(['active', 'inactive', 'all']).default('active'),
      running: queryBoolean.optional(),
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 12 }),
    }),
    response: z.object({ data: z.array(campaign), countTotal: z.int() }),
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
