import * as z from 'zod';
import { defineResource } from '../endpoint';
import { instant, isoDate, keyword, queryInt, text } from '../fields';

/** Only the school's students and staff see a calendar for `members`; everybody signed in sees Sala's own. */
export const calendar = z.object({
  calendarId: z.uuid(),
  organizationId: z.uuid(),
  kind: z.enum(['academic', 'events']),
  audience: z.enum(['public', 'members']),
  name: text,
  color: z.string(),
});
export type Calendar = z.infer<typeof calendar>;

/** `seatsLeft` is null when there is no limit; `registeredAt` and `attendedAt` are the caller's own. */
export const event = z.object({
  eventId: z.uuid(),
  slug: z.string(),
  calendarId: z.uuid(),
  organizationId: z.uuid(),
  kind: z.enum(['academic', 'events']),
  title: text,
  description: text,
  place: text,
  province: z.string().nullable(),
  format: z.enum(['on-site', 'online']),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(['upcoming', 'running', 'finished']),
  takesRegistrations: z.boolean(),
  capacity: z.int().nullable(),
  attendeeCount: z.int(),
  seatsLeft: z.int().nullable(),
  registeredAt: instant.nullable(),
  attendedAt: instant.nullable(),
});
export type ScheduledEvent = z.infer<typeof event>;

export const EVENT_TABS = ['all', 'upcoming', 'registered', 'attended'] as const;

/**
 * `upcoming` has not ended yet; `registered` means that the caller has a place; `attended` means that the caller
 * attended. `from` and `to` are days in Cambodia, both included: an event that overlaps them is included.
 */
export const eventFilter = z.object({
  tab: z.enum(EVENT_TABS).default('all'),
  kind: z.enum(['academic', 'events']).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  keyword,
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 100 }),
});

const eventList = z.object({ data: z.array(event), countTotal: z.int() });

const organization = '/api-schedule/organizations/:orgId';

export const calendarsResource = defineResource('schedule/calendars', {
  list: {
    method: 'GET',
    path: `${organization}/calendars`,
    access: 'user',
    summary: 'The calendars of an organization that the caller may see',
    response: z.object({ data: z.array(calendar), countTotal: z.int() }),
  },
  eventsOfCalendar: {
    method: 'GET',
    path: `${organization}/calendars/:id/events`,
    access: 'public',
    summary: 'Events of one calendar in their order',
    query: eventFilter,
    response: eventList,
  },
  events: {
    method: 'GET',
    path: `${organization}/events`,
    access: 'public',
    summary: 'Events of all calendars that the caller may see, in their order',
    query: eventFilter,
    response: eventList,
  },
  event: {
    method: 'GET',
    path: `${organization}/events/:id`,
    acceptsSlug: true,
    access: 'public',
    summary: 'One event by id or slug',
    response: event,
  },
});
