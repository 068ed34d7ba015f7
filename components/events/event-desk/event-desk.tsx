'use client';

import { useTranslations, useLocale } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { href } from '@/lib/routes/href';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CreateButton } from '@/components/kits/list/create-button';
import { ListPage } from '@/components/kits/list/list-page';
import { scheduleApi } from '@/lib/api/schedule';
import { eventKinds, eventStatuses } from '@/lib/domain/events/events';
import { pickText } from '@/lib/i18n/pick';
import { LinkButton } from '@/components/ui/link-button';
import type { Column, RowName } from '@/components/kits/list/columns';
import { Badge } from '@/components/ui/badge';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { formatSpan } from '@/lib/domain/dates/dates';
import { eventTones } from './event-tones';
import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, day, tab, text, uuid } from '@/components/kits/list/list-params';

/** The same desk at two addresses: of advisors, and of the people of a school. */
type EventDeskPath = '/advisor/event' | '/partner/event';

const eventListOf = (path: EventDeskPath) =>
  defineList((query) => href(path, undefined, query), {
    params: {
      status: tab(choice(['', ...eventStatuses])),
      keyword: text(),
      when: choice(['', 'past', 'any']),
      type: choice(['', ...eventKinds]),
      organizationId: uuid(),
      from: day(),
      to: day(),
    },
    sorts: ['startsAt', '-startsAt'],
    pageSizes: [20, 50],
  });
type EventList = ReturnType<typeof eventListOf>;

const eventQuery = (state: StateOf<EventList>) => {
  // The desk begins with what is to come.
  const { when, ...filters } = state.filters;
  return scheduleApi.eventDesk.list.queryOptions({
    query: {
      ...givenOf(filters),
      ...(when !== 'any' && { when: when || ('upcoming' as const) }),
      sort: state.sort === '-startsAt' ? state.sort : ('startsAt' as const),
      ...rangeOf(state),
    },
  });
};

/** What the list of events shows of one, in the table, on a card and in the file. */
function useEventColumns() {
  const t = useTranslations('eventDesk');
  const locale = useLocale();
  const name: RowName<DeskEvent> = {
    header: t('columns.title'),
    key: ({ eventId }) => eventId,
    name: ({ title }) => pickText(title, locale),
    below: ({ calendarName, organizationName }) =>
      `${pickText(calendarName, locale)} · ${pickText(organizationName, locale)}`,
    csv: [
      { header: t('columns.titleKm'), text: ({ title }) => title.km },
      { header: t('columns.titleEn'), text: ({ title }) => title.en },
      {
        header: t('columns.organization'),
        text: ({ organizationName }) => pickText(organizationName, locale),
      },
    ],
  };
  const columns: Column<DeskEvent>[] = [
    {
      id: 'startsAt',
      header: t('columns.startsAt'),
      sort: 'startsAt',
      cell: ({ startsAt, endsAt }) => formatSpan(startsAt, endsAt, locale),
      text: ({ startsAt }) => startsAt,
    },
    {
      id: 'type',
      header: t('columns.type'),
      cell: ({ type }) => t(`type.${type}`),
      text: ({ type }) => t(`type.${type}`),
    },
    {
      id: 'attendees',
      header: t('columns.attendees'),
      cell: ({ takesRegistrations, attendeeCount, capacity }) =>
        takesRegistrations || attendeeCount > 0
          ? t(capacity === null ? 'registered' : 'registeredOf', {
              count: attendeeCount,
              capacity: capacity ?? 0,
            })
          : t('noRegistration'),
      text: ({ attendeeCount }) => String(attendeeCount),
    },
    {
      id: 'status',
      header: t('columns.status'),
      card: 'badge',
      cell: ({ status }) => <Badge tone={eventTones[status]}>{t(`status.${status}`)}</Badge>,
      text: ({ status }) => t(`status.${status}`),
    },
  ];
  return { name, columns };
}

const EventEditorSheet = lazyPart(
  () => import('./event-editor-sheet').then((module) => module.EventEditorSheet),
  () => null,
);
const EventSheet = lazyPart(
  () => import('./event-sheet').then((module) => module.EventSheet),
  () => null,
);

/** The events of the reader's organizations, drafts too. */
function EventView({ path }: { path: EventDeskPath }) {
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

const CalendarView = lazyPart(
  () => import('./calendar-view').then((module) => module.CalendarView),
  ListSkeleton,
);
const YearView = lazyPart(() => import('./year-view').then((module) => module.YearView), ListSkeleton);

/** Events, calendars and the year of the reader's organizations. */
export function EventDesk({ path }: { path: EventDeskPath }) {
  const t = useTranslations('eventDesk');
  return (
    <>
      <DeskHead title={t('title')} />
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'events',
            label: t('views.events'),
            href: eventListOf(path).href(),
            show: () => <EventView path={path} />,
          },
          {
            key: 'calendars',
            label: t('views.calendars'),
            href: href(path, undefined, { view: 'calendars' }),
            show: () => <CalendarView />,
          },
          {
            key: 'year',
            label: t('views.year'),
            href: href(path, undefined, { view: 'year' }),
            show: () => <YearView />,
          },
        ]}
      />
    </>
  );
}
