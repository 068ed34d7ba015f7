import { and, eq } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { activeStates, placesTag } from '@/lib/domain/events/event-places';
import { isTooYoung } from '@/lib/domain/people/age';
import type { Db } from '@/backend/db/client';
import { eventAttendees, events } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { ageOf } from '@/backend/core/access/birthdays';
import { readEventAnswers } from './event-answers';
import { placesTaken, fillFreePlaces, waitingFor } from './event-line';
import type { EventRow } from './find-event';
import { eventUnavailable } from './scheduled-events';
import { tellOfEvent } from './tell-of-event';

/** Locks the event, so that the last place is given only once. @throws 404 when it is gone. */
const lockEvent = async (tx: Db, { calendarId, eventId }: EventPlace): Promise<EventRow> => {
  const here = and(eq(events.id, eventId), eq(events.calendarId, calendarId));
  const [event] = await tx.select().from(events).where(here).for('update');
  if (!event || event.removedAt || event.status === 'draft') throw eventUnavailable();
  return event;
};

const ownPlace = (eventId: string, userId: string) =>
  and(eq(eventAttendees.eventId, eventId), eq(eventAttendees.userId, userId));

const readOwn = async (act: Act, eventId: string) => {
  const [own] = await act.tx.select().from(eventAttendees).where(ownPlace(eventId, act.caller.id));
  return own;
};

const finished = () => new Refusal(409, 'event-finished', 'This event has already finished.');

export interface EventPlace {
  calendarId: string;
  eventId: string;
}

interface Wish {
  answers?: Readonly<Record<string, string>> | undefined;
  /** In the waiting list: take a place that comes free without asking again. */
  takesAtOnce?: boolean | undefined;
}

const requireOpen = (event: EventRow, now: Date): void => {
  if (event.endsAt <= now) throw finished();
  if (event.status === 'cancelled')
    throw new Refusal(409, 'event-called-off', 'This event has been cancelled.');
  if (event.registrationOpensAt && event.registrationOpensAt > now)
    throw new Refusal(409, 'registration-not-open', 'Registration has not begun.');
  if (event.registrationClosesAt && event.registrationClosesAt <= now)
    throw new Refusal(409, 'registration-over', 'Registration is over.');
  if (!event.takesRegistrations) throw new Refusal(409, 'event-closed', 'This event needs no registration.');
};

/** @throws 409 for somebody who is known to be younger on the day of the event; who has not said a birthday may come. */
const requireAge = async (act: Act, { minAge, startsAt }: EventRow): Promise<void> => {
  if (minAge === null) return;
  const known = await ageOf(act.tx, act.caller.id, dayInCambodia(act.now));
  if (isTooYoung(known, minAge, dayInCambodia(startsAt)))
    throw new Refusal(409, 'too-young', `This event is for people from ${minAge} years of age.`);
};

/**
 * Registers for an event: with a place, or in its waiting list. Whoever is in already stays as they are, but may still change
 * whether a free place is taken at once.
 * @throws 404 gone or a draft; 409 finished, called off, full, closed or too young; 422 for missing answers
 */
export async function registerForEvent(act: Act, place: EventPlace, wish: Wish = {}): Promise<void> {
  const { caller, now } = act;
  const event = await lockEvent(act.tx, place);
  const own = await readOwn(act, event.id);
  const { takesAtOnce } = wish;
  if (own && activeStates.some((state) => state === own.state)) {
    if (own.state === 'waiting' && takesAtOnce !== undefined && takesAtOnce !== own.takesAtOnce)
      await act.tx.update(eventAttendees).set({ takesAtOnce }).where(ownPlace(event.id, caller.id));
    return;
  }
  requireOpen(event, now);
  await requireAge(act, event);
  const answers = readEventAnswers(event.questions, wish.answers ?? {});
  await fillFreePlaces(act, event);
  const isFull =
    event.capacity !== null &&
    ((await waitingFor(act, event.id)) > 0 || (await placesTaken(act, event.id)) >= event.capacity);
  if (isFull && !event.hasWaitingList) throw new Refusal(409, 'event-full', 'This event has no place left.');
  // Who registers anew arrives now.
  if (own) await act.tx.delete(eventAttendees).where(ownPlace(event.id, caller.id));
  await act.tx.insert(eventAttendees).values({
    eventId: event.id,
    userId: caller.id,
    state: isFull ? 'waiting' : 'placed',
    takesAtOnce: isFull && takesAtOnce === true,
    answers,
    registeredAt: now,
  });
  act.changed(placesTag(event.id));
  await tellOfEvent(act, event, isFull ? 'event-waiting' : 'event-registered', [caller.id]);
}

/** Takes the place that is held for the caller; who has it already keeps it. @throws 404 gone; 409 `no-held-place`, `hold-over`, finished */
export async function takeHeldPlace(act: Act, place: EventPlace): Promise<void> {
  const event = await lockEvent(act.tx, place);
  const own = await readOwn(act, event.id);
  if (own?.state === 'placed') return;
  if (event.endsAt <= act.now) throw finished();
  if (event.status === 'cancelled')
    throw new Refusal(409, 'event-called-off', 'This event has been cancelled.');
  const isOver = own?.state === 'held' && own.heldUntil !== null && own.heldUntil <= act.now;
  if (own?.state === 'lapsed' || isOver)
    throw new Refusal(409, 'hold-over', 'The time to take this place is over.');
  if (own?.state !== 'held') throw new Refusal(409, 'no-held-place', 'No place is held for you.');
  await act.tx
    .update(eventAttendees)
    .set({ state: 'placed', heldUntil: null })
    .where(ownPlace(event.id, act.caller.id));
  act.changed(placesTag(event.id));
  await tellOfEvent(act, event, 'event-registered', [act.caller.id]);
}

/**
 * Gives up a place, a held place or one in the list; the next in the list gets it. Without one nothing happens.
 * @throws 404 gone, 409 finished, or `already-attended` for who has come in.
 */
export async function cancelRegistration(act: Act, place: EventPlace): Promise<void> {
  const event = await lockEvent(act.tx, place);
  if (event.endsAt <= act.now) throw finished();
  const own = await readOwn(act, event.id);
  if (!own || !activeStates.some((state) => state === own.state)) return;
  if (own.attendedAt) throw new Refusal(409, 'already-attended', 'You have come to this event.');
  await act.tx
    .update(eventAttendees)
    .set({ state: 'given-back', heldUntil: null })
    .where(ownPlace(event.id, act.caller.id));
  act.changed(placesTag(event.id));
  await tellOfEvent(act, event, 'event-cancelled', [act.caller.id]);
  await fillFreePlaces(act, event);
}
