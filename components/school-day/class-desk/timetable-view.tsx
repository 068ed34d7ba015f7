'use client';

import { useLocale, useTranslations } from 'next-intl';
import { WorkWeek } from '@/components/school-day/timetable/work-week';
import { shownDay, weekendSpan } from '@/components/school-day/timetable/use-shown-day';
import { useWorkLessons } from '@/components/school-day/timetable/use-lessons';
import { useListState } from '@/components/kits/list/use-list-state';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { useToday } from '@/components/ui/use-today';
import { weekOf } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import type { ClassLists } from './class-lists';
import { useClassOptions } from './use-classes';

interface TimetableViewProps {
  schoolId: string;
  address: ClassLists['timetable'];
  /** On the page of a class, which chooses it. */
  isOfClass?: boolean;
}

/** A week of a school, or of one class. */
export function TimetableView({ schoolId, address, isOfClass = false }: TimetableViewProps) {
  const t = useTranslations('classDesk.timetable');
  const words = useTranslations('timetable');
  const locale = useLocale();
  const today = useToday();
  const classes = useClassOptions(schoolId);
  const { state, go } = useListState(address);
  const { structureRecordId } = state.filters;
  const weekend = weekendSpan(today);
  const rest = useWorkLessons({
    orgId: schoolId,
    ...weekend,
    title: words('title'),
    structureRecordId: structureRecordId || undefined,
  });
  const first = shownDay(today, rest, ({ value }) =>
    value.data.some(({ state: is }) => is === 'planned' || is === 'running'),
  );
  const day = state.filters.day || first;
  const week = day ? weekOf(day) : [];
  const from = week[0] ?? day;
  const className = classes.find(({ value }) => value === structureRecordId)?.label;
  const asked = {
    orgId: schoolId,
    from,
    to: week[6] ?? day,
    structureRecordId: structureRecordId || undefined,
    title: [words('title'), className, from && formatDate(from, locale)].filter(Boolean).join(' · '),
  };
  const show = (filters: { day?: string; structureRecordId?: string }) =>
    go({ filters: { ...state.filters, ...filters } });
  return (
    <div className="grid gap-4">
      {!isOfClass && (
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
      )}
      <WorkWeek asked={asked} shown={{ day, today, onDay: (next) => show({ day: next }) }} isOffice />
    </div>
  );
}
