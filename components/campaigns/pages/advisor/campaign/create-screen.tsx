'use client';

import { useTranslations } from 'next-intl';
import { CampaignEditor } from '@/components/campaigns/campaign-desk/campaign-editor';
import { newCampaign } from '@/components/campaigns/campaign-desk/campaign-form';
import { campaignList } from '@/components/campaigns/campaign-desk/campaign-list';
import { EditorTop } from '@/components/kits/editor/editor-top';

/** Adds a campaign, hidden at first. */
export function CampaignCreateScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('campaignDesk');
  return (
    <div className="grid grid-cols-1">
      <EditorTop list={{ href: campaignList.href(), label: t('title') }} />
      <CampaignEditor campaign={newCampaign} organizationId={organizationId} />
    </div>
  );
}
