'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import type { SchoolVisit } from '@/lib/contract/visits/school-visits';
import { formatSpan } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { type VisitDeskPath, visitHref } from './visit-list';
import { VisitBadge } from './visit-badge';

/** What the list of visits shows of one, in the table, on a card and in the file. */
export function useVisitColumns(path: VisitDeskPath) {
  const t = useTranslations('visitDesk');
  const locale = useLocale();
  const cameOf = ({ listedCount, unlistedCount }: SchoolVisit) => listedCount + unlistedCount;
  const name: RowName<SchoolVisit> = {
    header: t('columns.school'),
    key: ({ visitId }) => visitId,
    name: ({ school }) => pickName(school, locale),
    href: ({ visitId }) => visitHref(path, visitId),
  };
  const columns: Column<SchoolVisit>[] = [
    {
      id: 'when',
      header: t('columns.when'),
      cell: ({ startsAt, endsAt }) => formatSpan(startsAt, endsAt, locale),
      text: ({ startsAt }) => startsAt,
    },
    {
      id: 'came',
      header: t('columns.came'),
      cell: (visit) => t('cameOf', { count: cameOf(visit), pupils: visit.pupils }),
      text: (visit) => String(cameOf(visit)),
    },
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: ({ state }) => <VisitBadge state={state} />,
      text: ({ state }) => t(`state.${state}`),
    },
  ];
  return { name, columns };
}
