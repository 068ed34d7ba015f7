'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { addDays, weekOf } from '@/lib/domain/calendar-days';
import type { Locale } from '@/lib/i18n/locales';
import { cn } from '../cn';
import { useMinute } from '../use-minute';
import { type CalendarEvent, eventsByDay, isAllDay } from './calendar-event';
import { CalendarHead } from './calendar-head';
import { dayTitle, monthTitle, weekdayNames } from './calendar-names';
import { EventChip } from './event-chip';
import { type HourPlace, hoursOf, nowOn } from './week-hours';
import { formatHours } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { softTone } from '../tone';
import { hueOf } from './subject-hue';

interface WeekEventProps {
  event: CalendarEvent;
  /** In hours from the beginning of the axis. */
  top: number;
  long: number;
}

/** An event of a week: in a list where the days stand below each other, at its hours where they stand side by side. */
function WeekEvent({ event, top, long }: WeekEventProps) {
  const { title, start, end, note, tone, subject, isOff, href } = event;
  const place = { '--top': top, '--long': long, ...(subject && { '--hue': hueOf(subject) }) };
  const isPlain = isOff || !subject;
  const body = (
    <>
      <span className={cn('block font-semibold dense-lines', isOff && 'line-through')}>{title}</span>
      <span className="mt-0.5 block text-xs dense-lines">
        <span className="whitespace-nowrap tabular-nums">{formatHours(start, end)}</span>
        {note && ` · ${note}`}
      </span>
    </>
  );
  const style = cn(
    'hour-event block min-w-0 rounded-sm px-1.5 py-1 text-sm wrap-break-word',
    isPlain ? softTone[tone ?? 'accent'] : 'subject-tint',
  );
  return href ? (
    <Link href={href} className={`${style} hover:underline`} style={place as CSSProperties}>
      {body}
    </Link>
  ) : (
    <span className={style} style={place as CSSProperties}>
      {body}
    </span>
  );
}

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
  /** Beside the buttons of the period. */
  actions?: ReactNode;
}

const saturday = 5;
const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const yearOf = (month: string) => month.slice(-4);
const withoutYear = (month: string, other: string) =>
  yearOf(month) === yearOf(other) ? month.slice(0, -5) : month;

/** From the first to the last shown day: "23–27 November 2026". */
function spanTitle(first: string, last: string, locale: Locale): string {
  const [month, lastMonth] = [monthTitle(first, locale), monthTitle(last, locale)];
  const [from, to] = [Number(first.slice(8)), Number(last.slice(8))];
  return month === lastMonth
    ? `${from}–${to} ${month}`
    : `${from} ${withoutYear(month, lastMonth)} – ${to} ${lastMonth}`;
}

interface DayProps {
  day: string;
  isToday: boolean;
  events: readonly CalendarEvent[];
  places: readonly HourPlace[];
  /** Of the axis. */
  from: number;
  now: number | null;
  none: string;
}

/** A day: its name, what lasts all day, and what has hours. */
function Day({ day, isToday, events, places, from, now, none }: DayProps) {
  const locale = useLocale();
  const name = weekdayNames(locale, 'long')[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  return (
    <li aria-label={dayTitle(day, locale)} className="min-w-0 bg-surface p-2">
      <p
        aria-current={isToday ? 'date' : undefined}
        className={cn('week-day-name mb-1.5 text-sm', isToday ? 'font-bold text-accent-text' : 'text-muted')}
      >
        {name} <span className="tabular-nums">{Number(day.slice(8))}</span>
      </p>
      <div className="week-day-long grid content-start gap-1">
        {events.filter(isAllDay).map((event) => (
          <EventChip key={event.id} event={event} />
        ))}
      </div>
      <div className="day-hours grid gap-1.5">
        {places.map(({ event, from: begin, long }) => (
          <WeekEvent key={event.id} event={event} top={begin - from} long={long} />
        ))}
        {now !== null && now >= from && (
          <span aria-hidden className="now-line" style={{ '--top': now - from } as CSSProperties} />
        )}
        {events.length === 0 && <p className="day-none text-sm text-muted">{none}</p>}
      </div>
    </li>
  );
}

/**
 * A week, such as a timetable: days side by side on an axis of hours, without a free Saturday and Sunday, which would take
 * room from the names; one day below the other where there is less room.
 */
export function WeekCalendar(props: WeekCalendarProps) {
  const { label, level = 3, events, day, onDay, today, none, actions } = props;
  const t = useTranslations('calendar');
  const locale = useLocale();
  const nowMs = useMinute();
  const byDay = eventsByDay(events);
  const shown = weekOf(day).filter((each, index) => index < saturday || byDay.has(each));
  const hours = hoursOf(byDay, shown);
  const sizes = { '--days': shown.length, '--hours': hours.to - hours.from, '--hour': hours.hourRem };
  return (
    <section aria-label={label} className="week-hours">
      <CalendarHead
        level={level}
        title={spanTitle(shown[0] ?? day, shown.at(-1) ?? day, locale)}
        onBack={() => onDay(addDays(day, -7))}
        onToday={() => onDay(today)}
        onNext={() => onDay(addDays(day, 7))}
        actions={actions}
      />
      <ol
        className="week-days grid gap-px overflow-hidden rounded-md border border-border bg-border"
        style={sizes as CSSProperties}
      >
        <li aria-hidden className="hour-axis">
          <span className="week-day-name text-sm" style={{ height: 'auto' }}>
            &nbsp;
          </span>
          <span style={{ height: 'auto' }} />
          <div>
            {Array.from({ length: hours.to - hours.from }, (_, index) => (
              <span key={index} className="pr-1.5 pt-0.5 text-right text-xs tabular-nums text-muted">
                {hourName(hours.from + index)}
              </span>
            ))}
          </div>
        </li>
        {shown.map((each) => (
          <Day
            key={each}
            day={each}
            isToday={each === today}
            events={byDay.get(each) ?? []}
            places={hours.byDay.get(each) ?? []}
            from={hours.from}
            now={nowOn(each, nowMs)}
            none={none ?? t('none')}
          />
        ))}
      </ol>
    </section>
  );
}
