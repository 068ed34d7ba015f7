import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { Attendee as AttendeeView } from '@/lib/contract/events/attendees';
import type { DoorList, doorResource } from '@/lib/contract/events/door';
import { attendanceOf, type PlaceState, placeLimits } from '@/lib/domain/events/event-places';
import { shortCodeOf, ticketCode, ticketText } from '@/lib/domain/events/event-tickets';
import { eventAttendees, eventScans } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { peppered, type Secrets } from '@/backend/secrets';
import type { Act } from '@/backend/core/access/act';
import { joinedAttendees, attendeeNames, readAttendee } from './event-attendees';
import type { EventRow } from './find-event';

type Attendee = typeof eventAttendees.$inferSelect;
type Sent = z.output<typeof doorResource.endpoints.scan.body>;
type Outcome = z.input<typeof doorResource.endpoints.scan.response>['outcomes'][number];

const ticketBytes = 16;
const hourMs = 3_600_000;

/** The code of a place: whoever registers anew has another one. */
const codeOf = (
  secrets: Pick<Secrets, 'pepper'>,
  { eventId, userId, arrival }: Pick<Attendee, 'eventId' | 'userId' | 'arrival'>,
): string => {
  const digest = peppered(secrets, `event-ticket:${eventId}:${userId}:${arrival}`);
  return ticketCode(Buffer.from(digest, 'base64url').subarray(0, ticketBytes));
};

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Around an event, where its door may be open. A phone whose clock is years away says nothing of the year. */
const atTheDoor = (event: EventRow, at: number, now: Date): Date => {
  const doorMs = placeLimits.doorHours * hourMs;
  const within = Math.min(Math.max(at, event.startsAt.getTime() - doorMs), event.endsAt.getTime() + doorMs);
  return new Date(Math.min(within, now.getTime()));
};

const hasTicket = (state: PlaceState) => state === 'placed' || state === 'given-back';

const hashesOf = (secrets: Pick<Secrets, 'pepper'>, attendee: Attendee) => {
  if (!hasTicket(attendee.state)) return { ticketHash: null, shortHash: null };
  const code = codeOf(secrets, attendee);
  return { ticketHash: hashOf(code), shortHash: hashOf(shortCodeOf(code)) };
};

const countsOf = async (db: Db, eventId: string) => {
  const here = eq(eventAttendees.eventId, eventId);
  const [placed, attended, walkIns] = [
    await db.$count(eventAttendees, and(here, eq(eventAttendees.state, 'placed'))),
    await db.$count(eventAttendees, and(here, isNotNull(eventAttendees.attendedAt))),
    await db.$count(eventScans, and(eq(eventScans.eventId, eventId), eq(eventScans.kind, 'walk-in'))),
  ];
  return { placed, attended, walkIns };
};

/** The scans of each person, oldest first. */
const scansOf = async (db: Db, eventId: string, userIds?: readonly string[]) => {
  const ofPeople = userIds ? inArray(eventScans.userId, [...userIds]) : isNotNull(eventScans.userId);
  const rows = await db
    .select()
    .from(eventScans)
    .where(and(eq(eventScans.eventId, eventId), ofPeople))
    .orderBy(asc(eventScans.at), asc(eventScans.id));
  return Map.groupBy(rows, ({ userId }) => userId ?? '');
};

/** The list of an event's door. @throws 409 `door-closed` a day after its end */
export async function readDoor(deps: Reader, event: EventRow): Promise<DoorList> {
  const storedUntil = new Date(event.endsAt.getTime() + placeLimits.doorHours * hourMs);
  if (storedUntil <= deps.clock.now())
    throw new Refusal(409, 'door-closed', 'The event has been over for a day.');
  const people = await joinedAttendees(deps.db, eq(eventAttendees.eventId, event.id)).orderBy(
    asc(eventAttendees.arrival),
  );
  const ofNobody = and(eq(eventScans.eventId, event.id), isNull(eventScans.userId));
  const walkIns = await deps.db.select().from(eventScans).where(ofNobody).orderBy(asc(eventScans.at));
  const doubles = [...(await scansOf(deps.db, event.id)).values()].flatMap((scans) => {
    const listed = new Set(attendanceOf(scans).doubles);
    return scans.filter(({ id }) => listed.has(id));
  });
  return {
    eventId: event.id,
    title: event.title,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    isCalledOff: event.status === 'cancelled',
    storedUntil: storedUntil.toISOString(),
    counts: await countsOf(deps.db, event.id),
    people: people.map((row) => ({
      userId: row.attendee.userId,
      ...attendeeNames(row),
      state: row.attendee.state,
      ...hashesOf(deps.secrets, row.attendee),
      attendedAt: row.attendee.attendedAt?.toISOString() ?? null,
    })),
    walkIns: walkIns.map(({ id, name, at }) => ({ scanId: id, name, at: at.toISOString() })),
    doubles: doubles.map(({ id, userId, at }) => ({
      scanId: id,
      userId: userId ?? '',
      at: at.toISOString(),
    })),
  };
}

/** Says whether somebody with a place was there. @throws 404 for somebody without one, or where the event is called off */
export async function markAttended(
  act: Act,
  event: EventRow,
  userId: string,
  attended: boolean,
): Promise<AttendeeView> {
  const own = and(eq(eventAttendees.eventId, event.id), eq(eventAttendees.userId, userId));
  const [row] = await act.tx.select().from(eventAttendees).where(own);
  if (row?.state !== 'placed' || event.status === 'cancelled') throw notFound();
  const scan = { id: randomUUID(), eventId: event.id, userId, at: act.now, receivedAt: act.now };
  if ((row.attendedAt !== null) !== attended)
    await storeScans(act, event, [{ ...scan, kind: attended ? 'in' : 'out', scannedBy: act.caller.id }]);
  return readAttendee(act.tx, own);
}

/** The ticket of a place. @throws 404 without one, or where the event is called off: it opens no door */
export async function readTicketOf(deps: Reader, event: Pick<EventRow, 'id' | 'status'>, userId: string) {
  const own = and(eq(eventAttendees.eventId, event.id), eq(eventAttendees.userId, userId));
  const [row] = await deps.db.select().from(eventAttendees).where(own);
  if (row?.state !== 'placed' || event.status !== 'published') throw notFound();
  const code = codeOf(deps.secrets, row);
  return { code, text: ticketText(event.id, code) };
}

/** Stores what people did, and writes when they came in as all their scans say it. @returns that hour and the scans that stand, by person */
const storeScans = async (act: Act, event: EventRow, rows: (typeof eventScans.$inferInsert)[]) => {
  if (rows.length > 0) await act.tx.insert(eventScans).values(rows).onConflictDoNothing();
  const userIds = [...new Set(rows.flatMap(({ userId }) => userId ?? []))].toSorted();
  const read = new Map<string, ReturnType<typeof attendanceOf> & { scanIds: Set<string> }>();
  if (userIds.length === 0) return read;
  const scans = await scansOf(act.tx, event.id, userIds);
  const people = and(eq(eventAttendees.eventId, event.id), inArray(eventAttendees.userId, userIds));
  const before = await act.tx.select().from(eventAttendees).where(people);
  const attendedAt = new Map(before.map((row) => [row.userId, row.attendedAt?.getTime() ?? null]));
  for (const userId of userIds) {
    const own = scans.get(userId) ?? [];
    const attendance = attendanceOf(own);
    read.set(userId, { ...attendance, scanIds: new Set(own.map(({ id }) => id)) });
    if (attendedAt.get(userId) === (attendance.attendedAt?.getTime() ?? null)) continue;
    await act.tx
      .update(eventAttendees)
      .set({ attendedAt: attendance.attendedAt })
      .where(and(eq(eventAttendees.eventId, event.id), eq(eventAttendees.userId, userId)));
  }
  return read;
};

const refusalOf = (person: Attendee | undefined): Outcome['outcome'] | null => {
  switch (person?.state) {
    case 'placed':
      return null;
    case 'held':
    case 'waiting':
      return 'waiting';
    case undefined:
      return 'unknown';
    default:
      return 'given-back';
  }
};

/**
 * Takes what phones wrote down at the door, also long after. Nobody comes in to what is called off. A scan that came before counts once. People without a place are
 * not let in by their scan; staff writes them down as having come without registering.
 */
export async function takeScans(act: Act, event: EventRow, { sentAt, scans }: Sent) {
  const wrongByMs = act.now.getTime() - Date.parse(sentAt);
  const attendees = await act.tx.select().from(eventAttendees).where(eq(eventAttendees.eventId, event.id));
  const byId = new Map(attendees.map((row) => [row.userId, row]));
  const byCode = scans.some(({ code }) => code)
    ? new Map(
        attendees.filter(({ state }) => hasTicket(state)).map((row) => [codeOf(act.deps.secrets, row), row]),
      )
    : new Map<string, Attendee>();
  const takenBack = scans.flatMap(({ kind, walkInId }) => (kind === 'out' && walkInId ? [walkInId] : []));
  const stored: (typeof eventScans.$inferInsert)[] = [];
  const judged = scans.map((scan) => {
    const at = atTheDoor(event, Date.parse(scan.at) + wrongByMs, act.now);
    const row = { id: scan.scanId, eventId: event.id, kind: scan.kind, at, receivedAt: act.now };
    const by = { ...row, scannedBy: act.caller.id };
    if (scan.kind !== 'out' && event.status === 'cancelled')
      return { scan, refused: 'called-off' as const, userId: null };
    if (scan.kind === 'walk-in' || scan.walkInId) {
      if (scan.kind === 'walk-in') stored.push({ ...by, name: scan.name });
      return { scan, refused: null, userId: null };
    }
    const person = scan.userId ? byId.get(scan.userId) : byCode.get(scan.code ?? '');
    const refused = refusalOf(person);
    if (refused || !person) return { scan, refused: refused ?? ('unknown' as const), userId: null };
    stored.push({ ...by, userId: person.userId });
    return { scan, refused: null, userId: person.userId };
  });
  const read = await storeScans(act, event, stored);
  if (takenBack.length > 0) {
    const walkIns = and(eq(eventScans.eventId, event.id), eq(eventScans.kind, 'walk-in'));
    await act.tx.delete(eventScans).where(and(walkIns, inArray(eventScans.id, takenBack)));
  }
  const outcomes = judged.map(({ scan, refused, userId }): Outcome => {
    const attendance = userId === null ? undefined : read.get(userId);
    const attendedAt = attendance?.attendedAt?.toISOString() ?? null;
    const { scanId, kind } = scan;
    if (refused) return { scanId, outcome: refused, attendedAt };
    // Its id stands for somebody else's scan, so nothing was stored.
    if (attendance && !attendance.scanIds.has(scanId)) return { scanId, outcome: 'unknown', attendedAt };
    if (kind === 'in' && attendance?.doubles.includes(scanId))
      return { scanId, outcome: 'already', attendedAt };
    return { scanId, outcome: kind, attendedAt };
  });
  return { outcomes, counts: await countsOf(act.tx, event.id) };
}
