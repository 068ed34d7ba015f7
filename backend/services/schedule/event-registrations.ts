import { and, asc, count, eq } from 'drizzle-orm';
import type { Attendee } from '@/lib/contract/schedule/attendees';
import type { Db } from '@/backend/db/client';
import { eventAttendees, events, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { eventUnavailable } from './scheduled-events';
import { tellOfEvent } from './tell-of-event';

/** Locks the event, so that the last place is given only once. @throws 404 when it is gone. */
const lockEvent = async (tx: Db, calendarId: string, id: string) => {
  const here = and(eq(events.id, id), eq(events.calendarId, calendarId));
  const [event] = await tx.select().from(events).where(here).for('update');
  if (!event || event.removedAt || event.status === 'draft') throw eventUnavailable();
  return event;
};

const ownPlace = (eventId: string, userId: string) =>
  and(eq(eventAttendees.eventId, eventId), eq(eventAttendees.userId, userId));

const finished = () => new Refusal(409, 'event-finished', 'This event has already finished.');

interface Place {
  calendarId: string;
  eventId: string;
}

/** Registers for an event; a second call finds the existing place. @throws 404 gone or a draft, 409 finished, called off, full or closed. */
export async function registerForEvent(act: Act, { calendarId, eventId }: Place): Promise<void> {
  const { tx, caller, now } = act;
  const event = await lockEvent(tx, calendarId, eventId);
  const [own] = await tx.select().from(eventAttendees).where(ownPlace(eventId, caller.id));
  if (own) return;
  if (event.endsAt <= now) throw finished();
  if (event.status === 'cancelled')
    throw new Refusal(409, 'event-called-off', 'This event has been cancelled.');
  if (event.registrationOpensAt && event.registrationOpensAt > now)
    throw new Refusal(409, 'registration-not-open', 'Registration has not begun.');
  if (event.registrationClosesAt && event.registrationClosesAt <= now)
    throw new Refusal(409, 'registration-over', 'Registration is over.');
  if (!event.takesRegistrations) throw new Refusal(409, 'event-closed', 'This event needs no registration.');
  const taken = await tx.$count(eventAttendees, eq(eventAttendees.eventId, eventId));
  if (event.capacity !== null && taken >= event.capacity)
    throw new Refusal(409, 'event-full', 'This event has no place left.');
  await act.tx.insert(eventAttendees).values({ eventId, userId: caller.id, registeredAt: now });
  await tellOfEvent(act, event, 'event-registered', [caller.id]);
}

/** Gives up a place; without one nothing happens. @throws 404 gone, 409 finished. */
export async function cancelRegistration(act: Act, { calendarId, eventId }: Place): Promise<void> {
  const event = await lockEvent(act.tx, calendarId, eventId);
  if (event.endsAt <= act.now) throw finished();
  const given = await act.tx
    .delete(eventAttendees)
    .where(ownPlace(eventId, act.caller.id))
    .returning({ userId: eventAttendees.userId });
  if (given.length > 0) await tellOfEvent(act, event, 'event-cancelled', [act.caller.id]);
}

const columns = {
  attendee: eventAttendees,
  user: {
    firstName: users.firstName,
    lastName: users.lastName,
    firstNameKm: users.firstNameKm,
    lastNameKm: users.lastNameKm,
    phone: users.phone,
  },
};

const joined = (db: Db) =>
  db.select(columns).from(eventAttendees).innerJoin(users, eq(users.id, eventAttendees.userId));

type Row = Awaited<ReturnType<typeof joined>>[number];

const toAttendee = ({ attendee, user }: Row): Attendee => ({
  userId: attendee.userId,
  name: `${user.lastName} ${user.firstName}`,
  nameNative: [user.lastNameKm, user.firstNameKm].filter(Boolean).join(' '),
  phone: user.phone,
  registeredAt: attendee.registeredAt.toISOString(),
  attendedAt: attendee.attendedAt?.toISOString() ?? null,
});

export async function listAttendees(
  deps: Deps,
  eventId: string,
  { start, limit }: { start: number; limit: number },
) {
  const where = eq(eventAttendees.eventId, eventId);
  const page = joined(deps.db)
    .where(where)
    .orderBy(asc(eventAttendees.registeredAt), asc(eventAttendees.userId))
    .limit(limit)
    .offset(start);
  const [rows, [total]] = await Promise.all([
    page,
    deps.db.select({ value: count() }).from(eventAttendees).where(where),
  ]);
  return { data: rows.map(toAttendee), countTotal: total?.value ?? 0 };
}

/** @throws 404 for somebody who has not registered. */
export async function markAttended(
  act: Act,
  { eventId, userId }: { eventId: string; userId: string },
  attended: boolean,
): Promise<Attendee> {
  await act.tx
    .update(eventAttendees)
    .set({ attendedAt: attended ? act.now : null })
    .where(ownPlace(eventId, userId));
  const [row] = await joined(act.tx).where(ownPlace(eventId, userId));
  if (!row) throw notFound();
  return toAttendee(row);
}
