import { attendanceOf, type PlaceState, type ScanKind } from './event-places';
import { isOfEvent, isShortCode, readTicket } from './event-tickets';

interface Person {
  userId: string;
  state: PlaceState;
  ticketHash: string | null;
  shortHash: string | null;
  attendedAt: string | null;
}

interface PendingScan {
  scanId: string;
  kind: ScanKind;
  userId?: string | null | undefined;
  at: string;
}

/** What a door says of a ticket or a person; `at` is when they came in before. */
export type TicketVerdict =
  | { kind: 'in'; userId: string }
  | { kind: 'already'; userId: string; at: string }
  | { kind: 'given-back' | 'waiting' | 'called-off'; userId: string }
  | { kind: 'other-event' | 'unknown' };

/** When a person came in, as the list says it and the scans that it does not have yet. */
export function cameAt(person: Person, pending: readonly PendingScan[]): string | null {
  const known =
    person.attendedAt === null ? [] : [{ id: '', kind: 'in' as const, at: new Date(person.attendedAt) }];
  const own = pending
    .filter(({ userId }) => userId === person.userId)
    .map(({ scanId, kind, at }) => ({ id: scanId, kind, at: new Date(at) }));
  return attendanceOf([...known, ...own]).attendedAt?.toISOString() ?? null;
}

interface WalkIn {
  scanId: string;
  name: string;
  at: string;
}

/** Who came without having registered, as the list says it and the scans that it does not have yet. */
export function walkInsOf(
  listed: readonly WalkIn[],
  pending: readonly (WalkIn & { kind: ScanKind; walkInId: string | null })[],
): WalkIn[] {
  const undone = new Set(pending.map(({ walkInId }) => walkInId));
  const known = new Set(listed.map(({ scanId }) => scanId));
  const own = pending.filter(({ kind, scanId }) => kind === 'walk-in' && !known.has(scanId));
  return [...listed, ...own].filter(({ scanId }) => !undone.has(scanId));
}

/** What a door knows of its event. */
interface Door {
  isCalledOff: boolean;
}

/** Whether a person may come in now. */
export function judgePerson(
  person: Person,
  pending: readonly PendingScan[],
  { isCalledOff }: Door,
): TicketVerdict {
  const { userId, state } = person;
  if (isCalledOff) return { kind: 'called-off', userId };
  if (state === 'held' || state === 'waiting') return { kind: 'waiting', userId };
  if (state !== 'placed') return { kind: 'given-back', userId };
  const at = cameAt(person, pending);
  return at === null ? { kind: 'in', userId } : { kind: 'already', userId, at };
}

/**
 * Whether what was read or typed opens the door of an event.
 * @param hashOf SHA-256 in hexadecimal, as the list has it
 */
export async function judgeTicket(
  text: string,
  { eventId, people, isCalledOff }: Door & { eventId: string; people: readonly Person[] },
  pending: readonly PendingScan[],
  hashOf: (code: string) => Promise<string>,
): Promise<TicketVerdict> {
  const ticket = readTicket(text);
  if (!ticket) return { kind: 'unknown' };
  if (ticket.event !== null && !isOfEvent(ticket.event, eventId)) return { kind: 'other-event' };
  const hash = await hashOf(ticket.code);
  const which = isShortCode(ticket.code) ? 'shortHash' : 'ticketHash';
  const person = people.find((each) => each[which] === hash);
  return person ? judgePerson(person, pending, { isCalledOff }) : { kind: 'unknown' };
}
