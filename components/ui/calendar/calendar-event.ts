import { dayInCambodia } from '@/lib/domain/dates/dates';
import { daysFromTo } from '@/lib/domain/calendar-days';
import type { Href } from '@/lib/routes/href';
import type { Tone } from '../tone';

/** One event. `start` and `end` are instants, or ISO days (both included) for all-day events. */
export interface CalendarEvent {
  id: string;
  title: string;
  start: string;
  end: string;
  /** A room, a teacher. */
  note?: string;
  tone?: Tone;
  /** The id of what it is about: all events of one subject have one colour. */
  subject?: string;
  /** It does not take place. */
  isOff?: boolean;
  href?: Href;
}

export const isAllDay = ({ start }: CalendarEvent): boolean => start.length === 10;

/** Events by the days that they touch, all-day ones first, then by start. */
export function eventsByDay(events: readonly CalendarEvent[]): ReadonlyMap<string, readonly CalendarEvent[]> {
  const byDay = new Map<string, CalendarEvent[]>();
  const sorted = events.toSorted(
    (a, b) => Number(isAllDay(b)) - Number(isAllDay(a)) || a.start.localeCompare(b.start),
  );
  for (const event of sorted) {
    for (const day of daysFromTo(dayInCambodia(event.start), dayInCambodia(event.end)))
      byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return byDay;
}
