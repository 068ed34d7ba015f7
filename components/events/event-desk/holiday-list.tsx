'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import { HolidayForm } from './holiday-form';
import { useHolidayRows } from './use-holiday-rows';
import { YearSection } from './year-section';

/** The holidays of the country that come, which Sala keeps. */
export function HolidayList({ organizationId }: { organizationId: string }) {
  const t = useTranslations('eventDesk.year');
  const today = useToday();
  const query = useQuery({
    ...scheduleApi.holidays.list.queryOptions({ params: { orgId: organizationId }, query: { from: today } }),
    enabled: today !== '',
  });
  const rowsOf = useHolidayRows(organizationId, false);
  return (
    <QueryState query={query} skeleton={<ListSkeleton />}>
      {({ data }) => (
        <YearSection
          title={t('holidays')}
          lead={t('holidaysLead')}
          none={t('noHolidays')}
          addLabel={t('addHoliday')}
          rows={rowsOf(data)}
          form={(key, onDone) => (
            <HolidayForm
              organizationId={organizationId}
              holiday={data.find(({ holidayId }) => holidayId === key) ?? null}
              onDone={onDone}
            />
          )}
        />
      )}
    </QueryState>
  );
}
