import { and, asc, count, eq, inArray, lte } from 'drizzle-orm';
import { heldUntil, placesTag } from '@/lib/domain/events/event-places';
import { eventAttendees } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import type { EventRow } from './find-event';
import { tellOfEvent } from './tell-of-event';

// Every function here needs the lock of the event: places are counted, and given, by one transaction at a time.

const { eventId, userId, state, arrival } = eventAttendees;

/** How many places are taken or held for somebody. */
export const placesTaken = (act: AnyAct, id: string): Promise<number> =>
  act.tx.$count(eventAttendees, and(eq(eventId, id), inArray(state, ['placed', 'held'])));

export const waitingFor = (act: AnyAct, id: string): Promise<number> =>
  act.tx.$count(eventAttendees, and(eq(eventId, id), eq(state, 'waiting')));

/** Ends the offers of places whose hour has passed, and tells. */
async function lapseOffers(act: AnyAct, event: EventRow): Promise<void> {
  const isOver = and(eq(eventId, event.id), eq(state, 'held'), lte(eventAttendees.heldUntil, act.now));
  const lapsed = await act.tx
    .update(eventAttendees)
    .set({ state: 'lapsed', heldUntil: null })
    .where(isOver)
    .returning({ userId });
  if (lapsed.length > 0) act.changed(placesTag(event.id));
  await tellOfEvent(
    act,
    event,
    'event-hold-over',
    lapsed.map((row) => row.userId),
  );
}

/** The next in the list, in the order of arrival. */
const nextInLine = (act: AnyAct, id: string, limit: number) =>
  act.tx
    .select({ userId, takesAtOnce: eventAttendees.takesAtOnce })
    .from(eventAttendees)
    .where(and(eq(eventId, id), eq(state, 'waiting')))
    .orderBy(asc(arrival))
    .limit(limit);

/**
 * Gives every free place to the next in the list: taken at once where they said so, else held for them until an hour.
 * Belongs into the transaction that frees a place.
 */
export async function fillFreePlaces(act: AnyAct, event: EventRow): Promise<void> {
  if (event.status !== 'published' || event.endsAt <= act.now) return;
  await lapseOffers(act, event);
  const [line] = await act.tx
    .select({ waiting: count() })
    .from(eventAttendees)
    .where(and(eq(eventId, event.id), eq(state, 'waiting')));
  const waiting = line?.waiting ?? 0;
  if (waiting === 0) return;
  const free = event.capacity === null ? waiting : event.capacity - (await placesTaken(act, event.id));
  if (free <= 0) return;
  const until = heldUntil(act.now, event);
  const next = await nextInLine(act, event.id, free);
  const give = async (takesAtOnce: boolean) => {
    const people = next.filter((row) => row.takesAtOnce === takesAtOnce).map((row) => row.userId);
    if (people.length === 0) return;
    await act.tx
      .update(eventAttendees)
      .set(takesAtOnce ? { state: 'placed' } : { state: 'held', heldUntil: until })
      .where(and(eq(eventId, event.id), inArray(userId, people)));
    act.changed(placesTag(event.id));
    await tellOfEvent(act, event, takesAtOnce ? 'event-place-taken' : 'event-place-held', people, {
      at: until,
    });
  };
  await give(true);
  await give(false);
}
