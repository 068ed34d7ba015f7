import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CampaignView } from '@/components/campaigns/campaign-view';
import { Missing } from '@/components/feedback/missing';
import { pagePictureOf } from '@/lib/domain/articles/title-picture';
import { truncateGraphemes } from '@/lib/domain/khmer/khmer';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickText } from '@/lib/i18n/pick';
import { cachedCampaign, cachedCampaignPlaces } from '@/lib/query/campaigns';
import { cachedToday } from '@/lib/query/catalogue';
import { campaignHref } from '@/lib/routes/campaign-href';

const descriptionMax = 200;

/** Title and description of a campaign; search engines list it until its last day. */
export async function campaignMetadata(slug: string): Promise<Metadata> {
  const campaign = await cachedCampaign(slug);
  if (!campaign) return { title: (await getTranslations('feedback'))('error.404.title') };
  const locale = await getLocale();
  const { heldTo, endsOn } = campaign;
  return pageMetadata({
    path: campaignHref(slug),
    title: pickText(campaign.title, locale),
    description: truncateGraphemes(pickText(campaign.description, locale), descriptionMax),
    image: pagePictureOf('/career-center', locale),
    indexable: (heldTo ?? endsOn ?? '') >= (await cachedToday()),
  });
}

/** Reads a campaign with its free places. */
export async function CampaignPage({ slug }: { slug: string }) {
  const [campaign, places, today] = await Promise.all([
    cachedCampaign(slug),
    cachedCampaignPlaces(slug),
    cachedToday(),
  ]);
  return campaign ? <CampaignView campaign={campaign} places={places} today={today} /> : <Missing />;
}
