'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { scheduleApi } from '@/lib/api/schedule';
import { pickText } from '@/lib/i18n/pick';
import { SchoolYearList } from './school-year-list';
import { useToday } from '@/components/ui/use-today';
import { HolidayForm } from './holiday-form';
import { useHolidayRows } from './use-holiday-rows';
import { YearSection } from './year-section';

/** The holidays of the country that come, which Sala keeps. */
function HolidayList({ organizationId }: { organizationId: string }) {
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

/** The year of one organization: public holidays, its own days, and the parts of a school's year. */
export function YearView() {
  const t = useTranslations('eventDesk.year');
  const locale = useLocale();
  const query = useQuery(scheduleApi.calendarDesk.list.queryOptions());
  const [chosen, setChosen] = useState('');
  return (
    <QueryState query={query} skeleton={<ListSkeleton />}>
      {({ organizations }) => {
        const organization =
          organizations.find(({ organizationId }) => organizationId === chosen) ?? organizations[0];
        if (!organization) return <p className="py-8 text-muted">{t('nowhere')}</p>;
        const { organizationId, isSchool } = organization;
        return (
          <div className="grid gap-8">
            {organizations.length > 1 && (
              <div className="grid max-w-md gap-1.5">
                <Label htmlFor="year-organization">{t('organization')}</Label>
                <Select
                  id="year-organization"
                  value={organizationId}
                  onChange={({ target }) => setChosen(target.value)}
                >
                  {organizations.map((each) => (
                    <option key={each.organizationId} value={each.organizationId}>
                      {pickText(each.name, locale)}
                    </option>
                  ))}
                </Select>
              </div>
            )}
            {isSchool ? (
              <SchoolYearList key={organizationId} organizationId={organizationId} />
            ) : (
              <HolidayList key={organizationId} organizationId={organizationId} />
            )}
          </div>
        );
      }}
    </QueryState>
  );
}
