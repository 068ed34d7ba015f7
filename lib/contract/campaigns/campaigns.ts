import * as z from 'zod';
import { pageOf } from '../answers';
import { defineResource } from '../endpoint';
import { keyword, narrowing, queryBoolean, queryInt } from '../fields';
import { campaign, campaignChange, campaignDraft, newCampaign } from './campaign-shapes';

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
