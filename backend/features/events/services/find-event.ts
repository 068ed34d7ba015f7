import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import { calendars, events } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { requireKeeperOfOrganization } from '@/backend/core/access/keepers';
import { eventUnavailable } from './scheduled-events';

export type EventRow = typeof events.$inferSelect;

const ownEvents = ({ db }: Pick<Reader, 'db'>, orgId: string, id: string) =>
  db
    .select({ event: events })
    .from(events)
    .innerJoin(calendars, eq(calendars.id, events.calendarId))
    .where(and(eq(events.id, id), eq(calendars.organizationId, orgId), isNull(events.removedAt)));

/** An event of the organization for its staff. @throws 403, 404 */
export async function findOwnEvent(
  deps: Reader,
  caller: Caller,
  orgId: string,
  id: string,
): Promise<EventRow> {
  await requireKeeperOfOrganization(deps, caller, orgId);
  const [row] = await ownEvents(deps, orgId, id);
  if (!row) throw eventUnavailable();
  return row.event;
}

/** Locks an event of the organization for its staff. @throws 403, 404 */
export async function lockOwnEvent(act: Act, orgId: string, id: string): Promise<EventRow> {
  await requireKeeperOfOrganization(act.deps, act.caller, orgId);
  const [row] = await ownEvents(act.deps, orgId, id).for('update', { of: events });
  if (!row) throw eventUnavailable();
  return row.event;
}

/** The event, and with `following` those of its series that come later and take place, locked, in their order. */
export async function lockScope(
  act: Act,
  event: EventRow,
  scope: 'one' | 'following',
): Promise<[EventRow, ...EventRow[]]> {
  if (scope === 'one' || event.seriesId === null) return [event];
  const later = await act.tx
    .select()
    .from(events)
    .where(
      and(
        eq(events.seriesId, event.seriesId),
        gt(events.startsAt, event.startsAt),
        isNull(events.removedAt),
        ne(events.status, 'cancelled'),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .for('update');
  return [event, ...later];
}

/** @throws 409 for an event that has been cancelled or is over */
export function requireComing(event: EventRow, now: Date): void {
  if (event.status === 'cancelled')
    throw new Refusal(409, 'event-called-off', 'This event has been cancelled.');
  if (event.endsAt <= now) throw new Refusal(409, 'event-finished', 'This event has already finished.');
}
