import { type Campaign, campaignDraft } from '@/lib/contract/marketing/campaigns';
import { emptyLeftOut, typedDay } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { slug, startsOn, endsOn, status } = campaignDraft.shape;
const fields = campaignDraft.extend({
  slug: emptyLeftOut(slug),
  startsOn: typedDay(startsOn),
  endsOn: typedDay(endsOn),
  status: status.unwrap(),
});

/** The contract's own draft, as it is typed; the server refuses an end before the start. */
export const campaignForm = fields;

export const campaignValues = ({
  slug: name,
  title,
  description,
  startsOn: from,
  endsOn: to,
  status: now,
}: Campaign) =>
  typedFrom(fields, {
    slug: name,
    title,
    description,
    startsOn: from ?? '',
    endsOn: to ?? '',
    status: now,
  });

export const newCampaign: Campaign = {
  campaignId: '',
  slug: '',
  title: { en: '', km: '' },
  description: { en: '', km: '' },
  startsOn: null,
  endsOn: null,
  status: 'inactive',
  isRunning: false,
  archived: false,
  version: 0,
  createdAt: null,
};
