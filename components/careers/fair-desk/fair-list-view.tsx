'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { Badge } from '@/components/ui/badge';
import type { ListedFair } from '@/lib/contract/careers/fair-shapes';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { fairList, fairQuery } from './fair-list';

/** Virtual fairs: when they are, how much there is of them, and whether readers see them. */
export function FairListView() {
  const t = useTranslations('fairDesk');
  const locale = useLocale();
  const name: RowName<ListedFair> = {
    header: t('fields.title'),
    key: ({ fairId }) => fairId,
    name: ({ title }) => pickText(title, locale),
    href: ({ fairId }) => href('/advisor/fair/[fairid]/edit', { fairid: fairId }),
    csv: [{ header: t('fields.title'), text: ({ title }) => pickText(title, locale) }],
  };
  const numberColumn = (id: 'boothCount' | 'sessionCount' | 'placesTaken'): Column<ListedFair> => ({
    id,
    header: t(`columns.${id}`),
    className: 'tabular-nums',
    cell: (fair) => fair[id],
    text: (fair) => String(fair[id]),
  });
  const columns: Column<ListedFair>[] = [
    {
      id: 'status',
      header: t('fields.status'),
      card: 'badge',
      cell: ({ status }) => (
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Badge>
      ),
      text: ({ status }) => t(`status.${status}`),
    },
    dateColumn({ id: 'from', header: t('fields.startsAt'), locale, at: ({ startsAt }) => startsAt }),
    numberColumn('boothCount'),
    numberColumn('sessionCount'),
    numberColumn('placesTaken'),
  ];
  return (
    <ListPage
      address={fairList}
      query={fairQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'fairs', rowsPerCall: 100 }}
    />
  );
}
