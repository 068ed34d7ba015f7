import * as z from 'zod';
import { campaignLimits, registrationStatuses, staffStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { batchOf, batchOutcomes } from '../batch';
import { defineResource } from '../endpoint';
import { isoDate, keyword, queryBoolean, queryInt, queryProvince, requiredBoth } from '../fields';
import { campaignRegistration } from './campaign-registrations';

/** `twins`: how many other registrations of the campaign have the same number, or the same name in another spelling. */
const registrant = campaignRegistration.extend({ twins: z.int() });
export type Registrant = z.infer<typeof registrant>;

const counted = z.array(z.object({ key: z.string(), count: z.int() }));

/** By day in Phnom Penh with the days between; the others the greatest first. Places that were given back do not count. */
const numbers = z.object({
  placed: z.int(),
  withdrawn: z.int(),
  declined: z.int(),
  days: z.array(z.object({ day: isoDate, count: z.int() })),
  provinces: counted,
  schools: counted,
  /** '' is who came by no link that says so. */
  sources: counted,
});
export type CampaignNumbers = z.infer<typeof numbers>;

const path = '/api-marketing/campaigns/:slug';

export const campaignDeskResource = defineResource('marketing/campaign-desk', {
  list: {
    method: 'GET',
    path: `${path}/registrations`,
    access: 'staff',
    acceptsSlug: true,
    summary: 'Who registered for a campaign, the latest first; for advisors',
    query: z.object({
      /** A part of the name or the school, a whole phone number, or the reference. */
      keyword,
      status: z.enum(registrationStatuses).optional(),
      province: queryProvince.optional(),
      /** Only those that have the number or the name of another one. */
      twins: queryBoolean.optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(registrant), countTotal: z.int() }),
  },
  numbers: {
    method: 'GET',
    path: `${path}/numbers`,
    access: 'staff',
    acceptsSlug: true,
    summary: 'Registrations of a campaign by day, province, school and source; for advisors',
    response: numbers,
  },
  move: {
    method: 'POST',
    path: `${path}/registrations/moves`,
    access: 'staff',
    acceptsSlug: true,
    summary: 'Set the state of up to 200 registrations; for advisors',
    body: batchOf(
      z.object({ registrationId: z.uuid(), version: z.int().optional(), status: z.enum(staffStatuses) }),
    ),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
  message: {
    method: 'POST',
    path: `${path}/registrations/messages`,
    access: 'staff',
    acceptsSlug: true,
    summary: 'Write to up to 200 people who registered, in both languages; for advisors',
    body: batchOf(z.object({ registrationId: z.uuid(), text: requiredBoth(campaignLimits.messageMax) })),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
});
