'use client';

import { useLocale, useTranslations } from 'next-intl';
import { addDays, weekOf } from '@/lib/domain/calendar-days';
import { cn } from '../cn';
import { type CalendarEvent, eventsByDay } from './calendar-event';
import { CalendarHead } from './calendar-head';
import { dayTitle, monthTitle, weekdayNames } from './calendar-names';
import { EventChip } from './event-chip';

interface WeekCalendarProps {
  label: string;
  /** Of the heading of the period; 3 unless told. */
  level?: 2 | 3;
  events: readonly CalendarEvent[];
  /** An ISO day of the shown week. */
  day: string;
  onDay: (day: string) => void;
  today: string;
  /** What stands on a day without anything; "no event" unless told. */
  none?: string;
}

/** By the number of days that are shown side by side. */
const columns: Readonly<Record<number, string>> = {
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  7: 'lg:grid-cols-7',
};
const saturday = 5;

/**
 * A week, such as a timetable: a column for each day, without a free Saturday and Sunday, which would take room from the
 * names; on phones one day below the other.
 */
export function WeekCalendar({ label, level = 3, events, day, onDay, today, none }: WeekCalendarProps) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const byDay = eventsByDay(events);
  const names = weekdayNames(locale, 'long');
  const week = weekOf(day);
  const isLeftOut = (each: string, index: number) => index >= saturday && !byDay.has(each) && each !== today;
  const shownDays = week.filter((each, index) => !isLeftOut(each, index)).length;
  return (
    <section aria-label={label}>
      <CalendarHead
        level={level}
        title={monthTitle(day, locale)}
        onBack={() => onDay(addDays(day, -7))}
        onToday={() => onDay(today)}
        onNext={() => onDay(addDays(day, 7))}
      />
      <ol
        className={cn(
          'grid gap-px overflow-hidden rounded-md border border-border bg-border',
          columns[shownDays],
        )}
      >
        {week.map((each, index) => {
          const own = byDay.get(each) ?? [];
          return (
            <li
              key={each}
              aria-label={dayTitle(each, locale)}
              className={cn('min-w-0 bg-surface p-2 lg:min-h-56', isLeftOut(each, index) && 'lg:hidden')}
            >
              <p
                aria-current={each === today ? 'date' : undefined}
                className={cn('mb-1.5 text-sm', each === today ? 'font-bold text-accent-text' : 'text-muted')}
              >
                {names[index]} <span className="tabular-nums">{Number(each.slice(8))}</span>
              </p>
              <div className="grid gap-1.5">
                {own.map((event) => (
                  <EventChip key={event.id} event={event} />
                ))}
                {own.length === 0 && <p className="text-sm text-muted lg:sr-only">{none ?? t('none')}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
