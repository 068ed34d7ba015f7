'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useMemo, useState } from 'react';
import { CreateButton } from '@/components/kits/list/create-button';
import { ListPage } from '@/components/kits/list/list-page';
import { scheduleApi } from '@/lib/api/schedule';
import { eventKinds, eventStatuses } from '@/lib/domain/events/events';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { LinkButton } from '@/components/ui/link-button';
import { type EventDeskPath, eventListOf, eventQuery } from './event-list';
import { useEventColumns } from './use-event-columns';

const EventEditorSheet = lazyPart(
  () => import('./event-editor-sheet').then((module) => module.EventEditorSheet),
  () => null,
);
const EventSheet = lazyPart(
  () => import('./event-sheet').then((module) => module.EventSheet),
  () => null,
);

/** The events of the reader's organizations, drafts too. */
export function EventView({ path }: { path: EventDeskPath }) {
  const t = useTranslations('eventDesk');
  const locale = useLocale();
  const address = useMemo(() => eventListOf(path), [path]);
  const { data: desk } = useQuery(scheduleApi.calendarDesk.list.queryOptions());
  const calendars = (desk?.data ?? []).filter(({ archivedAt }) => archivedAt === null);
  const [adding, setAdding] = useState<boolean | null>(null);
  const { name, columns } = useEventColumns();
  const hasNoCalendar = desk !== undefined && calendars.length === 0;
  return (
    <>
      <ListPage
        lead={t('lead')}
        primary={
          hasNoCalendar ? (
            <LinkButton href={href(path, undefined, { view: 'calendars' })}>{t('firstCalendar')}</LinkButton>
          ) : (
            <CreateButton label={t('new')} disabled={desk === undefined} onPress={() => setAdding(true)} />
          )
        }
        address={address}
        query={eventQuery}
        texts={t}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('filter.keyword') },
          {
            kind: 'select',
            name: 'when',
            label: t('filter.when'),
            any: t('when.upcoming'),
            options: (['past', 'any'] as const).map((value) => ({
              value,
              label: t(`when.${value}`),
            })),
          },
          {
            kind: 'select',
            name: 'type',
            label: t('columns.type'),
            any: t('filter.anyType'),
            options: eventKinds.map((value) => ({ value, label: t(`type.${value}`) })),
          },
          {
            kind: 'select',
            name: 'organizationId',
            label: t('columns.organization'),
            any: t('filter.anyOrganization'),
            options: (desk?.organizations ?? []).map(({ organizationId, name: of }) => ({
              value: organizationId,
              label: pickText(of, locale),
            })),
          },
          { kind: 'dates', from: 'from', to: 'to', labels: [t('filter.from'), t('filter.to')] },
        ]}
        tabs={{
          name: 'status',
          label: t('columns.status'),
          all: t('filter.anyStatus'),
          tabs: eventStatuses.map((key) => ({ key, label: t(`status.${key}`) })),
        }}
        shown={(count) => t('shown', { count })}
        exports={{ fileName: 'events', rowsPerCall: 100 }}
        detail={(event, onClose) => <EventSheet event={event} calendars={calendars} onClose={onClose} />}
      />
      {adding !== null && (
        <EventEditorSheet open={adding} event={null} calendars={calendars} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
