'use client';

import { useTranslations } from 'next-intl';
import { CampaignEditor } from '@/components/content/campaign-desk/campaign-editor';
import { newCampaign } from '@/components/content/campaign-desk/campaign-form';
import { campaignList } from '@/components/content/campaign-desk/campaign-list';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';

/** Adds a campaign, hidden at first. */
export function CampaignCreateScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('campaignDesk');
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={campaignList.href()}>{t('title')}</BackLink>
        <DetailHeader title={t('create')} />
      </div>
      <CampaignEditor campaign={newCampaign} organizationId={organizationId} />
    </div>
  );
}
