'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import { addDays } from '@/lib/domain/calendar-days';
import { formatDate, formatMinute } from '@/lib/domain/dates/dates';
import { href } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';
import { titleOf } from './agenda-events';

const daysAhead = 60;
const shownMax = 5;

interface NextDatesProps {
  userId: string;
  /** Said where nothing lies ahead; without it there is then no panel. */
  empty?: ReactNode;
}

/** The exams, events and last days ahead of a person, over all schools; lessons have their own place. */
export function NextDates({ userId, empty }: NextDatesProps) {
  const t = useTranslations('ahead');
  const locale = useLocale();
  const today = useToday();
  const query = useQuery({
    ...scheduleApi.agenda.agenda.queryOptions({
      params: { userId },
      query: { from: today, to: addDays(today, daysAhead), layers: 'exams,events,last-days' },
    }),
    enabled: today !== '',
    select: ({ data }) => data.filter(({ isCancelled }) => !isCancelled).slice(0, shownMax),
  });
  if (!empty && (!query.data || query.data.length === 0)) return null;
  return (
    <Panel
      title={t('dates')}
      aside={<TextLink href={href('/profile/schedule/academic-calendar')}>{t('allDates')}</TextLink>}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-28" />}
        empty={{ when: (dates) => dates.length === 0, show: empty }}
      >
        {(dates) => (
          <ul className="divide-y divide-border">
            {dates.map((entry) => {
              const { uid, startsAt, on, page } = entry;
              const to = safeHref(page);
              const title = titleOf(entry, locale);
              const when = startsAt ? formatMinute(startsAt, locale) : formatDate(on ?? today, locale);
              return (
                <li key={uid} className="py-2">
                  {to ? <TextLink href={to}>{title}</TextLink> : <span className="font-medium">{title}</span>}
                  <p className="text-sm text-muted">{when}</p>
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}
