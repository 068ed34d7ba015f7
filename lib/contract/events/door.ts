import * as z from 'zod';
import { placeLimits, placeStates, scanKinds } from '@/lib/domain/events/event-places';
import { textLimits } from '@/lib/domain/limits/texts';
import { helpedAnswers } from '@/lib/domain/events/event-feedback';
import { defineResource } from '../endpoint';
import { instant, text, typed } from '../fields';
import { plausibleInstant } from '../articles/article-input';

/** `ticketHash`, `shortHash`: SHA-256 of the ticket’s code and of what is typed of it, hexadecimal; null for who waits. */
const doorPerson = z.object({
  userId: z.uuid(),
  name: z.string(),
  nameNative: z.string(),
  state: z.enum(placeStates),
  ticketHash: z.string().nullable(),
  shortHash: z.string().nullable().default(null),
  attendedAt: instant.nullable(),
});
export type DoorPerson = z.infer<typeof doorPerson>;

const counts = z.object({ placed: z.int(), attended: z.int(), walkIns: z.int() });

/** Somebody has come in twice, at two phones without network: the earlier scan counts. */
const double = z.object({ scanId: z.uuid(), userId: z.uuid(), at: instant });

const doorList = z.object({
  eventId: z.uuid(),
  title: text,
  startsAt: instant,
  endsAt: instant,
  /** It does not take place: nobody comes in. */
  isCalledOff: z.boolean().default(false),
  /** A phone removes the list then. */
  storedUntil: instant,
  counts,
  people: z.array(doorPerson),
  walkIns: z.array(z.object({ scanId: z.uuid(), name: z.string(), at: instant })),
  doubles: z.array(double),
});
export type DoorList = z.infer<typeof doorList>;

/**
 * `in` and `out` name a person, by id or by the code of a ticket that the phone’s list does not have; `walk-in` names
 * somebody who has not registered, and `out` with `walkInId` takes that back. `at` by the phone’s clock.
 */
const doorScan = z
  .object({
    scanId: z.uuid(),
    kind: z.enum(scanKinds),
    userId: z.uuid().nullable().default(null),
    code: z
      .string()
      .regex(/^[0-9A-Z]{26}$/, 'invalid-code')
      .nullable()
      .default(null),
    walkInId: z.uuid().nullable().default(null),
    name: typed(textLimits.nameMax).default(''),
    at: plausibleInstant,
  })
  .refine(
    ({ kind, userId, code, walkInId, name }) =>
      kind === 'walk-in' ? name !== '' : (userId ?? code ?? walkInId),
    { path: ['userId'], error: 'required' },
  );
export type DoorScan = z.input<typeof doorScan>;

const doorOutcomes = [
  'in',
  'already',
  'out',
  'walk-in',
  'given-back',
  'waiting',
  'called-off',
  'unknown',
] as const;

/** `registered` had a place, `came` of them came in; `key` is null for those who say no province or school. */
const reportNumbers = { registered: z.int(), came: z.int() };
const eventReport = z.object({
  ...reportNumbers,
  walkIns: z.int(),
  /** `ratings` counts the answers of 1 to 5; while too few have answered, only `count` is said. */
  feedback: z.object({
    count: z.int(),
    average: z.number().nullable(),
    ratings: z.array(z.int()),
    helped: z.record(z.enum(helpedAnswers), z.int()),
    words: z.array(z.string()),
  }),
  groups: z.array(
    z.object({ by: z.enum(['province', 'school']), key: z.string().nullable(), ...reportNumbers }),
  ),
});
export type EventReport = z.infer<typeof eventReport>;

const event = '/api-schedule/organizations/:orgId/events/:id/door';

export const doorResource = defineResource('schedule/door', {
  list: {
    method: 'GET',
    path: event,
    access: 'keeper',
    summary: 'Who may come in, for a phone that may lose its network; until a day after the end',
    response: doorList,
    conflicts: true,
  },
  report: {
    method: 'GET',
    path: '/api-schedule/organizations/:orgId/events/:id/report',
    access: 'keeper',
    summary: 'How many had a place and how many came, by province and by school',
    response: eventReport,
  },
  scan: {
    method: 'POST',
    path: `${event}/scans`,
    access: 'keeper',
    summary: 'What happened at the door, in the order of the phone; each scan counts once',
    body: z.object({
      /** The phone’s clock as it sends: what it is wrong by is taken off every scan. */
      sentAt: plausibleInstant,
      scans: z.array(doorScan).min(1).max(placeLimits.scansPerCallMax),
    }),
    response: z.object({
      outcomes: z.array(
        z.object({ scanId: z.uuid(), outcome: z.enum(doorOutcomes), attendedAt: instant.nullable() }),
      ),
      counts,
    }),
  },
});
