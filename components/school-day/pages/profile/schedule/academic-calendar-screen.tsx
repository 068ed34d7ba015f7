'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { useHydrated } from '@/lib/device/use-hydrated';
import { eventsOf } from '@/components/school-day/agenda/agenda-events';
import { CalendarLink } from '@/components/school-day/agenda/calendar-link';
import { EmptyAgenda } from '@/components/school-day/agenda/empty-agenda';
import { LayerChoice } from '@/components/school-day/agenda/layer-choice';
import { useAgenda } from '@/components/school-day/agenda/use-agenda';
import { RoomHead } from '@/components/school-day/membership/room-head';
import { MonthCalendar } from '@/components/ui/calendar/month-calendar';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { weeksOfMonth } from '@/lib/domain/calendar-days';
import { feedLayers, type FeedLayer } from '@/lib/domain/events/calendar-feed';
import { useViewer } from '@/lib/query/use-viewer';

/** All calendars of one person as layers, and the link that takes them elsewhere. */
export function AcademicCalendarScreen() {
  const t = useTranslations('portalAgenda');
  const tPages = useTranslations('portal.pages');
  const locale = useLocale();
  const today = useToday();
  const hydrated = useHydrated();
  const { data: viewer } = useViewer();
  const [chosen, setDay] = useState<string | null>(null);
  const [layers, setLayers] = useState<readonly FeedLayer[]>(feedLayers);
  const day = chosen ?? today;
  const days = weeksOfMonth(day).flat();
  const query = useAgenda(days[0] ?? day, days.at(-1) ?? day, tPages('ownCalendars'));
  return (
    <>
      <RoomHead page="ownCalendars" />
      <p className="mb-5 mt-4 text-muted">{t('all.lead')}</p>
      <div className="grid grid-cols-1 gap-5">
        <LayerChoice chosen={layers} onChange={setLayers} />
        <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
          {({ value: { data }, keptAt }) => (
            <>
              <AsKept keptAt={keptAt} />
              <MonthCalendar
                level={2}
                label={t('all.label')}
                day={day}
                onDay={setDay}
                today={today}
                events={eventsOf(
                  data.filter(({ layer }) => layers.includes(layer)),
                  locale,
                  t('cancelled'),
                )}
              />
              {data.length === 0 && <EmptyAgenda />}
            </>
          )}
        </QueryState>
        {hydrated && viewer && <CalendarLink userId={viewer.sub} layers={layers} />}
      </div>
    </>
  );
}
