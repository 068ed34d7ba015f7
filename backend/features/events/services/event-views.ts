import { and, eq, sql } from 'drizzle-orm';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import type { PlaceState } from '@/lib/domain/events/event-places';
import type { Db } from '@/backend/db/client';
import { calendars, eventAttendees, events } from '@/backend/db/schema';

const countOf = (state: PlaceState) =>
  sql<number>`(select count(*) from ${eventAttendees} as counted
    where counted.event_id = ${events.id} and counted.state = ${state})`.mapWith(Number);

/** The caller's number in the waiting list; null for others. */
const ownNumber = sql<number | null>`case when ${eventAttendees.state} = 'waiting' then (
    select count(*) from ${eventAttendees} as before
    where before.event_id = ${events.id} and before.state = 'waiting' and before.arrival <= ${eventAttendees.arrival}
  ) end`.mapWith(Number);

/** Events with their calendar, how many have registered, and the place of one person. */
export const joinedEvents = (db: Db, userId: string | null) =>
  db
    .select({
      event: events,
      calendar: calendars,
      attendeeCount: countOf('placed'),
      heldCount: countOf('held'),
      waitingCount: countOf('waiting'),
      own: eventAttendees,
      ownNumber,
    })
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

const toOwnPlace = ({ own, ownNumber: number }: EventRow): ScheduledEvent['ownPlace'] =>
  own && {
    state: own.state,
    number: number || null,
    heldUntil: whenSet(own.heldUntil),
    takesAtOnce: own.takesAtOnce,
  };

/** @param isStaff for people who keep the organization: with the online address */
export const toEvent = (row: EventRow, now: Date, isStaff: boolean): ScheduledEvent => {
  const { event, calendar, attendeeCount: taken, heldCount, waitingCount, own } = row;
  const hasPlace = own?.state === 'placed';
  return {
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
    onlineUrl: isStaff || hasPlace ? event.onlineUrl : null,
    pictureUrl: event.pictureUrl,
    pictureCredit: event.pictureCredit,
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
    seatsLeft: event.capacity === null ? null : Math.max(0, event.capacity - taken - heldCount),
    hasWaitingList: event.hasWaitingList,
    waitingCount,
    ownPlace: toOwnPlace(row),
    careerCenterId: event.careerCenterId,
    registrationOpensAt: whenSet(event.registrationOpensAt),
    registrationClosesAt: whenSet(event.registrationClosesAt),
    registeredAt: hasPlace ? whenSet(own.registeredAt) : null,
    attendedAt: whenSet(own?.attendedAt ?? null),
    version: event.version,
    sequence: event.sequence,
  };
};
