import { lastMidnightInCambodia } from '@/lib/domain/dates/cambodian-days';

/**
 * `placed` has a place; `held` is offered one until an hour; `waiting` is in the list; `given-back` and `lapsed` (an offered
 * place that was not taken) have none.
 */
export const placeStates = ['placed', 'held', 'waiting', 'given-back', 'lapsed'] as const;
export type PlaceState = (typeof placeStates)[number];

/** Those who have a place, or may get one. */
export const activeStates = ['placed', 'held', 'waiting'] as const satisfies readonly PlaceState[];

export const scanKinds = ['in', 'out', 'walk-in'] as const;
export type ScanKind = (typeof scanKinds)[number];

export const placeLimits = {
  holdHours: 24,
  /** Where the event begins within a day. */
  shortHoldHours: 2,
  /** Nobody must answer between these hours in Cambodia. */
  quietFromHour: 21,
  quietUntilHour: 8,
  answerMax: 500,
  reminderHours: 24,
  lateReminderHours: 2,
  /** How long after the end the door's list stays on the phones of staff, and scans are taken. */
  doorHours: 24,
  scansPerCallMax: 500,
  /** How long a ticket stays on the phone after it was last seen with a connection. */
  ticketDays: 30,
} as const;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const lastMidnight = (at: number) => lastMidnightInCambodia(new Date(at)).getTime();

/** The first instant, from this one on, at which people are awake in Cambodia. */
const outOfTheNight = (at: number): number => {
  const midnight = lastMidnight(at);
  const hour = (at - midnight) / hourMs;
  const { quietFromHour, quietUntilHour } = placeLimits;
  if (hour > quietFromHour) return midnight + dayMs + quietUntilHour * hourMs;
  if (hour < quietUntilHour) return midnight + quietUntilHour * hourMs;
  return at;
};

/** The last instant, up to this one, at which people are awake in Cambodia. */
const beforeTheNight = (at: number): number => {
  const midnight = lastMidnight(at);
  const hour = (at - midnight) / hourMs;
  const { quietFromHour, quietUntilHour } = placeLimits;
  if (hour < quietUntilHour) return midnight - dayMs + quietFromHour * hourMs;
  return hour > quietFromHour ? midnight + quietFromHour * hourMs : at;
};

/** When the next in the line can still be asked, and come; null where this one is the last. */
const timeForNext = (now: Date, startsAt: Date): number | null => {
  const shortMs = placeLimits.shortHoldHours * hourMs;
  const last = beforeTheNight(startsAt.getTime() - 2 * shortMs);
  return last - now.getTime() >= shortMs ? last : null;
};

/**
 * Until when a place that comes free now is held: a day, or two hours where the event begins within a day; never between 21:00
 * and 08:00 in Cambodia. It ends while the next in the line can still be asked and come; for the last one at the beginning
 * of the event, or at its end once it has begun.
 */
export function heldUntil(now: Date, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Date {
  const isSoon = startsAt.getTime() - now.getTime() <= placeLimits.reminderHours * hourMs;
  const hours = isSoon ? placeLimits.shortHoldHours : placeLimits.holdHours;
  const last = startsAt > now ? (timeForNext(now, startsAt) ?? startsAt.getTime()) : endsAt.getTime();
  return new Date(Math.min(outOfTheNight(now.getTime() + hours * hourMs), last));
}

interface DoorScan {
  id: string;
  kind: ScanKind;
  at: Date;
}

/**
 * What the scans of one person say, whatever the order in which they arrived: the earliest that lets in counts, those after it
 * are `doubles`, and one that undoes starts anew.
 */
export function attendanceOf(scans: readonly DoorScan[]): { attendedAt: Date | null; doubles: string[] } {
  let attendedAt: Date | null = null;
  const doubles: string[] = [];
  for (const { id, kind, at } of scans.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id),
  )) {
    if (kind === 'out') attendedAt = null;
    else if (attendedAt) doubles.push(id);
    else attendedAt = at;
  }
  return { attendedAt, doubles };
}

/** The tag of cached pages that say how many places of an event are free. */
export const placesTag = (eventId: string): string => `event-places:${eventId}`;
