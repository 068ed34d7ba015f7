import { startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { type CalendarEvent, isAllDay } from './calendar-event';

const hourMs = 3_600_000;
const shownMin = 5;
/** Without lessons a school day is shown. */
const schoolDay = { from: 7, to: 12 };

/** How many letters of a title and of what stands below it fit into a line of a narrow day. */
const titleLetters = 17;
const noteLetters = 22;
const lineRem = 1.25;
const edgesRem = 0.75;
const hourRemMin = 3;

/** Where an event stands in its day, in hours. */
export interface HourPlace {
  event: CalendarEvent;
  from: number;
  long: number;
}

interface WeekHours {
  from: number;
  to: number;
  /** The height of an hour at which every text has room. */
  hourRem: number;
  byDay: ReadonlyMap<string, readonly HourPlace[]>;
}

/** Hours from the midnight in Phnom Penh with which a day begins. */
const hoursInto = (when: string | number, day: string): number =>
  (new Date(when).getTime() - startOfDayInCambodia(day).getTime()) / hourMs;

const placeOf = (event: CalendarEvent, day: string): HourPlace => {
  const from = Math.max(0, hoursInto(event.start, day));
  return { event, from, long: Math.min(24, hoursInto(event.end, day)) - from };
};

/** Those that are at once share their hours one below the other: side by side, names would be cut. */
function withoutOverlaps(sorted: readonly HourPlace[]): HourPlace[] {
  const groups: HourPlace[][] = [];
  let end = 0;
  for (const place of sorted) {
    const last = groups.at(-1);
    if (last && place.from < end) last.push(place);
    else groups.push([place]);
    end = Math.max(last && place.from < end ? end : 0, place.from + place.long);
  }
  return groups.flatMap((group) => {
    const from = group[0]?.from ?? 0;
    const to = Math.max(...group.map((place) => place.from + place.long));
    const share = (to - from) / group.length;
    return group.length === 1
      ? group
      : group.map(({ event }, index) => ({ event, from: from + index * share, long: share }));
  });
}

const linesOf = ({ title, note = '' }: CalendarEvent): number =>
  Math.ceil(title.length / titleLetters) + 1 + Math.ceil(note.length / noteLetters);

/** The events with an hour on an axis of hours that is as long as the week needs. */
export function hoursOf(
  byDay: ReadonlyMap<string, readonly CalendarEvent[]>,
  days: readonly string[],
): WeekHours {
  const placed = new Map(
    days.map((day) => {
      const own = (byDay.get(day) ?? []).filter((event) => !isAllDay(event));
      const places = own.map((event) => placeOf(event, day)).filter(({ long }) => long > 0);
      return [day, withoutOverlaps(places)] as const;
    }),
  );
  const all = [...placed.values()].flat();
  if (all.length === 0) return { ...schoolDay, hourRem: hourRemMin, byDay: placed };
  const from = Math.floor(Math.min(...all.map((place) => place.from)));
  const to = Math.max(from + shownMin, Math.ceil(Math.max(...all.map((place) => place.from + place.long))));
  const needed = all.map(({ event, long }) => (linesOf(event) * lineRem + edgesRem) / long);
  return { from, to: Math.min(24, to), hourRem: Math.max(hourRemMin, ...needed), byDay: placed };
}

/** Where the clock stands on a day; null on every other day. */
export const nowOn = (day: string, nowMs: number | null): number | null =>
  nowMs !== null && dayInCambodia(nowMs) === day ? hoursInto(nowMs, day) : null;
