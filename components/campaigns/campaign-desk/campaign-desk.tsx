'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CampaignActions } from './campaign-actions';
import { CampaignBadge } from './campaign-badge';
import { CampaignEditor } from './campaign-editor';
import { campaignList } from './campaign-list';
import { campaignRegistrants } from './registrant-list';

const RegistrantsView = lazyPart(
  () => import('./registrants-view').then((module) => module.RegistrantsView),
  ListSkeleton,
);
const CampaignLinks = lazyPart(
  () => import('./campaign-links').then((module) => module.CampaignLinks),
  ListSkeleton,
);

interface CampaignDeskProps {
  campaign: Campaign;
  organizationId: string;
}

/** One campaign: its text, who registered, and the links that tell where they came from. */
export function CampaignDesk({ campaign, organizationId }: CampaignDeskProps) {
  const t = useTranslations('campaignDesk');
  const locale = useLocale();
  const { slug } = campaign;
  const viewOf = (view?: string) =>
    href('/advisor/campaign/[slug]/detail', { slug }, view ? { view } : undefined);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={campaignList.href()}>{t('title')}</BackLink>
        <DetailHeader
          title={pickText(campaign.title, locale)}
          meta={<CampaignBadge campaign={campaign} />}
          actions={<CampaignActions campaign={campaign} />}
        />
      </div>
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'text',
            label: t('views.text'),
            href: viewOf(),
            show: () => <CampaignEditor campaign={campaign} organizationId={organizationId} />,
          },
          {
            key: 'registrations',
            label: t('views.registrations'),
            href: campaignRegistrants(slug).href(),
            show: () => <RegistrantsView campaign={campaign} />,
          },
          {
            key: 'links',
            label: t('views.links'),
            href: viewOf('links'),
            show: () => <CampaignLinks slug={slug} />,
          },
        ]}
      />
    </div>
  );
}
