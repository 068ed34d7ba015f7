import * as z from 'zod';
import { defineResource } from '../endpoint';
import { activeStates, placeLimits, placeStates } from '@/lib/domain/events/event-places';
import { instant, queryInt, text, typed } from '../fields';
import { event } from './event-answer';

const path = '/api-schedule/organizations/:orgId/calendars/:id/events/:eventId/attendees';

const attendee = z.object({
  userId: z.uuid(),
  name: z.string(),
  nameNative: z.string(),
  phone: z.string().nullable(),
  state: z.enum(placeStates),
  heldUntil: instant.nullable(),
  answers: z.array(z.object({ id: z.string(), label: text, answer: text })),
  registeredAt: instant,
  attendedAt: instant.nullable(),
});
export type Attendee = z.infer<typeof attendee>;

/**
 * `answers` by the id of the question: a text, `yes` or `no`, or the English words of a choice. `takesAtOnce`: in the waiting
 * list, take a place that comes free without asking again.
 */
const placeWish = z.object({
  answers: z.record(z.string().max(40), typed(placeLimits.answerMax)).default({}),
  takesAtOnce: z.boolean().optional(),
});

/**
 * Refusals of `register`: 404 `event-unavailable`, 409 `event-finished`, `event-full`, `event-closed`, `event-called-off`,
 * `registration-not-open`, `registration-over`, `too-young`. Of `take`: 409 `hold-over`, `no-held-place`; of `cancel`: 409
 * `already-attended`.
 */
export const attendeesResource = defineResource('schedule/attendees', {
  register: {
    method: 'POST',
    path,
    access: 'user',
    summary: 'Take a place at an event, or a number in its waiting list; doing so twice is one registration',
    response: event,
    status: 201,
    conflicts: true,
    judged: true,
  },
  list: {
    method: 'GET',
    path,
    access: 'keeper',
    summary: 'Who has a place or waits for one, in order of registration',
    query: z.object({
      state: z.enum(activeStates).optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 100 }),
    }),
    response: z.object({ data: z.array(attendee), countTotal: z.int() }),
  },
  wish: {
    method: 'PUT',
    path: `${path}/:userId`,
    access: 'self',
    summary: 'Register with the answers to the event’s questions, or with a number in its waiting list',
    body: placeWish,
    response: event,
    conflicts: true,
  },
  take: {
    method: 'POST',
    path: `${path}/:userId/place`,
    access: 'self',
    summary: 'Take the place that is held for the caller',
    response: event,
    conflicts: true,
  },
  ticket: {
    method: 'GET',
    path: `${path}/:userId/ticket`,
    access: 'self',
    summary: 'The ticket of the caller’s place: what its picture says, and the code in it',
    response: z.object({ text: z.string(), code: z.string() }),
  },
  cancel: {
    method: 'DELETE',
    path: `${path}/:userId`,
    access: 'self',
    summary: 'Give one’s place back, or leave the waiting list, while the event has not ended',
    response: event,
    conflicts: true,
  },
  setAttended: {
    method: 'PATCH',
    path: `${path}/:userId`,
    access: 'keeper',
    summary: 'Say whether somebody who registered was there',
    body: z.object({ attended: z.boolean() }),
    response: attendee,
  },
});
