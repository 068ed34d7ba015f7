'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { Badge } from '@/components/ui/badge';
import type { MissedSearch } from '@/lib/contract/search/site-search';
import { missedList, missedQuery } from './missed-list';
import { MissedSheet } from './missed-sheet';

/** Searches that found nothing, the most frequent first; from here an advisor says what a word means. */
export function MissedView() {
  const t = useTranslations('majorDesk.missed');
  const locale = useLocale();
  const name: RowName<MissedSearch> = {
    header: t('columns.word'),
    key: ({ word }) => word,
    name: ({ word }) => word,
  };
  const columns: Column<MissedSearch>[] = [
    {
      id: 'known',
      header: t('columns.known'),
      card: 'badge',
      cell: ({ isKnown }) => isKnown && <Badge>{t('known')}</Badge>,
      text: ({ isKnown }) => (isKnown ? t('known') : ''),
    },
    {
      id: 'count',
      header: t('columns.count'),
      className: 'tabular-nums',
      cell: ({ count }) => t('times', { count }),
      text: ({ count }) => String(count),
    },
    dateColumn({ id: 'last', header: t('columns.last'), locale, at: ({ lastOn }) => lastOn }),
  ];
  return (
    <ListPage
      lead={t('lead')}
      address={missedList}
      query={missedQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[]}
      shown={(count) => t('shown', { count })}
      empty={{ title: t('noneTitle'), body: t('noneBody') }}
      detail={(missed, onClose) => <MissedSheet missed={missed} onClose={onClose} />}
      exports={{ fileName: 'searches-without-result', rowsPerCall: 100 }}
    />
  );
}
