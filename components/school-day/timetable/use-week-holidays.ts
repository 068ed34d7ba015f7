'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { CalendarEvent } from '@/components/ui/calendar/calendar-event';
import { scheduleApi } from '@/lib/api/schedule';
import { weekOf } from '@/lib/domain/calendar-days';
import { pickText } from '@/lib/i18n/pick';

/** The holidays of the week around a day, as events that last all day; none until they are read. */
export function useWeekHolidays(orgId: string, day: string): CalendarEvent[] {
  const locale = useLocale();
  const week = day ? weekOf(day) : [];
  const { data } = useQuery({
    ...scheduleApi.holidays.list.queryOptions({ params: { orgId }, query: { from: week[0], to: week[6] } }),
    enabled: day !== '',
  });
  return (data?.data ?? []).map(({ holidayId, day: start, name }) => ({
    id: holidayId,
    title: pickText(name, locale),
    start,
    end: start,
    tone: 'neutral',
  }));
}
