import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { Text } from '@/lib/contract/fields';
import type { eventChange } from '@/lib/contract/events/event-desk';
import type { EventInput } from '@/lib/contract/events/event-shapes';
import { activeStates } from '@/lib/domain/events/event-places';
import { eventAttendees, events } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { placesTaken, fillFreePlaces } from './event-line';
import { eventColumns, foldOf, isMoved, requirePossible } from './event-rules';
import { type EventRow, lockOwnEvent, lockScope, requireComing } from './find-event';
import { tellCalledOff, tellMoved } from './tell-of-event';

type Change = z.output<typeof eventChange>;
type Scope = Change['scope'];

/** How many have a place, or wait for one. */
const registered = (act: Act, event: EventRow): Promise<number> =>
  act.tx.$count(
    eventAttendees,
    and(eq(eventAttendees.eventId, event.id), inArray(eventAttendees.state, [...activeStates])),
  );

const shift = (at: Date | null, byMs: number) => (at ? new Date(at.getTime() + byMs) : at);

/** How the times of a later event of the series follow those of the event that was changed. */
const timesLike = (before: EventRow, after: EventRow, later: EventRow, input: Partial<EventInput>) => {
  const byMs = after.startsAt.getTime() - before.startsAt.getTime();
  const startsAt = new Date(later.startsAt.getTime() + byMs);
  const fromFirstMs = startsAt.getTime() - after.startsAt.getTime();
  const windowOf = (key: 'registrationOpensAt' | 'registrationClosesAt') =>
    input[key] === undefined ? shift(later[key], byMs) : shift(after[key], fromFirstMs);
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + after.endsAt.getTime() - after.startsAt.getTime()),
    registrationOpensAt: windowOf('registrationOpensAt'),
    registrationClosesAt: windowOf('registrationClosesAt'),
  };
};

/** @throws 409 `capacity-below-registered`, whose message is the number of those who have registered */
const requireRoom = async (act: Act, event: EventRow): Promise<void> => {
  if (event.capacity === null) return;
  const taken = await placesTaken(act, event.id);
  if (taken <= event.capacity) return;
  const code = 'capacity-below-registered';
  throw new Refusal(409, code, `${taken} people have registered already.`, {
    issues: [{ path: 'capacity', code, message: String(taken) }],
  });
};

/** Who comes reads why it moves. @throws 422 where somebody has registered and no reason is given in both languages */
const requireReason = async (act: Act, event: EventRow, reason: Text | undefined): Promise<void> => {
  const missing = (['en', 'km'] as const).filter((language) => !reason?.[language]);
  if (missing.length === 0 || (await registered(act, event)) === 0) return;
  throw invalid(missing.map((language) => ({ path: `reason.${language}`, code: 'required' })));
};

/** Writes one event on top of what was read, counts a move, and tells of it. */
const writeChange = async (
  act: Act,
  row: EventRow,
  change: Partial<EventRow>,
  reason: Text | undefined,
): Promise<EventRow> => {
  const after = { ...row, ...change };
  const hasMoved = isMoved(row, after);
  const stored = await act.bump(events, row, {
    ...change,
    searchFold: foldOf(after),
    sequence: row.sequence + (hasMoved ? 1 : 0),
    // Who comes is reminded of the new time.
    ...(hasMoved && { dayReminderAt: null, hourReminderAt: null }),
    updatedAt: act.now,
  });
  if (hasMoved && stored.status === 'published') {
    await requireReason(act, stored, reason);
    await tellMoved(act, row, stored, reason);
  }
  return stored;
};

const withoutUnsaid = (columns: object): Partial<EventRow> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/**
 * Changes an event, or also those of its series that come later: their times move by as much.
 * @throws 404, 409 when it is over, called off, or has less room than people who have registered; 412; 422, also for a move without a reason of which people are told
 */
export async function changeEvent(act: Act, orgId: string, id: string, change: Change): Promise<void> {
  const { scope, confirmed = false, reason, ...input } = change;
  const event = await lockOwnEvent(act, orgId, id);
  act.requireVersion(event);
  requireComing(event, act.now);
  const columns = withoutUnsaid(eventColumns(input));
  const [first, ...later] = await lockScope(act, event, scope);
  const after = await writeChange(act, first, columns, reason);
  await requirePossible(act.tx, after, orgId);
  const all = [after];
  const keepsTimes =
    input.startsAt === undefined &&
    input.endsAt === undefined &&
    input.registrationOpensAt === undefined &&
    input.registrationClosesAt === undefined;
  for (const row of later) {
    const times = keepsTimes ? {} : timesLike(first, after, row, input);
    all.push(await writeChange(act, row, { ...columns, ...times }, reason));
  }
  if (input.capacity !== undefined) {
    if (!confirmed) for (const row of all) await requireRoom(act, row);
    for (const row of all) await fillFreePlaces(act, row);
  }
  act.note('event-changed', id, { events: all.length });
}

/** Publishes drafts, or makes them drafts again. @throws 404, 409 once somebody has registered or it is over, 412 */
export async function publishEvent(
  act: Act,
  orgId: string,
  id: string,
  { published, scope }: { published: boolean; scope: Scope },
): Promise<void> {
  const event = await lockOwnEvent(act, orgId, id);
  act.requireVersion(event);
  requireComing(event, act.now);
  for (const row of await lockScope(act, event, scope)) {
    if (!published && (await registered(act, row)) > 0) throw hasRegistered();
    const status = published ? 'published' : 'draft';
    if (row.status !== status) await act.bump(events, row, { status, updatedAt: act.now });
  }
  act.note(published ? 'event-published' : 'event-unpublished', id);
}

const hasRegistered = () =>
  new Refusal(409, 'has-registered', 'People have registered; cancel the event, and they are told.');

/** Calls an event off with a reason, and tells those who have registered. @throws 404, 409 when it is over or called off, 412 */
export async function callOffEvent(
  act: Act,
  orgId: string,
  id: string,
  { reason, scope }: { reason: Text; scope: Scope },
): Promise<void> {
  const event = await lockOwnEvent(act, orgId, id);
  act.requireVersion(event);
  requireComing(event, act.now);
  const all = await lockScope(act, event, scope);
  for (const row of all) {
    const stored = await act.bump(events, row, {
      status: 'cancelled',
      cancelReason: reason,
      sequence: row.sequence + 1,
      updatedAt: act.now,
    });
    await tellCalledOff(act, stored, reason);
  }
  act.note('event-called-off', id, { events: all.length });
}

/** Removes an event that nobody has registered for. @throws 404, 409 */
export async function removeEvent(act: Act, orgId: string, id: string): Promise<void> {
  const event = await lockOwnEvent(act, orgId, id);
  if ((await registered(act, event)) > 0) throw hasRegistered();
  await act.bump(events, event, { removedAt: act.now, updatedAt: act.now });
  act.note('event-removed', id);
}
