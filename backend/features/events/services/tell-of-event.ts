import { and, eq, inArray } from 'drizzle-orm';
import { plainDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { Text } from '@/lib/contract/fields';
import { activeStates } from '@/lib/domain/events/event-places';
import { calendars, eventAttendees, type events } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { noticeFact } from '@/backend/features/notices/services/facts';
import { isOwnOrganization } from '@/backend/core/access/own-organization';

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
  /** The instant of what it is about, by which it is urgent; the message names it where there is no `date`. */
  at?: Date;
  /** When it was, and when it is. */
  from?: Text;
  date?: Text;
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
  { at, from, date, status }: News = {},
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
    ...(at && { at: at.toISOString(), dateEn: dayAndTime(at, 'en'), dateKm: dayAndTime(at, 'km') }),
    ...(from && { fromEn: from.en, fromKm: from.km }),
    ...(date && { dateEn: date.en, dateKm: date.km }),
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

const span = ({ startsAt, endsAt }: EventRow, locale: 'en' | 'km') =>
  `${dayAndTime(startsAt, locale)}–${formatTimeOfDay(endsAt)}`;

/** Behind the times of an event: where it is now, and why it moved. */
const factsIn = ({ place }: EventRow, reason: Text | undefined, locale: 'en' | 'km'): string => {
  const name = place[locale] || place.en || place.km;
  return [name && noticeFact('place', { name })[locale], reason && noticeFact('reason', { reason })[locale]]
    .map((noticeFact) => noticeFact && `; ${noticeFact}`)
    .join('');
};

/** Tells who comes that an event has another time or place: from when to when, where it is now, and why. */
export const tellMoved = (
  act: AnyAct,
  before: EventRow,
  after: EventRow,
  reason: Text | undefined,
): Promise<void> =>
  tellRegistered(act, after, 'event-moved', {
    at: before.startsAt < after.startsAt ? before.startsAt : after.startsAt,
    from: { en: span(before, 'en'), km: span(before, 'km') },
    date: { en: span(after, 'en'), km: span(after, 'km') },
    status: { en: factsIn(after, reason, 'en'), km: factsIn(after, reason, 'km') },
  });

/** Tells who would have come that an event is called off, when it would have been, and why. */
export const tellCalledOff = (act: AnyAct, event: EventRow, reason: Text): Promise<void> =>
  tellRegistered(act, event, 'event-called-off', { at: event.startsAt, status: reason });
