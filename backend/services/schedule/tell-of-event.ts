import { and, eq, inArray } from 'drizzle-orm';
import { plainDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { Text } from '@/lib/contract/fields';
import { activeStates } from '@/lib/domain/learning/event-places';
import { calendars, eventAttendees, type events } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/services/access/act';
import { isOwnOrganization } from '@/backend/services/access/own-organization';

type EventRow = typeof events.$inferSelect;

type Kind =
  | 'event-registered'
  | 'event-waiting'
  | 'event-place-held'
  | 'event-place-taken'
  | 'event-hold-over'
  | 'event-cancelled'
  | 'event-called-off'
  | 'event-moved'
  | 'event-soon'
  | 'event-over';

const dayAndTime = (at: Date, locale: 'en' | 'km') => `${plainDate(at, locale)}, ${formatTimeOfDay(at)}`;

interface News {
  /** The hour that the message names. */
  at?: Date;
  /** What has changed, or why. */
  status?: Text;
}

/**
 * Tells people of an event; a later message about the same event takes the place of the one before.
 */
export async function tellOfEvent(
  act: AnyAct,
  event: EventRow,
  kind: Kind,
  userIds: readonly string[],
  { at, status }: News = {},
): Promise<void> {
  if (userIds.length === 0) return;
  const [calendar] = await act.tx.select().from(calendars).where(eq(calendars.id, event.calendarId));
  // Public events stand on the page of all events; those of a school's own year only in its calendar.
  const isPublic = calendar?.audience === 'public' && calendar.kind === 'events';
  const isOfSala = calendar !== undefined && isOwnOrganization(act.deps, calendar.organizationId);
  const page = isOfSala || isPublic ? '/career-center/events/[slug]' : '/profile/schedule/academic-calendar';
  const params = {
    titleEn: event.title.en,
    titleKm: event.title.km,
    ...(at && { dateEn: dayAndTime(at, 'en'), dateKm: dayAndTime(at, 'km') }),
    ...(status && { statusEn: status.en, statusKm: status.km }),
  };
  const message = { kind, params, page, about: event.slug, subject: `event:${event.id}` } as const;
  await act.tell(userIds, { ...message, again: 'renew' });
}

/** Everybody who has a place, or waits for one. */
async function tellRegistered(
  act: AnyAct,
  event: EventRow,
  kind: 'event-called-off' | 'event-moved',
  news: News,
): Promise<void> {
  const { eventId, userId, state } = eventAttendees;
  const rows = await act.tx
    .select({ userId })
    .from(eventAttendees)
    .where(and(eq(eventId, event.id), inArray(state, [...activeStates])));
  await tellOfEvent(
    act,
    event,
    kind,
    rows.map((row) => row.userId),
    news,
  );
}

const sameTimes = (one: EventRow, other: EventRow): boolean =>
  one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime();

const words = {
  en: { from: (a: string, b: string) => `from ${a} to ${b}`, place: (name: string) => `place: ${name}` },
  km: { from: (a: string, b: string) => `ពី ${a} ទៅ ${b}`, place: (name: string) => `ទីកន្លែង៖ ${name}` },
};

/** From when to when, and where it is now, as far as that has changed. */
const moveIn = (before: EventRow, after: EventRow, locale: 'en' | 'km'): string =>
  [
    !sameTimes(before, after) &&
      words[locale].from(
        `${dayAndTime(before.startsAt, locale)}–${formatTimeOfDay(before.endsAt)}`,
        `${dayAndTime(after.startsAt, locale)}–${formatTimeOfDay(after.endsAt)}`,
      ),
    (sameTimes(before, after) || before.place.en !== after.place.en || before.place.km !== after.place.km) &&
      words[locale].place(after.place[locale] || after.place.en || after.place.km),
    sameTimes(before, after) && dayAndTime(after.startsAt, locale),
  ]
    .filter(Boolean)
    .join('; ');

/** Tells who comes that an event has another time or place. */
export const tellMoved = (act: AnyAct, before: EventRow, after: EventRow): Promise<void> =>
  tellRegistered(act, after, 'event-moved', {
    status: { en: moveIn(before, after, 'en'), km: moveIn(before, after, 'km') },
  });

/** Tells who would have come that an event is called off, when it would have been, and why. */
export const tellCalledOff = (act: AnyAct, event: EventRow, reason: Text): Promise<void> =>
  tellRegistered(act, event, 'event-called-off', { at: event.startsAt, status: reason });
