'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { MonthCalendar } from '@/components/ui/calendar/month-calendar';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import { pickText } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';

const Waiting = () => <Skeleton className="h-96" />;

function Month({ organizationId }: { organizationId: string }) {
  const t = useTranslations('careerEvent');
  const locale = useLocale();
  const today = useToday();
  const [day, setDay] = useState(today);
  const query = useQuery(
    scheduleApi.calendars.events.queryOptions({
      params: { orgId: organizationId },
      query: { scope: 'all', kind: 'events', month: day.slice(0, 7), limit: 100 },
    }),
  );
  return (
    <div className="mx-auto max-w-page px-4 pb-10 sm:px-6">
      <QueryState query={query} skeleton={<Waiting />}>
        {({ data }) => (
          <MonthCalendar
            label={t('mine.monthLabel')}
            day={day}
            onDay={setDay}
            today={today}
            events={data.map((event) => ({
              id: event.eventId,
              title: pickText(event.title, locale),
              start: event.startsAt,
              end: event.endsAt,
              note: event.format === 'online' ? t('format.online') : pickText(event.place, locale),
              tone: event.status === 'cancelled' ? ('danger' as const) : ('accent' as const),
              href: href('/career-center/events/[slug]', { slug: event.slug }),
            }))}
          />
        )}
      </QueryState>
    </div>
  );
}

/** The public events of one month as a calendar. */
export const EventMonth = withTexts(
  (props: { organizationId: string }) => (
    <QueryProvider>
      <Month {...props} />
    </QueryProvider>
  ),
  {
    km: async () => ({ calendar: (await import('@/messages/km/core/calendar.json')).default }),
    en: async () => ({ calendar: (await import('@/messages/en/core/calendar.json')).default }),
  },
  Waiting,
);
