import { and, eq, inArray } from 'drizzle-orm';
import { plainDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { activeStates } from '@/lib/domain/learning/event-places';
import { calendars, eventAttendees, type events } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/services/access/act';
import { isOwnOrganization } from '@/backend/services/access/own-organization';

type Kind =
  | 'event-registered'
  | 'event-waiting'
  | 'event-place-held'
  | 'event-place-taken'
  | 'event-hold-over'
  | 'event-cancelled'
  | 'event-called-off'
  | 'event-moved'
  | 'event-soon';

const dayAndTime = (at: Date, locale: 'en' | 'km') => `${plainDate(at, locale)}, ${formatTimeOfDay(at)}`;

/**
 * Tells people of an event; a later message about the same event takes the place of the one before.
 * @param at the hour that the message names
 */
export async function tellOfEvent(
  act: AnyAct,
  event: typeof events.$inferSelect,
  kind: Kind,
  userIds: readonly string[],
  at?: Date,
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
  };
  const message = { kind, params, page, about: event.slug, subject: `event:${event.id}` } as const;
  await act.tell(userIds, { ...message, again: 'renew' });
}

/** Tells everybody who has a place, or waits for one. */
export async function tellRegistered(
  act: AnyAct,
  event: typeof events.$inferSelect,
  kind: 'event-called-off' | 'event-moved',
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
  );
}
