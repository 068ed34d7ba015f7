import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { EventFeedback } from '@/lib/contract/events/after-event';
import { takesFeedback } from '@/lib/domain/events/event-feedback';
import type { Db } from '@/backend/db/client';
import {
  calendars,
  careerCenters,
  eventAttendees,
  eventCertificates,
  eventFeedback,
  events,
  users,
} from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { attendeeNames } from './event-attendees';
import { organizationNames } from './event-desk';
import type { EventPlace } from './event-registrations';

const codeBytes = 16;

/** The event, where the person was there and it is over. @throws 404, 409 `event-running` */
async function readAttended(db: Db, { calendarId, eventId }: EventPlace, userId: string, now: Date) {
  const [row] = await db
    .select({
      event: events,
      organizationId: calendars.organizationId,
      attendee: eventAttendees,
      user: users,
      center: careerCenters.name,
    })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .innerJoin(calendars, eq(calendars.id, events.calendarId))
    .innerJoin(users, eq(users.id, eventAttendees.userId))
    .leftJoin(careerCenters, eq(careerCenters.id, events.careerCenterId))
    .where(
      and(
        eq(eventAttendees.eventId, eventId),
        eq(eventAttendees.userId, userId),
        eq(events.calendarId, calendarId),
      ),
    );
  if (!row?.attendee.attendedAt || row.event.status !== 'published') throw notFound();
  if (row.event.endsAt > now) throw new Refusal(409, 'event-running', 'The event is not over yet.');
  return row;
}

const ownFeedback = (eventId: string, userId: string) =>
  and(eq(eventFeedback.eventId, eventId), eq(eventFeedback.userId, userId));

/** What somebody has said of an event; null before. */
export async function readFeedback(db: Db, eventId: string, userId: string): Promise<EventFeedback | null> {
  const [row] = await db.select().from(eventFeedback).where(ownFeedback(eventId, userId));
  return row ? { rating: row.rating, helped: row.helped, words: row.words } : null;
}

/** Stores the three answers, or others in their place. @throws 404, 409 `event-running`, `feedback-over` */
export async function sayOfEvent(act: Act, place: EventPlace, said: EventFeedback): Promise<EventFeedback> {
  const { event } = await readAttended(act.tx, place, act.caller.id, act.now);
  if (!takesFeedback(event.endsAt, act.now))
    throw new Refusal(409, 'feedback-over', 'The event was more than thirty days ago.');
  const row = { ...said, at: act.now };
  await act.tx
    .insert(eventFeedback)
    .values({ ...row, eventId: event.id, userId: act.caller.id })
    .onConflictDoUpdate({ target: [eventFeedback.eventId, eventFeedback.userId], set: row });
  return said;
}

const ownCertificate = (eventId: string, userId: string) =>
  and(eq(eventCertificates.eventId, eventId), eq(eventCertificates.userId, userId));

/** Issues the certificate of the caller, once. @throws 404, 409 `event-running` */
export async function certifyAttendance(
  act: Act,
  place: EventPlace,
): Promise<{ code: string; issuedAt: string }> {
  const { event, organizationId, attendee, user, center } = await readAttended(
    act.tx,
    place,
    act.caller.id,
    act.now,
  );
  // An event of Sala's is held by one of its career centers, where it names one.
  const host = center ?? (await organizationNames(act.deps, [organizationId]))(organizationId);
  const { title, place: where, startsAt, endsAt } = event;
  await act.tx
    .insert(eventCertificates)
    .values({
      code: randomBytes(codeBytes).toString('base64url'),
      eventId: event.id,
      userId: act.caller.id,
      facts: {
        ...attendeeNames({ attendee, user }),
        title,
        place: where,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        host,
      },
      issuedAt: act.now,
    })
    .onConflictDoNothing();
  const { code, issuedAt } = await readCertificate(act.tx, event.id, act.caller.id);
  return { code, issuedAt: issuedAt.toISOString() };
}

/** @throws 404 before it is issued */
export async function readCertificate(db: Db, eventId: string, userId: string) {
  const [row] = await db.select().from(eventCertificates).where(ownCertificate(eventId, userId));
  if (!row) throw notFound();
  return row;
}

/** A certificate by its code, and whether it still holds: staff may have corrected who was there. */
export async function findCertificate({ db }: Pick<Reader, 'db'>, code: string) {
  const [row] = await db
    .select({
      certificate: eventCertificates,
      organizationId: calendars.organizationId,
      attendedAt: eventAttendees.attendedAt,
    })
    .from(eventCertificates)
    .innerJoin(events, eq(events.id, eventCertificates.eventId))
    .innerJoin(calendars, eq(calendars.id, events.calendarId))
    .leftJoin(
      eventAttendees,
      and(
        eq(eventAttendees.eventId, eventCertificates.eventId),
        eq(eventAttendees.userId, eventCertificates.userId),
      ),
    )
    .where(eq(eventCertificates.code, code));
  return row;
}
