'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { Badge } from '@/components/ui/badge';
import type { DeskCenter } from '@/lib/contract/careers/career-center-changes';
import { provinceName } from '@/lib/domain/geography/geography';
import { Link } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { centerList, centerQuery, centerStates, registrantList } from './center-list';

const stateOf = ({ archived }: DeskCenter) => (archived ? 'archived' : 'active');

/** Career centers in their order, and how many people are registered with each. */
export function CenterView({ organizationId }: { organizationId: string }) {
  const t = useTranslations('centerDesk');
  const locale = useLocale();
  const name: RowName<DeskCenter> = {
    header: t('fields.name'),
    key: ({ careerCenterId }) => careerCenterId,
    name: (center) => pickText(center.name, locale),
    href: ({ careerCenterId }) =>
      href('/advisor/career-center/[centerid]/edit', { centerid: careerCenterId }),
    below: ({ street }) => <span className="block text-sm text-muted">{pickText(street, locale)}</span>,
    csv: [
      { header: t('csv.nameKm'), text: (center) => center.name.km },
      { header: t('csv.nameEn'), text: (center) => center.name.en },
    ],
  };
  const columns: Column<DeskCenter>[] = [
    {
      id: 'order',
      header: t('columns.order'),
      card: 'none',
      className: 'tabular-nums',
      cell: ({ order }) => order,
      text: ({ order }) => String(order),
    },
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (center) => (
        <Badge tone={center.archived ? 'neutral' : 'success'}>{t(`state.${stateOf(center)}`)}</Badge>
      ),
      text: (center) => t(`state.${stateOf(center)}`),
    },
    {
      id: 'province',
      header: t('fields.province'),
      cell: ({ province }) => provinceName(province, locale),
      text: ({ province }) => provinceName(province, locale),
    },
    {
      id: 'registered',
      header: t('columns.registered'),
      card: 'foot',
      cell: ({ careerCenterId, registeredCount, expiredCount }) => (
        <Link
          href={registrantList.href({ filters: { careerCenterId } })}
          className="tabular-nums underline underline-offset-4"
        >
          {t('registered', { count: registeredCount, expired: expiredCount })}
        </Link>
      ),
      text: ({ registeredCount }) => String(registeredCount),
    },
  ];
  return (
    <ListPage
      address={centerList}
      query={centerQuery(organizationId)}
      texts={t}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
      tabs={{
        name: 'state',
        label: t('columns.state'),
        all: t('all'),
        tabs: centerStates.map((key) => ({ key, label: t(`state.${key}`) })),
      }}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'career-centers', rowsPerCall: 100 }}
    />
  );
}
