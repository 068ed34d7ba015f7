'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useMemo, useState } from 'react';
import { ListPage } from '@/components/kits/list/list-page';
import { visitStates } from '@/lib/domain/visits/school-visits';
import { type VisitDeskPath, visitListOf, visitQuery, visitHref } from './visit-list';
import { CreateButton } from '@/components/kits/list/create-button';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import type { Column, RowName } from '@/components/kits/list/columns';
import type { SchoolVisit } from '@/lib/contract/visits/school-visits';
import { formatSpan } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { VisitBadge } from './visit-badge';

/** What the list of visits shows of one, in the table, on a card and in the file. */
function useVisitColumns(path: VisitDeskPath) {
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

const VisitForm = lazyPart(
  () => import('./visit-form').then((module) => module.VisitForm),
  () => <Skeleton className="h-96 rounded-lg" />,
);

/** The button above the list of visits, and the form that it opens. */
function OpenVisit({ path }: { path: VisitDeskPath }) {
  const t = useTranslations('visitDesk');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CreateButton label={t('new')} onPress={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen}>
        {open && (
          <DialogContent title={t('new')} description={t('newBody')}>
            <VisitForm path={path} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

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
