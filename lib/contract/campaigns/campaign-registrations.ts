import * as z from 'zod';
import { campaignLimits, registrationStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { placeLimits } from '@/lib/domain/events/event-places';
import { defineResource } from '../endpoint';
import {
  digits,
  done,
  instant,
  isoDate,
  optionalEmail,
  queryProvince,
  requiredText,
  text,
  typed,
} from '../fields';
import { phone, writtenFamilyName, writtenName } from '../person-fields';

/** `answers` by the id of the question: a text, `yes` or `no`, or the English words of a choice. */
const wish = z.object({
  lastName: z.string('required').pipe(writtenFamilyName),
  firstName: z.string('required').pipe(writtenName),
  phone: z.string('required').pipe(phone),
  email: optionalEmail.nullish(),
  dob: z.string('required').min(1, 'required').pipe(isoDate),
  province: z.string('required').min(1, 'required').pipe(queryProvince),
  schoolName: z.string('required').pipe(requiredText(200)),
  answers: z.record(z.string().max(40), typed(placeLimits.answerMax)).default({}),
  /** Of a guardian who has agreed by code; demanded below eighteen. */
  guardianPhone: z.union([z.literal(''), phone]).nullish(),
  /** Where the person came from. */
  source: typed(campaignLimits.sourceMax).nullish(),
});

export const campaignRegistration = z.object({
  registrationId: z.uuid(),
  /** What a person says when they ask about it. */
  reference: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  dob: isoDate,
  province: z.string(),
  schoolName: z.string(),
  answers: z.array(z.object({ id: z.string(), label: text, answer: text })),
  status: z.enum(registrationStatuses),
  guardianPhone: z.string().nullable(),
  guardianAgreedAt: instant.nullable(),
  source: z.string().nullable(),
  registeredAt: instant,
  version: z.int(),
});
export type CampaignRegistration = z.infer<typeof campaignRegistration>;

const campaignPlaces = z.object({
  /** Null where there is no limit. */
  left: z.int().nullable(),
  provinces: z.array(z.object({ province: z.string(), places: z.int(), left: z.int() })),
});
export type CampaignPlaces = z.infer<typeof campaignPlaces>;

/** Apart from the campaigns of the desk: readers have these of what they see. */
const path = '/api-marketing/open-campaigns/:slug';

/**
 * Refusals of `register`: 404 for a campaign that readers do not see, 409 `campaign-not-open`, `campaign-over`,
 * `campaign-full`, `campaign-closed`, `too-young`, `already-registered`; 422 at `guardianPhone` where a guardian has not agreed.
 */
export const campaignRegistrationsResource = defineResource('marketing/campaign-registrations', {
  places: {
    method: 'GET',
    path: `${path}/places`,
    access: 'public',
    acceptsSlug: true,
    summary: 'How many places of a campaign are free, in all and by province',
    response: campaignPlaces,
  },
  mine: {
    method: 'GET',
    path: `${path}/registration`,
    access: 'user',
    acceptsSlug: true,
    summary: 'The caller’s own registration for a campaign; null without one',
    response: z.object({ data: campaignRegistration.nullable() }),
  },
  register: {
    method: 'POST',
    path: `${path}/registration`,
    access: 'user',
    acceptsSlug: true,
    summary: 'Register for a campaign; below eighteen with a guardian who has agreed',
    body: wish,
    response: campaignRegistration,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  giveBack: {
    method: 'DELETE',
    path: `${path}/registration`,
    access: 'user',
    acceptsSlug: true,
    summary: 'Give one’s place back while the campaign is not over',
    response: done,
    conflicts: true,
  },
  askGuardian: {
    method: 'POST',
    path: `${path}/guardian`,
    access: 'user',
    acceptsSlug: true,
    summary: 'Ask the guardian of a minor by SMS to agree to the registration',
    body: z.object({ guardianPhone: z.string('required').pipe(phone) }),
    response: z.object({ consentId: z.uuid(), expiresInSeconds: z.int() }),
    status: 201,
    limited: true,
    conflicts: true,
  },
  confirmGuardian: {
    method: 'POST',
    path: `${path}/guardian/:consentId`,
    access: 'user',
    acceptsSlug: true,
    summary: 'The code that the guardian has said: from then on the registration may be sent',
    body: z.object({ verifyCode: digits(/^\d{6}$/, 'invalid-code') }),
    response: z.object({ consentId: z.uuid(), agreedAt: instant }),
  },
});
