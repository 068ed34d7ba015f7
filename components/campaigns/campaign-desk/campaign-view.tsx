'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CampaignBadge } from './campaign-badge';
import { campaignList, campaignQuery, campaignStateOf, campaignStates } from './campaign-list';

/** Campaigns: when they run, and whether readers see them. */
export function CampaignDeskView() {
  const t = useTranslations('campaignDesk');
  const locale = useLocale();
  const otherLocale = locale === 'km' ? 'en' : 'km';
  const name: RowName<Campaign> = {
    header: t('fields.title'),
    key: ({ campaignId }) => campaignId,
    name: ({ title }) => pickText(title, locale),
    href: ({ slug }) => href('/advisor/campaign/[slug]/detail', { slug }),
    below: ({ title }) => (
      <span lang={otherLocale} className="block text-sm text-muted">
        {title[otherLocale]}
      </span>
    ),
    csv: [
      { header: t('csv.titleKm'), text: ({ title }) => title.km },
      { header: t('csv.titleEn'), text: ({ title }) => title.en },
    ],
  };
  const columns: Column<Campaign>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (campaign) => <CampaignBadge campaign={campaign} />,
      text: (campaign) => t(`state.${campaignStateOf(campaign)}`),
    },
    dateColumn({ id: 'from', header: t('columns.from'), locale, at: ({ startsOn }) => startsOn ?? '' }),
    dateColumn({ id: 'to', header: t('columns.to'), locale, at: ({ endsOn }) => endsOn ?? '' }),
  ];
  return (
    <ListPage
      address={campaignList}
      query={campaignQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
      tabs={{
        name: 'status',
        label: t('columns.state'),
        all: t('all'),
        tabs: campaignStates.map((key) => ({ key, label: t(`state.${key}`) })),
      }}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'campaigns', rowsPerCall: 100 }}
    />
  );
}
