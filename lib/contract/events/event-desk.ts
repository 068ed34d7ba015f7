import * as z from 'zod';
import { eventKinds, eventStatuses } from '@/lib/domain/events/events';
import { defineResource } from '../endpoint';
import { done, id, isoDate, keyword, queryInt, requiredBoth, text, typedText } from '../fields';
import { plausibleInstant } from '../articles/article-input';
import { event, eventFields } from './event-answer';
import { eventInput } from './event-shapes';

const deskEvent = eventFields.extend({ organizationName: text, calendarName: text });
export type DeskEvent = z.infer<typeof deskEvent>;

/** One event, or also those of its series that come later. */
const seriesScope = z.enum(['one', 'following']).default('one');

/** `repeatUntil`: every week until this day in Cambodia, at most 60 dates, without holidays. */
export const eventDraft = eventInput.extend({
  isPublished: z.boolean().optional(),
  repeatUntil: isoDate.optional(),
});
/**
 * `confirmed`: fewer places than people who have registered are meant. `reason`: why it takes place at another time or
 * elsewhere; required where people have registered, who read it.
 */
export const eventChange = eventInput
  .partial()
  .extend({ scope: seriesScope, confirmed: z.boolean().optional(), reason: typedText(500).optional() });

const deskFilter = z.object({
  organizationId: id.optional(),
  calendarId: id.optional(),
  seriesId: id.optional(),
  status: z.enum(eventStatuses).optional(),
  type: z.enum(eventKinds).optional(),
  when: z.enum(['upcoming', 'past']).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  keyword,
  sort: z.enum(['startsAt', '-startsAt']).default('startsAt'),
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 20 }),
});

const organization = '/api-schedule/organizations/:orgId';
const one = `${organization}/events/:id` as const;

/** Refusals: 409 `capacity-below-registered` (its message is the number), `event-finished`, `event-called-off`, `has-registered`. */
export const eventDeskResource = defineResource('schedule/event-desk', {
  list: {
    method: 'GET',
    path: '/api-schedule/events',
    access: 'keeper',
    summary: 'The events of the caller’s organizations, drafts too',
    query: deskFilter,
    response: z.object({ data: z.array(deskEvent), countTotal: z.int() }),
    csv: [
      'organizationName.en',
      'calendarName.en',
      'title.en',
      'title.km',
      'type',
      'format',
      'status',
      'startsAt',
      'endsAt',
      'place.en',
      'place.km',
      'province',
      'capacity',
      'attendeeCount',
      'priceCents',
    ],
  },
  create: {
    method: 'POST',
    path: `${organization}/calendars/:id/events`,
    access: 'keeper',
    summary: 'Add an event, or a weekly series of up to 60',
    body: eventDraft,
    response: z.object({
      event,
      days: z.array(isoDate),
      skipped: z.array(z.object({ day: isoDate, name: text, isExpected: z.boolean() })),
    }),
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: one,
    access: 'keeper',
    summary: 'Change an event, or also those of its series that come later',
    body: eventChange,
    response: event,
    versioned: true,
    conflicts: true,
  },
  publish: {
    method: 'PUT',
    path: `${one}/published`,
    access: 'keeper',
    summary: 'Publish an event, or make it a draft again',
    body: z.object({ published: z.boolean(), scope: seriesScope }),
    response: event,
    versioned: 'if-sent',
    conflicts: true,
  },
  cancel: {
    method: 'POST',
    path: `${one}/cancellation`,
    access: 'keeper',
    summary: 'Cancel an event with a reason; those who have registered are told',
    body: z.object({ reason: requiredBoth(500), scope: seriesScope }),
    response: event,
    versioned: 'if-sent',
    conflicts: true,
  },
  copy: {
    method: 'POST',
    path: `${one}/copies`,
    access: 'keeper',
    summary: 'Make a draft with the same content at another time',
    body: z.object({ startsAt: plausibleInstant }),
    response: event,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  remove: {
    method: 'DELETE',
    path: one,
    access: 'keeper',
    summary: 'Remove an event that nobody has registered for',
    response: done,
    conflicts: true,
  },
});
