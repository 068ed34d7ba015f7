'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import { addDays } from '@/lib/domain/calendar-days';
import { formatDate, formatMinute } from '@/lib/domain/dates/dates';
import { linesOf } from '@/lib/domain/events/exam-days';
import type { AgendaEntry } from '@/lib/contract/events/agenda';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';
import { titleOf } from './agenda-events';

const daysAhead = 60;
const shownMax = 5;

const useWhen = () => {
  const locale = useLocale();
  return ({ startsAt, on }: AgendaEntry) =>
    startsAt ? formatMinute(startsAt, locale) : on ? formatDate(on, locale) : '';
};

function EntryTitle({ entry }: { entry: AgendaEntry }) {
  const locale = useLocale();
  const to = safeHref(entry.page);
  const title = titleOf(entry, locale);
  return to ? <TextLink href={to}>{title}</TextLink> : <span className="font-medium">{title}</span>;
}

function Entry({ entry }: { entry: AgendaEntry }) {
  const when = useWhen();
  return (
    <>
      <EntryTitle entry={entry} />
      <p className="text-sm text-muted">{when(entry)}</p>
    </>
  );
}

/** The exams of one day, in one line that opens. */
function ExamDay({ exams }: { exams: readonly [AgendaEntry, ...AgendaEntry[]] }) {
  const t = useTranslations('ahead');
  const locale = useLocale();
  const when = useWhen();
  const [first] = exams;
  const title = t(`exams.${first.exam ?? 'midterm'}`, { count: exams.length });
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-3 rounded-sm hover:text-accent-text">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">
            {first.who ? `${pickText(first.who, locale)}: ${title}` : title}
          </span>
          <span className="block text-sm text-muted">{when(first)}</span>
        </span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mt-1">
        {exams.map((entry) => (
          <li key={entry.uid}>
            <EntryTitle entry={{ ...entry, who: null }} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface NextDatesProps {
  userId: string;
  /** Said where nothing lies ahead; without it there is then no panel. */
  empty?: ReactNode;
}

/** The exams, events and last days ahead of a person, over all schools; lessons have their own place. */
export function NextDates({ userId, empty }: NextDatesProps) {
  const t = useTranslations('ahead');
  const today = useToday();
  const query = useQuery({
    ...scheduleApi.agenda.agenda.queryOptions({
      params: { userId },
      query: { from: today, to: addDays(today, daysAhead), layers: 'exams,events,last-days' },
    }),
    enabled: today !== '',
    select: ({ data }) => linesOf(data.filter(({ isCancelled }) => !isCancelled)).slice(0, shownMax),
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
            {dates.map((line) => (
              <li key={line[0].uid} className="py-2">
                {line.length > 1 ? <ExamDay exams={line} /> : <Entry entry={line[0]} />}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}
