import * as z from 'zod';
import { examKinds } from '@/lib/domain/events/exam-days';
import { feedLayers } from '@/lib/domain/events/calendar-feed';
import { defineResource } from '../endpoint';
import { done, instant, isoDate, queryList, text } from '../fields';

const layers = z.array(z.enum(feedLayers)).min(1, 'required').max(feedLayers.length);

/**
 * Something in a person's calendar: hours with `startsAt` and `endsAt`, or days with `on` and `until`. `who` is the student
 * whose guardian reads; `url` a page of Sala without its origin.
 */
const agendaEntry = z.object({
  uid: z.string(),
  layer: z.enum(feedLayers),
  title: text,
  where: text,
  organization: text,
  who: text.nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  on: isoDate.nullable(),
  until: isoDate.nullable(),
  sequence: z.int(),
  isCancelled: z.boolean(),
  /** Of the exams of a course. */
  exam: z.enum(examKinds).nullable(),
  page: z.string(),
});
export type AgendaEntry = z.output<typeof agendaEntry>;

const feed = z.object({
  isOn: z.boolean(),
  layers: z.array(z.enum(feedLayers)),
  language: z.enum(['km', 'en']),
  createdAt: instant.nullable(),
  fetchedAt: instant.nullable(),
});
export type CalendarFeed = z.output<typeof feed>;

const choice = z.object({ layers, language: z.enum(['km', 'en']) });
const path = '/api-schedule/users/:userId';

export const agendaResource = defineResource('schedule/agenda', {
  agenda: {
    method: 'GET',
    path: `${path}/agenda`,
    access: 'self',
    summary:
      'Everything in the calendar of a person from one day to another, over all schools; at most 62 days',
    query: z.object({
      from: isoDate.optional(),
      to: isoDate.optional(),
      layers: queryList(z.enum(feedLayers)).optional(),
    }),
    response: z.object({ from: isoDate, to: isoDate, data: z.array(agendaEntry), countTotal: z.int() }),
  },
  feed: {
    method: 'GET',
    path: `${path}/feed`,
    access: 'self',
    summary: 'Whether a person has a calendar link, what it shows and when it was last fetched',
    response: feed,
  },
  renew: {
    method: 'POST',
    path: `${path}/feed`,
    access: 'self',
    summary: 'Make a calendar link, which is told once; an earlier one ends',
    body: choice,
    response: feed.extend({ url: z.string() }),
    status: 201,
  },
  change: {
    method: 'PATCH',
    path: `${path}/feed`,
    access: 'self',
    summary: 'Change what a calendar link shows',
    body: choice,
    response: feed,
  },
  revoke: {
    method: 'DELETE',
    path: `${path}/feed`,
    access: 'self',
    summary: 'End a calendar link; none is fine',
    response: done,
  },
});
