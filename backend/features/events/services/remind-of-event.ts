import { and, eq, isNotNull } from 'drizzle-orm';
import { placeLimits } from '@/lib/domain/events/event-places';
import { eventAttendees, events } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import type { EventRow } from './find-event';
import { tellOfEvent } from './tell-of-event';

const hourMs = 3_600_000;

/** Reminds everybody who has a place, once a day before and once two hours before. The event is locked. */
export async function remindOfEvent(act: AnyAct, event: EventRow): Promise<void> {
  const isWithin = (hours: number) => event.startsAt.getTime() - act.now.getTime() <= hours * hourMs;
  const isLate = isWithin(placeLimits.lateReminderHours);
  const isDone = isLate ? event.hourReminderAt : event.dayReminderAt;
  if (isDone || event.startsAt <= act.now || !isWithin(placeLimits.reminderHours)) return;
  await act.tx
    .update(events)
    .set({ dayReminderAt: event.dayReminderAt ?? act.now, ...(isLate && { hourReminderAt: act.now }) })
    .where(eq(events.id, event.id));
  const { eventId, state, userId } = eventAttendees;
  const people = await act.tx
    .select({ userId })
    .from(eventAttendees)
    .where(and(eq(eventId, event.id), eq(state, 'placed')));
  await tellOfEvent(
    act,
    event,
    'event-soon',
    people.map((row) => row.userId),
    { at: event.startsAt },
  );
}

/** Asks those who were there how it was, once. The event is locked and over. */
export async function askAfterEvent(act: AnyAct, event: EventRow): Promise<void> {
  await act.tx.update(events).set({ feedbackAskedAt: act.now }).where(eq(events.id, event.id));
  const { eventId, attendedAt, userId } = eventAttendees;
  const people = await act.tx
    .select({ userId })
    .from(eventAttendees)
    .where(and(eq(eventId, event.id), isNotNull(attendedAt)));
  await tellOfEvent(
    act,
    event,
    'event-over',
    people.map((row) => row.userId),
  );
}
