'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { useWrite } from '@/components/kits/write/use-write';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import type { SchoolTerm } from '@/lib/contract/events/terms';
import { addDays } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { HolidayForm } from './holiday-form';
import { TermForm } from './term-form';
import { useHolidayRows } from './use-holiday-rows';
import type { YearRow } from './year-line';
import { YearSection } from './year-section';

const tones = { term: 'success', holiday: 'accent', exam: 'warning' } as const;
const daysAhead = 365;

/** The year of a school in one place: terms, weeks of exams, its own holidays and those of the country. */
export function SchoolYearList({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('eventDesk.year');
  const locale = useLocale();
  const today = useToday();
  const params = { orgId };
  const terms = useQuery(scheduleApi.terms.list.queryOptions({ params }));
  const holidays = useQuery({
    ...scheduleApi.holidays.list.queryOptions({
      params,
      query: today ? { from: today, to: addDays(today, daysAhead) } : {},
    }),
    enabled: today !== '',
  });
  const remove = useWrite(scheduleApi.terms.remove);
  const holidayRows = useHolidayRows(orgId, true);
  const termRow = (term: SchoolTerm): YearRow => ({
    key: term.termId,
    name: pickText(term.name, locale),
    when:
      term.startsOn === term.endsOn
        ? formatDate(term.startsOn, locale)
        : t('span', { from: formatDate(term.startsOn, locale), to: formatDate(term.endsOn, locale) }),
    startsOn: term.startsOn,
    badge: { text: t(`kind.${term.kind}`), tone: tones[term.kind] },
    remove: () => remove.send({ params: { orgId, id: term.termId } }),
  });
  return (
    <QueryState query={terms} skeleton={<ListSkeleton />}>
      {({ data }) => {
        const days = holidays.data?.data ?? [];
        return (
          <YearSection
            title={t('terms')}
            lead={t('termsLead')}
            none={t('noTerms')}
            addLabel={t('addPart')}
            rows={[...data.filter(({ endsOn }) => endsOn >= today).map(termRow), ...holidayRows(days)]}
            form={(key, onDone) => {
              const holiday = days.find(({ holidayId }) => holidayId === key);
              return holiday ? (
                <HolidayForm organizationId={orgId} holiday={holiday} onDone={onDone} />
              ) : (
                <TermForm
                  organizationId={orgId}
                  term={data.find(({ termId }) => termId === key) ?? null}
                  onDone={onDone}
                />
              );
            }}
          />
        );
      }}
    </QueryState>
  );
}
