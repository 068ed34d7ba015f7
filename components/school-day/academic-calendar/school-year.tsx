'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import { holidayRanges } from '@/components/events/event-desk/year-rows';
import type { Text } from '@/lib/contract/fields';
import { addDays } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import type { termKinds } from '@/lib/domain/school-day/school-year';
import { pickText } from '@/lib/i18n/pick';

interface Part {
  id: string;
  /** `holiday` is a break of the school; days that the country has off are `public`. */
  kind: (typeof termKinds)[number] | 'public';
  name: Text;
  startsOn: string;
  endsOn: string;
  isExpected: boolean;
}

const tones = { term: 'success', holiday: 'neutral', exam: 'warning', public: 'neutral' } as const;
/** Public holidays that are shown ahead. */
const holidaysAheadDays = 365;

function PartLine({ part, today }: { part: Part; today: string }) {
  const t = useTranslations('academicCalendar');
  const locale = useLocale();
  const { kind, name, startsOn, endsOn, isExpected } = part;
  const isNow = startsOn <= today && today <= endsOn;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <span>
        <span className="font-medium">{pickText(name, locale)}</span>{' '}
        <Badge tone={tones[kind]}>{t(`kinds.${kind}`)}</Badge>{' '}
        {isNow && <Badge tone="accent">{t('now')}</Badge>}
        {isExpected && <span className="block text-sm text-muted">{t('expected')}</span>}
      </span>
      <span className="text-sm tabular-nums text-muted">
        {startsOn === endsOn
          ? formatDate(startsOn, locale)
          : t('span', { from: formatDate(startsOn, locale), to: formatDate(endsOn, locale) })}
      </span>
    </li>
  );
}

/** Terms, weeks of exams and holidays of a school, from today on; what is over folds away. */
export function SchoolYear({ orgId }: { orgId: string }) {
  const t = useTranslations('academicCalendar');
  const today = useToday();
  const params = { orgId };
  const terms = useQuery(scheduleApi.terms.list.queryOptions({ params }));
  const holidays = useQuery({
    ...scheduleApi.holidays.list.queryOptions({
      params,
      query: today ? { from: today, to: addDays(today, holidaysAheadDays) } : {},
    }),
    enabled: today !== null,
  });
  if (today === null) return <Skeleton className="h-96" />;
  return (
    <QueryState query={terms} skeleton={<Skeleton className="h-96" />}>
      {({ data }) => {
        const days = holidayRanges(holidays.data?.data ?? []).map(
          ({ first: { holidayId, name, isExpected }, startsOn, endsOn }): Part => ({
            id: holidayId,
            kind: 'public',
            name,
            startsOn,
            endsOn,
            isExpected,
          }),
        );
        const parts = [
          ...data.map(({ termId, ...term }): Part => ({ ...term, id: termId, isExpected: false })),
          ...days,
        ].toSorted((a, b) => a.startsOn.localeCompare(b.startsOn) || a.endsOn.localeCompare(b.endsOn));
        const [ahead, over] = [
          parts.filter(({ endsOn }) => endsOn >= today),
          parts.filter(({ endsOn }) => endsOn < today),
        ];
        if (parts.length === 0) return <Empty title={t('none')}>{t('noneBody')}</Empty>;
        return (
          <>
            <ul className="divide-y divide-border rounded-lg border border-border bg-surface px-4">
              {ahead.map((part) => (
                <PartLine key={part.id} part={part} today={today} />
              ))}
            </ul>
            {over.length > 0 && (
              <details>
                <summary className="cursor-pointer py-2 font-medium">
                  {t('over', { count: over.length })}
                </summary>
                <ul className="divide-y divide-border px-4">
                  {over.map((part) => (
                    <PartLine key={part.id} part={part} today={today} />
                  ))}
                </ul>
              </details>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
