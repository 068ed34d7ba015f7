import { and, asc, count, eq, or, type SQL } from 'drizzle-orm';
import type { Attendee } from '@/lib/contract/events/attendees';
import { activeStates, type PlaceState } from '@/lib/domain/events/event-places';
import type { Db } from '@/backend/db/client';
import { eventAttendees, users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

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

/** Those who registered, with their names. */
export const joinedAttendees = (db: Db, where: SQL | undefined) =>
  db.select(columns).from(eventAttendees).innerJoin(users, eq(users.id, eventAttendees.userId)).where(where);

type Row = Awaited<ReturnType<typeof joinedAttendees>>[number];

export const attendeeNames = ({ user }: Row) => ({
  name: fullName(user),
  nameNative: fullNameKm(user),
});

const toAttendee = (row: Row): Attendee => ({
  userId: row.attendee.userId,
  ...attendeeNames(row),
  phone: row.user.phone,
  state: row.attendee.state,
  heldUntil: row.attendee.heldUntil?.toISOString() ?? null,
  answers: row.attendee.answers,
  registeredAt: row.attendee.registeredAt.toISOString(),
  attendedAt: row.attendee.attendedAt?.toISOString() ?? null,
});

/** Who has a place or waits for one, in the order of arrival. */
export async function listAttendees(
  deps: Reader,
  eventId: string,
  { state, start, limit }: { state?: PlaceState | undefined; start: number; limit: number },
) {
  const inState = state
    ? eq(eventAttendees.state, state)
    : or(...activeStates.map((each) => eq(eventAttendees.state, each)));
  const where = and(eq(eventAttendees.eventId, eventId), inState);
  const page = joinedAttendees(deps.db, where)
    .orderBy(asc(eventAttendees.arrival))
    .limit(limit)
    .offset(start);
  const [rows, [total]] = await Promise.all([
    page,
    deps.db.select({ value: count() }).from(eventAttendees).where(where),
  ]);
  return { data: rows.map(toAttendee), countTotal: total?.value ?? 0 };
}

/** @throws 404 */
export async function readAttendee(db: Db, where: SQL | undefined): Promise<Attendee> {
  const [row] = await joinedAttendees(db, where);
  if (!row) throw notFound();
  return toAttendee(row);
}
