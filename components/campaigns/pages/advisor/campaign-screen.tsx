'use client';

import { useTranslations } from 'next-intl';
import { CampaignDeskView } from '@/components/campaigns/campaign-desk/campaign-view';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { href } from '@/lib/routes/href';

/** Campaigns, and the way to a new one. */
export function CampaignScreen() {
  const t = useTranslations('campaignDesk');
  return (
    <>
      <CreateLink
        title={t('title')}
        lead={t('lead')}
        href={href('/advisor/campaign/create')}
        label={t('create')}
      />
      <CampaignDeskView />
    </>
  );
}
