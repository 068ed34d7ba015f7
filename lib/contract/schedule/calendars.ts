import * as z from 'zod';
import { eventFormats } from '@/lib/domain/learning/events';
import { defineResource } from '../endpoint';
import { answer, answeredInstant, answeredText, noText, pageOf, recordId, textOr } from '../answers';
import { isoDate, keyword, queryInt } from '../fields';

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

/** `seatsLeft` is null when there is no limit; `registeredAt` and `attendedAt` are the caller's own. */
const eventFields = z.object({
  eventId: recordId,
  slug: z.string(),
  calendarId: recordId,
  organizationId: recordId,
  kind: z.enum(['academic', 'events']),
  title: answeredText,
  description: answeredText,
  place: answeredText,
  province: z.string().nullable(),
  format: z.enum(eventFormats),
  startsAt: answeredInstant,
  endsAt: answeredInstant,
  state: z.enum(['upcoming', 'running', 'finished']),
  takesRegistrations: z.boolean(),
  capacity: z.int().nullable(),
  attendeeCount: z.int(),
  seatsLeft: z.int().nullable(),
  registeredAt: answeredInstant.nullable(),
  attendedAt: answeredInstant.nullable(),
});

const stateOf = (startsAt: unknown, endsAt: unknown, nowMs: number) => {
  if (Date.parse(textOr(endsAt, textOr(startsAt))) < nowMs) return 'finished';
  return Date.parse(textOr(startsAt)) <= nowMs ? 'running' : 'upcoming';
};
export const event = answer(
  eventFields,
  ({ eventId, startsAt, endsAt }) =>
    ({
      slug: textOr(eventId),
      calendarId: '-',
      organizationId: '-',
      kind: 'events' as const,
      description: noText,
      place: noText,
      province: null,
      format: 'on-site' as const,
      endsAt: textOr(startsAt),
      state: stateOf(startsAt, endsAt, Date.now()),
      takesRegistrations: false,
      capacity: null,
      attendeeCount: 0,
      seatsLeft: null,
      registeredAt: null,
      attendedAt: null,
    }) as const,
);
export type ScheduledEvent = z.infer<typeof event>;

const EVENT_TABS = ['all', 'upcoming', 'registered', 'attended'] as const;

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
