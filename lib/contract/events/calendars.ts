import * as z from 'zod';
import { defineResource } from '../endpoint';
import { answer, answeredText, pageOf, recordId } from '../answers';
import { eventFormats } from '@/lib/domain/events/events';
import { id, isoDate, keyword, queryInt, queryList, queryProvince } from '../fields';
import { event } from './event-answer';

/** Only the school's students and staff see a calendar for `members`; everybody signed in sees Sala's own. */
const calendarFields = z.object({
  calendarId: recordId,
  organizationId: recordId,
  kind: z.enum(['academic', 'events']),
  audience: z.enum(['public', 'members']),
  name: answeredText,
  color: z.string(),
});
const calendar = answer(calendarFields, () => ({
  organizationId: '-',
  kind: 'events' as const,
  audience: 'public' as const,
  color: '#2563EB',
}));

const EVENT_TABS = ['all', 'upcoming', 'registered', 'attended'] as const;

/**
 * `upcoming` has not ended yet; `registered` means that the caller has a place or waits for one; `attended` means that the caller
 * attended. `from` and `to` are days in Cambodia, both included: an event that overlaps them is included.
 */
export const eventFilter = z.object({
  tab: z.enum(EVENT_TABS).default('all'),
  kind: z.enum(['academic', 'events']).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  province: queryList(queryProvince).optional(),
  format: queryList(z.enum(eventFormats)).optional(),
  /** YYYY-MM: an event that overlaps the month in Cambodia. */
  month: z
    .string()
    .regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, 'invalid-month')
    .optional(),
  careerCenterId: id.optional(),
  keyword,
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 100 }),
});

/** `scope=all`: of every organization that publishes, whatever organization the path names. */
const organizationEvents = eventFilter.extend({ scope: z.enum(['one', 'all']).default('one') });

const eventList = pageOf(event);

const organization = '/api-schedule/organizations/:orgId';

export const calendarsResource = defineResource('schedule/calendars', {
  list: {
    method: 'GET',
    path: `${organization}/calendars`,
    access: 'user',
    summary: 'The calendars of an organization that the caller may see',
    response: pageOf(calendar),
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
    query: organizationEvents,
    response: eventList,
  },
  event: {
    method: 'GET',
    path: `${organization}/events/:id`,
    acceptsSlug: true,
    access: 'public',
    summary: 'One event by id or slug',
    query: z.object({ scope: z.enum(['one', 'all']).default('one') }),
    response: event,
  },
});
