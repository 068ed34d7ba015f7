'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ListPage } from '@/components/kits/list/list-page';
import { Button } from '@/components/ui/button';
import type { Registration } from '@/lib/contract/careers/registrations';
import { registrantSituations } from '@/lib/domain/profiles/recruitment-options';
import { pickText } from '@/lib/i18n/pick';
import { allCenters, registrantList, registrantQuery } from './center-list';
import { useRegistrantColumns } from './registrant-columns';
import { RemindRegistrants } from './remind-registrants';

/** People who registered with a career center, whether it still holds, and what they look for. */
export function RegistrantView({ organizationId }: { organizationId: string }) {
  const t = useTranslations('centerDesk.registrants');
  const locale = useLocale();
  const { data } = useQuery(allCenters(organizationId));
  // The rows as they were chosen: after a reminder the list may show others.
  const [reminding, setReminding] = useState<readonly Registration[] | null>(null);
  const centers = (data?.data ?? []).map((center) => ({
    value: center.careerCenterId,
    label: pickText(center.name, locale),
  }));
  const { name, columns } = useRegistrantColumns(centers);
  return (
    <>
      <ListPage
        lead={t('lead')}
        address={registrantList}
        query={registrantQuery(organizationId)}
        texts={t}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          {
            kind: 'select',
            name: 'careerCenterId',
            label: t('columns.center'),
            any: t('anyCenter'),
            options: centers,
          },
          {
            kind: 'select',
            name: 'situation',
            label: t('columns.situation'),
            any: t('anySituation'),
            options: registrantSituations.map((value) => ({ value, label: t(`situation.${value}`) })),
          },
          {
            kind: 'select',
            name: 'validity',
            label: t('columns.validity'),
            any: t('anyValidity'),
            options: (['current', 'expired'] as const).map((value) => ({ value, label: t(value) })),
          },
        ]}
        shown={(count) => t('shown', { count })}
        exports={{ fileName: 'career-center', rowsPerCall: 100 }}
        bulk={(rows) => <Button onClick={() => setReminding(rows)}>{t('remind.open')}</Button>}
      />
      {reminding && (
        <RemindRegistrants
          organizationId={organizationId}
          registrations={reminding}
          onClose={() => setReminding(null)}
        />
      )}
    </>
  );
}
