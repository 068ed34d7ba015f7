'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ListPage } from '@/components/kits/list/list-page';
import { visitStates } from '@/lib/domain/visits/school-visits';
import { OpenVisit } from './open-visit';
import { useVisitColumns } from './use-visit-columns';
import { type VisitDeskPath, visitListOf, visitQuery } from './visit-list';

/** Visits of schools, and the way to a new one. */
export function VisitDesk({ path }: { path: VisitDeskPath }) {
  const t = useTranslations('visitDesk');
  const address = useMemo(() => visitListOf(path), [path]);
  const { name, columns } = useVisitColumns(path);
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      primary={<OpenVisit path={path} />}
      address={address}
      query={visitQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
      tabs={{
        name: 'state',
        label: t('columns.state'),
        all: t('anyState'),
        tabs: visitStates.map((key) => ({ key, label: t(`state.${key}`) })),
      }}
      shown={(count) => t('shown', { count })}
      empty={{ title: t('emptyTitle'), body: t('emptyBody') }}
      exports={{ fileName: 'visits', rowsPerCall: 100 }}
    />
  );
}
