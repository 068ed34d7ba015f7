'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { eventsOf } from '@/components/school-day/agenda/agenda-events';
import { ClashNote } from '@/components/school-day/agenda/clash-note';
import { EmptyAgenda } from '@/components/school-day/agenda/empty-agenda';
import { useAgenda } from '@/components/school-day/agenda/use-agenda';
import { RoomHead } from '@/components/school-day/membership/room-head';
import { WeekCalendar } from '@/components/ui/calendar/week-calendar';
import { Skeleton } from '@/components/ui/skeleton';
import { shownDay, weekendSpan } from '@/components/school-day/timetable/use-shown-day';
import { useToday } from '@/components/ui/use-today';
import type { AgendaEntry } from '@/lib/contract/events/agenda';
import { weekOf } from '@/lib/domain/calendar-days';

/** A week of one person over all schools, with what clashes in it. */
export function TimetableScreen() {
  const t = useTranslations('portalAgenda');
  const tPages = useTranslations('portal.pages');
  const locale = useLocale();
  const today = useToday();
  const [chosen, setDay] = useState<string | null>(null);
  const weekend = weekendSpan(today);
  const rest = useAgenda(weekend.from, weekend.to, tPages('ownWeek'));
  const isLeft = ({ endsAt, startsAt, isCancelled }: AgendaEntry) =>
    !isCancelled && startsAt !== null && Date.parse(endsAt ?? startsAt) > Date.now();
  const day = chosen ?? shownDay(today, rest, ({ value }) => value.data.some(isLeft));
  const week = day ? weekOf(day) : [];
  const query = useAgenda(week[0] ?? '', week[6] ?? '', tPages('ownWeek'));
  return (
    <>
      <RoomHead page="ownWeek" />
      <p className="mb-5 mt-4 text-muted">{t('week.lead')}</p>
      <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {({ value: { data }, keptAt }) => (
          <div className="grid grid-cols-1 gap-5">
            <AsKept keptAt={keptAt} />
            <ClashNote entries={data} />
            <WeekCalendar
              level={2}
              label={t('week.label')}
              day={day}
              onDay={setDay}
              today={today}
              events={eventsOf(data, locale, t('cancelled'))}
            />
            {data.length === 0 && <EmptyAgenda />}
          </div>
        )}
      </QueryState>
    </>
  );
}
