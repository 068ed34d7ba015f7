import * as z from 'zod';
import { defineResource } from '../endpoint';
import { instant, queryInt } from '../fields';
import { event } from './event-answer';

const path = '/api-schedule/organizations/:orgId/calendars/:id/events/:eventId/attendees';

const attendee = z.object({
  userId: z.uuid(),
  name: z.string(),
  nameNative: z.string(),
  phone: z.string().nullable(),
  registeredAt: instant,
  attendedAt: instant.nullable(),
});
export type Attendee = z.infer<typeof attendee>;

/**
 * Refusals of `register`: 404 `event-unavailable`, 409 `event-finished`, `event-full`, `event-closed`, `event-called-off`,
 * `registration-not-open`, `registration-over`.
 */
export const attendeesResource = defineResource('schedule/attendees', {
  register: {
    method: 'POST',
    path,
    access: 'user',
    summary: 'Take a place at an event; doing so twice is one registration',
    response: event,
    status: 201,
    conflicts: true,
  },
  list: {
    method: 'GET',
    path,
    access: 'keeper',
    summary: 'Who has registered, in order of registration',
    query: z.object({
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 100 }),
    }),
    response: z.object({ data: z.array(attendee), countTotal: z.int() }),
  },
  cancel: {
    method: 'DELETE',
    path: `${path}/:userId`,
    access: 'self',
    summary: 'Give one’s place back while the event has not ended',
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
