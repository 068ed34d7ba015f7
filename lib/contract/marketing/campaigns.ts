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
import { isoDate, keyword, narrowing, queryBoolean, queryInt, requiredBoth, typedText } from '../fields';

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
  archived: z.boolean(),
  version: z.int(),
  createdAt: orUnsaid(answeredInstant),
});
const campaign = answer(fields, ({ campaignId, status }) => ({
  slug: textOr(campaignId),
  description: noText,
  startsOn: null,
  endsOn: null,
  status: 'active' as const,
  isRunning: status !== 'inactive',
  archived: false,
  version: 0,
  createdAt: null,
}));
export type Campaign = z.infer<typeof campaign>;

const plausibleDay = isoDate.refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'out-of-range');

/** The slug names the campaign in addresses, and never changes. */
export const campaignDraft = z.object({
  slug: z.string().refine(isSlug, 'slug').optional(),
  title: requiredBoth(textLimits.titleMax),
  description: typedText(textLimits.longTextMax),
  startsOn: plausibleDay,
  endsOn: plausibleDay,
  status: z.enum(['active', 'inactive']).default('active'),
});
export const newCampaign = campaignDraft.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
  path: ['endsOn'],
  error: 'before-start',
});
const { slug: _slug, status: campaignStatus, ...changeable } = campaignDraft.shape;
export const campaignChange = z.object({ ...changeable, status: campaignStatus.unwrap() }).partial();

const campaignsPath = '/api-marketing/campaigns';

export const campaignsResource = defineResource('marketing/campaigns', {
  list: {
    method: 'GET',
    path: campaignsPath,
    access: 'public',
    summary: 'Campaigns, the latest first; inactive and archived ones for advisors only',
    query: z.object({
      keyword,
      slug: z.string().max(80).optional(),
      status: narrowing(['active', 'inactive', 'archived', 'all'], 'active'),
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
  get: {
    method: 'GET',
    path: `${campaignsPath}/:slug`,
    access: 'staff',
    acceptsSlug: true,
    summary: 'One campaign in any state; for advisors',
    response: campaign,
  },
  update: {
    method: 'PATCH',
    path: `${campaignsPath}/:slug`,
    access: 'staff',
    acceptsSlug: true,
    summary: 'Change a campaign, show it or hide it; for advisors',
    body: campaignChange,
    response: campaign,
    versioned: true,
    conflicts: true,
  },
  duplicate: {
    method: 'POST',
    path: `${campaignsPath}/:slug/copies`,
    access: 'staff',
    acceptsSlug: true,
    summary: 'Write the same campaign anew under a title, hidden; for advisors',
    body: campaignDraft.pick({ title: true }),
    response: campaign,
    status: 201,
    idempotent: true,
  },
  archive: {
    method: 'PUT',
    path: `${campaignsPath}/:slug/archived`,
    access: 'staff',
    acceptsSlug: true,
    summary: 'Archive a campaign, which hides it too, or bring it back hidden; for advisors',
    body: z.object({ archived: z.boolean() }),
    response: campaign,
    versioned: true,
  },
});
