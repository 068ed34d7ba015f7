'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { href } from '@/lib/routes/href';
import { type EventDeskPath, eventListOf } from './event-list';
import { EventView } from './event-view';

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
