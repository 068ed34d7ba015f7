'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addMonthsTo, weeksOfMonth } from '@/lib/domain/calendar-days';
import { cn } from '../cn';
import { type CalendarEvent, eventsByDay } from './calendar-event';
import { CalendarHead } from './calendar-head';
import { dayTitle, monthTitle, weekdayNames } from './calendar-names';
import { moveOf } from './day-moves';
import { EventChip, EventDot } from './event-chip';

interface MonthCalendarProps {
  label: string;
  /** Of the heading of the period; 3 unless told. */
  level?: 2 | 3;
  events: readonly CalendarEvent[];
  /** The selected ISO day; its month is shown. */
  day: string;
  onDay: (day: string) => void;
  today: string;
}

const dotsMax = 4;

interface DayProps {
  day: string;
  events: readonly CalendarEvent[];
  isToday: boolean;
}

/** A day within its button: read aloud as a date with a count, shown as a number with a dot for each of its first events. */
function Day({ day, events, isToday }: DayProps) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  return (
    <>
      <span className="sr-only">
        {dayTitle(day, locale)}, {t('events', { count: events.length })}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'grid size-7 place-items-center rounded-full text-sm tabular-nums',
          isToday && 'bg-accent font-bold text-on-accent',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className="flex min-h-2 flex-wrap items-center justify-center gap-1">
        {events.slice(0, dotsMax).map((event) => (
          <EventDot key={event.id} event={event} />
        ))}
        {events.length > dotsMax && (
          <span className="text-xs tabular-nums text-muted">+{events.length - dotsMax}</span>
        )}
      </span>
    </>
  );
}

/** A month as a grid of dots with arrow keys, and the events of the selected day beside it, on phones below. */
export function MonthCalendar({ label, level = 3, events, day, onDay, today }: MonthCalendarProps) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const byDay = eventsByDay(events);
  const grid = useRef<HTMLTableElement>(null);
  const isWalking = useRef(false);
  useEffect(() => {
    if (isWalking.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isWalking.current = false;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveOf(event.key, day);
    if (next === undefined) return;
    event.preventDefault();
    isWalking.current = true;
    onDay(next);
  };
  const chosen = byDay.get(day) ?? [];
  return (
    <section aria-label={label}>
      <CalendarHead
        level={level}
        title={monthTitle(day, locale)}
        onBack={() => onDay(addMonthsTo(day, -1))}
        onToday={() => onDay(today)}
        onNext={() => onDay(addMonthsTo(day, 1))}
      />
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <table
          ref={grid}
          aria-label={monthTitle(day, locale)}
          className="w-full table-fixed border-collapse self-start"
        >
          <thead>
            <tr>
              {weekdayNames(locale, 'long').map((name, index) => (
                <th key={name} scope="col" abbr={name} className="py-1 text-sm font-semibold text-muted">
                  <span className="max-sm:hidden">{weekdayNames(locale, 'short')[index]}</span>
                  <span className="sm:hidden">{weekdayNames(locale, 'min')[index]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOfMonth(day).map((week) => (
              <tr key={week[0]}>
                {week.map((each) => {
                  const own = byDay.get(each) ?? [];
                  return (
                    <td key={each} className="border border-border p-0 align-top">
                      <button
                        type="button"
                        tabIndex={each === day ? 0 : -1}
                        aria-pressed={each === day}
                        aria-current={each === today ? 'date' : undefined}
                        onClick={() => onDay(each)}
                        onKeyDown={onKeyDown}
                        className={cn(
                          'flex min-h-12 w-full flex-col items-center gap-1 p-1 sm:min-h-16',
                          each.slice(0, 7) !== day.slice(0, 7) && 'text-muted',
                          each === day && 'bg-accent-soft',
                        )}
                      >
                        <Day day={each} events={own} isToday={each === today} />
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <div aria-live="polite" className="grid content-start gap-1.5">
          <p className="font-semibold">{dayTitle(day, locale)}</p>
          {chosen.length === 0 && <p className="text-muted">{t('none')}</p>}
          {chosen.map((event) => (
            <EventChip key={event.id} event={event} />
          ))}
        </div>
      </div>
    </section>
  );
}
