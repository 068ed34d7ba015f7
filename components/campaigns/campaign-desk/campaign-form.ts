import * as z from 'zod';
import { type Campaign, campaignDraft } from '@/lib/contract/campaigns/campaign-shapes';
import {
  emptyLeftOut,
  typedDay,
  typedDayOrNull,
  typedNumber,
  typedNumberOrNull,
} from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { slug, startsOn, endsOn, heldFrom, heldTo, status, minAge, capacity, quotas, questions, pictures } =
  campaignDraft.shape;
const quota = quotas.unwrap().element;
const question = questions.unwrap().element;

/** Each picture is an entry; one without a file is left out. */
const typedPictures = z.codec(z.array(z.object({ url: z.string().nullish() })), pictures, {
  decode: (entries) => entries.flatMap(({ url }) => url || []),
  encode: (urls) => (urls ?? []).map((url) => ({ url })),
});

/** The contract's own draft, as it is typed; the server refuses an end before the start. */
export const campaignForm = campaignDraft.extend({
  slug: emptyLeftOut(slug),
  startsOn: typedDay(startsOn),
  endsOn: typedDay(endsOn),
  heldFrom: typedDayOrNull(heldFrom),
  heldTo: typedDayOrNull(heldTo),
  minAge: typedNumberOrNull(minAge),
  capacity: typedNumberOrNull(capacity),
  quotas: z.array(quota.extend({ places: typedNumber(quota.shape.places) })),
  questions: z.array(question.safeExtend({ id: emptyLeftOut(question.shape.id) })),
  pictures: typedPictures,
  status: status.unwrap(),
});

export const campaignValues = (campaign: Campaign) =>
  typedFrom(campaignForm, {
    ...campaign,
    startsOn: campaign.startsOn ?? '',
    endsOn: campaign.endsOn ?? '',
  });

const nothing = { en: '', km: '' };

export const newCampaign: Campaign = {
  campaignId: '',
  slug: '',
  title: nothing,
  description: nothing,
  startsOn: null,
  endsOn: null,
  heldFrom: null,
  heldTo: null,
  place: nothing,
  forWhom: nothing,
  next: nothing,
  minAge: null,
  takesRegistrations: false,
  capacity: null,
  quotas: [],
  questions: [],
  pictures: [],
  status: 'inactive',
  isRunning: false,
  archived: false,
  version: 0,
  createdAt: null,
};
