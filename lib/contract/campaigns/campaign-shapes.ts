import * as z from 'zod';
import { campaignLimits } from '@/lib/domain/campaigns/campaign-rules';
import { eventLimits } from '@/lib/domain/events/events';
import { textLimits } from '@/lib/domain/limits/texts';
import { isSlug } from '@/lib/domain/schools/slug';
import {
  orUnsaid,
  answer,
  answeredDay,
  answeredInstant,
  answeredText,
  noText,
  recordId,
  textOr,
} from '../answers';
import { isoDate, queryProvince, requiredBoth, text, typedText } from '../fields';
import { pictureUrl } from '../articles/article-input';
import { questionInput, questions } from '../events/event-shapes';

/** Days on the calendar in Phnom Penh, both included; `startsOn` to `endsOn` people register. */
const fields = z.object({
  campaignId: recordId,
  slug: z.string(),
  title: answeredText,
  description: answeredText,
  startsOn: orUnsaid(answeredDay),
  endsOn: orUnsaid(answeredDay),
  /** When and where it takes place, for whom, and what comes after the registration. */
  heldFrom: answeredDay.nullable(),
  heldTo: answeredDay.nullable(),
  place: text,
  forWhom: text,
  next: text,
  minAge: z.int().nullable(),
  takesRegistrations: z.boolean(),
  capacity: z.int().nullable(),
  /** Places by province; with them no other province has a place. */
  quotas: z.array(z.object({ province: z.string(), places: z.int() })),
  questions,
  pictures: z.array(z.string()),
  status: z.enum(['active', 'inactive']),
  isRunning: z.boolean(),
  archived: z.boolean(),
  version: z.int(),
  createdAt: orUnsaid(answeredInstant),
});
export const campaign = answer(fields, ({ campaignId, status }) => ({
  slug: textOr(campaignId),
  description: noText,
  startsOn: null,
  endsOn: null,
  heldFrom: null,
  heldTo: null,
  place: noText,
  forWhom: noText,
  next: noText,
  minAge: null,
  takesRegistrations: false,
  capacity: null,
  quotas: [],
  questions: [],
  pictures: [],
  status: 'active' as const,
  isRunning: status !== 'inactive',
  archived: false,
  version: 0,
  createdAt: null,
}));
export type Campaign = z.infer<typeof campaign>;

const plausibleDay = isoDate.refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'out-of-range');

const places = z.int().min(1).max(campaignLimits.placesMax);
const quotas = z
  .array(z.object({ province: queryProvince, places }))
  .max(25)
  .refine((rows) => new Set(rows.map(({ province }) => province)).size === rows.length, 'twice');
const { titleMax, shortTextMax } = textLimits;

/** The slug names the campaign in addresses, and never changes. What is optional is empty at first, and stays on a change. */
export const campaignDraft = z.object({
  slug: z.string().refine(isSlug, 'slug').optional(),
  title: requiredBoth(textLimits.titleMax),
  description: typedText(textLimits.longTextMax),
  startsOn: plausibleDay,
  endsOn: plausibleDay,
  heldFrom: plausibleDay.nullable().optional(),
  heldTo: plausibleDay.nullable().optional(),
  place: typedText(titleMax).optional(),
  forWhom: typedText(shortTextMax).optional(),
  next: typedText(shortTextMax).optional(),
  minAge: z.int().min(1).max(eventLimits.minAgeMax).nullable().optional(),
  takesRegistrations: z.boolean().optional(),
  capacity: places.nullable().optional(),
  quotas: quotas.optional(),
  questions: z.array(questionInput).max(eventLimits.questionsMax).optional(),
  pictures: z.array(pictureUrl).max(campaignLimits.picturesMax).optional(),
  status: z.enum(['active', 'inactive']).default('active'),
});
export const newCampaign = campaignDraft.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
  path: ['endsOn'],
  error: 'before-start',
});
const { slug: _slug, status: campaignStatus, ...changeable } = campaignDraft.shape;
export const campaignChange = z.object({ ...changeable, status: campaignStatus.unwrap() }).partial();
