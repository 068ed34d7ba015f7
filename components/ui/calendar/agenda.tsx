'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { type CalendarEvent, eventsByDay } from './calendar-event';
import { dayTitle } from './calendar-names';
import { EventChip } from './event-chip';

interface AgendaProps {
  label: string;
  events: readonly CalendarEvent[];
  /** The first ISO day of the list. */
  from: string;
  /** Shown without events. */
  empty: ReactNode;
}

/** Coming events, day by day. */
export function Agenda({ label, events, from, empty }: AgendaProps) {
  const locale = useLocale();
  const days = [...eventsByDay(events)]
    .filter(([day]) => day >= from)
    .toSorted(([a], [b]) => a.localeCompare(b));
  if (days.length === 0) return empty;
  return (
    <ol aria-label={label} className="grid gap-4">
      {days.map(([day, own]) => (
        <li key={day} className="grid gap-1.5">
          <p className="font-semibold">
            <time dateTime={day}>{dayTitle(day, locale)}</time>
          </p>
          {own.map((event) => (
            <EventChip key={event.id} event={event} />
          ))}
        </li>
      ))}
    </ol>
  );
}
