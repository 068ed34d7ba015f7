'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { useListState } from '@/components/kits/list/use-list-state';
import { WeekCalendar } from '@/components/ui/calendar/week-calendar';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { weekOf } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import type { ClassLists } from './class-lists';
import { useClassOptions } from './use-classes';
import { useKeptTimetable } from './use-kept-timetable';

interface TimetableViewProps {
  schoolId: string;
  address: ClassLists['timetable'];
}

/** A week of a school, or of one class. */
export function TimetableView({ schoolId, address }: TimetableViewProps) {
  const t = useTranslations('classDesk.timetable');
  const locale = useLocale();
  const today = useToday();
  const classes = useClassOptions(schoolId);
  const { state, go } = useListState(address);
  const { structureRecordId } = state.filters;
  const day = state.filters.day || today;
  const week = weekOf(day);
  const from = week[0] ?? day;
  const className = classes.find(({ value }) => value === structureRecordId)?.label;
  const query = useKeptTimetable(
    schoolId,
    { from, to: week[6] ?? day, ...(structureRecordId && { structureRecordId }) },
    [t('title'), className, formatDate(from, locale)].filter(Boolean).join(' · '),
  );
  const show = (filters: { day?: string; structureRecordId?: string }) =>
    go({ filters: { ...state.filters, ...filters } });
  return (
    <div className="grid gap-4">
      <div className="grid max-w-md gap-1.5">
        <Label htmlFor="timetable-class">{t('class')}</Label>
        <Select
          id="timetable-class"
          value={structureRecordId}
          onChange={(event) => show({ structureRecordId: event.target.value })}
        >
          <option value="">{t('all')}</option>
          {classes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
        {({ value: { data }, keptAt }) => (
          <>
            <AsKept keptAt={keptAt} />
            <WeekCalendar
              label={t('title')}
              day={day}
              onDay={(next) => show({ day: next })}
              today={today}
              events={data.map((lesson) => ({
                id: lesson.sessionId,
                title: pickName(lesson, locale),
                start: lesson.startsAt,
                end: lesson.endsAt,
                note: lesson.state === 'cancelled' ? t('cancelled') : lesson.room,
                ...(lesson.state === 'cancelled' && { tone: 'danger' as const }),
              }))}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}
