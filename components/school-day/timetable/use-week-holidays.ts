'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { CalendarEvent } from '@/components/ui/calendar/calendar-event';
import { scheduleApi } from '@/lib/api/schedule';
import { holidaysResource } from '@/lib/contract/events/holidays';
import { type KeptKind, keptKind } from '@/lib/device/kept';
import { weekOf } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { portalKeptHours } from '@/lib/domain/limits/device';
import type { Locale } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';
import { keptQuery } from '@/lib/query/kept-query';
import { useKeptPerson } from '@/lib/query/use-kept-person';

const answer = holidaysResource.endpoints.list.response;
type Holidays = ReturnType<typeof answer.parse>;

const kept = keptKind('holidays', answer, { hours: portalKeptHours });

/** The holidays of the weeks ahead stay on the phone with their lessons: a day off that is not known is no free day. */
export async function keepHolidays(
  owner: string,
  orgId: string,
  span: { from: string; to: string },
  { title, locale }: { title: string; locale: Locale },
): Promise<void> {
  const value = await scheduleApi.holidays.list({ params: { orgId }, query: span });
  await kept.keep(owner, orgId, value, paperOf(title, locale, value));
}

const paperOf = (title: string, locale: Locale, { data }: Holidays) => ({
  lang: locale,
  title,
  lines: data.map(({ day, name }) => [formatDate(day, locale), pickText(name, locale)].join(' · ')),
});

/** Reads the days of one week out of what was kept ahead. */
const withinWeek = (week: readonly string[]): KeptKind<Holidays> => ({
  // A week alone would take the place of all weeks ahead.
  keep: async () => true,
  read: async (owner, id) => {
    const all = await kept.read(owner, id);
    if (!all) return null;
    const data = all.value.data.filter(({ day }) => week.includes(day));
    return { value: { data, countTotal: data.length }, keptAt: all.keptAt };
  },
});

/** The holidays of the week around a day, as events that last all day; none until they are read. */
export function useWeekHolidays(orgId: string, day: string): CalendarEvent[] {
  const locale = useLocale();
  const owner = useKeptPerson() ?? '';
  const week = day ? weekOf(day) : [];
  const { data } = useQuery({
    ...keptQuery(
      scheduleApi.holidays.list.queryOptions({ params: { orgId }, query: { from: week[0], to: week[6] } }),
      { kind: withinWeek(week), owner, id: orgId, paper: (value) => paperOf('', locale, value) },
    ),
    enabled: day !== '',
  });
  return (data?.value.data ?? []).map(({ holidayId, day: start, name }) => ({
    id: holidayId,
    title: pickText(name, locale),
    start,
    end: start,
    tone: 'neutral',
  }));
}
