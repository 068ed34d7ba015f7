import * as z from 'zod';
import { eventAudiences, eventFormats, eventKinds, eventStatuses } from '@/lib/domain/events/events';
import { placeStates } from '@/lib/domain/events/event-places';
import { answer, answeredInstant, answeredText, noText, recordId, textOr } from '../answers';
import { agenda, mapPoint, questions, speakers } from './event-shapes';

/** The caller's: `number` counts from 1 in the waiting list; a `held` place is theirs to take until `heldUntil`. */
const ownPlace = z.object({
  state: z.enum(placeStates),
  number: z.int().nullable(),
  heldUntil: answeredInstant.nullable(),
  takesAtOnce: z.boolean(),
});

/**
 * `seatsLeft` is null when there is no limit, and leaves out places that are held for somebody; `registeredAt` (of a place, not
 * of waiting) and `attendedAt` are the caller's own. `onlineUrl` is null for
 * everybody but staff and people who have a place. `version` is for `If-Match`; `sequence` counts the changes of time and
 * place, for calendar files.
 */
export const eventFields = z.object({
  eventId: recordId,
  slug: z.string(),
  calendarId: recordId,
  organizationId: recordId,
  kind: z.enum(['academic', 'events']),
  title: answeredText,
  description: answeredText,
  place: answeredText,
  province: z.string().nullable(),
  campusId: recordId.nullable(),
  mapPoint: mapPoint.nullable(),
  onlineUrl: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  pictureCredit: z.string(),
  type: z.enum(eventKinds),
  format: z.enum(eventFormats),
  status: z.enum(eventStatuses),
  cancelReason: answeredText.nullable(),
  agenda,
  speakers,
  forWhom: z.array(z.enum(eventAudiences)),
  minAge: z.int().nullable(),
  priceCents: z.int(),
  questions,
  seriesId: recordId.nullable(),
  startsAt: answeredInstant,
  endsAt: answeredInstant,
  state: z.enum(['upcoming', 'running', 'finished']),
  takesRegistrations: z.boolean(),
  capacity: z.int().nullable(),
  attendeeCount: z.int(),
  seatsLeft: z.int().nullable(),
  hasWaitingList: z.boolean(),
  waitingCount: z.int(),
  ownPlace: ownPlace.nullable(),
  careerCenterId: recordId.nullable(),
  registrationOpensAt: answeredInstant.nullable(),
  registrationClosesAt: answeredInstant.nullable(),
  registeredAt: answeredInstant.nullable(),
  attendedAt: answeredInstant.nullable(),
  version: z.int(),
  sequence: z.int(),
});

const stateOf = (startsAt: unknown, endsAt: unknown, nowMs: number): 'upcoming' | 'running' | 'finished' => {
  if (Date.parse(textOr(endsAt, textOr(startsAt))) < nowMs) return 'finished';
  return Date.parse(textOr(startsAt)) <= nowMs ? 'running' : 'upcoming';
};
export const event = answer(eventFields, ({ eventId, startsAt, endsAt }) => ({
  slug: textOr(eventId),
  calendarId: '-',
  organizationId: '-',
  kind: 'events' as const,
  description: noText,
  place: noText,
  province: null,
  campusId: null,
  mapPoint: null,
  onlineUrl: null,
  pictureUrl: null,
  pictureCredit: '',
  type: 'other' as const,
  format: 'on-site' as const,
  status: 'published' as const,
  cancelReason: null,
  agenda: [],
  speakers: [],
  forWhom: [],
  minAge: null,
  priceCents: 0,
  questions: [],
  seriesId: null,
  endsAt: textOr(startsAt),
  state: stateOf(startsAt, endsAt, Date.now()),
  takesRegistrations: false,
  capacity: null,
  attendeeCount: 0,
  seatsLeft: null,
  hasWaitingList: false,
  waitingCount: 0,
  ownPlace: null,
  careerCenterId: null,
  registrationOpensAt: null,
  registrationClosesAt: null,
  registeredAt: null,
  attendedAt: null,
  version: 1,
  sequence: 0,
}));
export type ScheduledEvent = z.infer<typeof event>;
