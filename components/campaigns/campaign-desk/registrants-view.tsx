'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ListPage } from '@/components/kits/list/list-page';
import { Button } from '@/components/ui/button';
import type { Registrant } from '@/lib/contract/campaigns/campaign-desk';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { registrationStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { CampaignCharts } from './campaign-charts';
import { MoveRegistrants } from './move-registrants';
import { useCampaignRegistrantColumns } from './registrant-columns';
import { campaignRegistrantQuery, campaignRegistrants } from './registrant-list';
import { WriteToRegistrants } from './write-to-registrants';

/** Who registered for a campaign, with what they answered; the chosen ones are moved or written to together. */
export function RegistrantsView({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaignDesk.registrants');
  const locale = useLocale();
  const { slug } = campaign;
  const address = useMemo(() => campaignRegistrants(slug), [slug]);
  // The rows as they were chosen: after a change the list may show others.
  const [chosen, setChosen] = useState<{ what: 'move' | 'write'; rows: readonly Registrant[] } | null>(null);
  const { name, columns } = useCampaignRegistrantColumns(campaign);
  const close = () => setChosen(null);
  return (
    <>
      <ListPage
        lead={t('lead')}
        address={address}
        query={campaignRegistrantQuery(slug)}
        texts={t}
        name={name}
        columns={columns}
        summary={() => <CampaignCharts slug={slug} />}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          { kind: 'province', name: 'province', label: t('columns.province'), any: t('anyProvince') },
          {
            kind: 'select',
            name: 'twins',
            label: t('twins'),
            any: t('everybody'),
            options: [
              { value: 'true', label: t('onlyTwins') },
              { value: 'false', label: t('noTwins') },
            ],
          },
        ]}
        tabs={{
          name: 'status',
          label: t('columns.status'),
          all: t('all'),
          tabs: registrationStatuses.map((key) => ({ key, label: t(`status.${key}`) })),
        }}
        shown={(count) => t('shown', { count })}
        exports={{ fileName: `${slug}-${locale}`, rowsPerCall: 100 }}
        bulk={(rows) => (
          <>
            <Button onClick={() => setChosen({ what: 'move', rows })}>{t('move.open')}</Button>
            <Button variant="secondary" onClick={() => setChosen({ what: 'write', rows })}>
              {t('write.open')}
            </Button>
          </>
        )}
      />
      {chosen?.what === 'move' && <MoveRegistrants slug={slug} registrants={chosen.rows} onClose={close} />}
      {chosen?.what === 'write' && (
        <WriteToRegistrants campaign={campaign} registrants={chosen.rows} onClose={close} />
      )}
    </>
  );
}
