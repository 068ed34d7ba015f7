import { and, eq, sql } from 'drizzle-orm';
import type { ScheduledEvent } from '@/lib/contract/schedule/event-answer';
import type { Db } from '@/backend/db/client';
import { calendars, eventAttendees, events } from '@/backend/db/schema';

const attendeeCount =
  sql<number>`(select count(*) from ${eventAttendees} as counted where counted.event_id = ${events.id})`.mapWith(
    Number,
  );

/** Events with their calendar, how many have registered, and the place of one person. */
export const joinedEvents = (db: Db, userId: string | null) =>
  db
    .select({ event: events, calendar: calendars, attendeeCount, own: eventAttendees })
    .from(events)
    .innerJoin(calendars, eq(calendars.id, events.calendarId))
    .leftJoin(
      eventAttendees,
      and(eq(eventAttendees.eventId, events.id), userId ? eq(eventAttendees.userId, userId) : sql`false`),
    );

const stateOf = (event: typeof events.$inferSelect, now: Date): ScheduledEvent['state'] => {
  if (event.endsAt <= now) return 'finished';
  return event.startsAt <= now ? 'running' : 'upcoming';
};

type EventRow = Awaited<ReturnType<typeof joinedEvents>>[number];

const whenSet = (at: Date | null): string | null => at?.toISOString() ?? null;

/** @param isStaff for people who keep the organization: with the online address */
export const toEvent = (
  { event, calendar, attendeeCount: taken, own }: EventRow,
  now: Date,
  isStaff: boolean,
): ScheduledEvent => ({
  eventId: event.id,
  slug: event.slug,
  calendarId: calendar.id,
  organizationId: calendar.organizationId,
  kind: calendar.kind,
  title: event.title,
  description: event.description,
  place: event.place,
  province: event.province,
  campusId: event.campusId,
  mapPoint:
    event.latitude === null || event.longitude === null
      ? null
      : { latitude: event.latitude, longitude: event.longitude },
  onlineUrl: isStaff || own ? event.onlineUrl : null,
  pictureUrl: event.pictureUrl,
  type: event.type,
  format: event.format,
  status: event.status,
  cancelReason: event.cancelReason,
  agenda: event.agenda,
  speakers: event.speakers,
  forWhom: event.forWhom,
  minAge: event.minAge,
  priceCents: event.priceCents,
  questions: event.questions,
  seriesId: event.seriesId,
  startsAt: event.startsAt.toISOString(),
  endsAt: event.endsAt.toISOString(),
  state: stateOf(event, now),
  takesRegistrations: event.takesRegistrations,
  capacity: event.capacity,
  attendeeCount: taken,
  seatsLeft: event.capacity === null ? null : Math.max(0, event.capacity - taken),
  hasWaitingList: event.hasWaitingList,
  registrationOpensAt: whenSet(event.registrationOpensAt),
  registrationClosesAt: whenSet(event.registrationClosesAt),
  registeredAt: whenSet(own?.registeredAt ?? null),
  attendedAt: whenSet(own?.attendedAt ?? null),
  version: event.version,
  sequence: event.sequence,
});
