import { readNumber } from '@/lib/domain/values/number';
import * as z from 'zod';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { eventInput } from '@/lib/contract/events/event-shapes';
import { isoDate, typedText } from '@/lib/contract/fields';
import { emptyAsNull, emptyLeftOut, typedDayOrNull, typedNumberOrNull } from '@/lib/contract/typed-forms';
import { eventLimits } from '@/lib/domain/events/events';
import { trimAll } from '@/lib/domain/trim';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';

const { shape } = eventInput;
const question = shape.questions.unwrap().element;
const given = z.string().refine((value) => value !== '', 'required');

/** Dollars as they are typed; the contract counts cents. */
const typedDollars = z.codec(z.number().nullable(), shape.priceCents, {
  decode: (dollars) => Math.round((dollars ?? 0) * 100),
  encode: (cents) => (cents ? cents / 100 : null),
});

const written = (degrees: number | undefined) => degrees?.toString() ?? '';
const degreesIn = (typed: string) => readNumber(typed) ?? Number.NaN;

/** A point on the map as two typed numbers; none where both are empty. */
const typedPoint = z.codec(z.object({ latitude: z.string(), longitude: z.string() }), shape.mapPoint, {
  decode: ({ latitude, longitude }) =>
    trimAll(latitude + longitude) === ''
      ? null
      : { latitude: degreesIn(latitude), longitude: degreesIn(longitude) },
  encode: (point) => ({ latitude: written(point?.latitude), longitude: written(point?.longitude) }),
});

/** The contract's own input, with numbers and times as they are typed. */
export const eventForm = eventInput.extend({
  calendarId: z.uuid('required'),
  startsAt: given.pipe(shape.startsAt),
  endsAt: given.pipe(shape.endsAt),
  province: emptyAsNull(shape.province),
  campusId: emptyAsNull(shape.campusId),
  careerCenterId: emptyAsNull(shape.careerCenterId),
  mapPoint: typedPoint,
  onlineUrl: emptyAsNull(shape.onlineUrl),
  minAge: typedNumberOrNull(shape.minAge),
  capacity: typedNumberOrNull(shape.capacity),
  registrationOpensAt: emptyAsNull(shape.registrationOpensAt),
  registrationClosesAt: emptyAsNull(shape.registrationClosesAt),
  priceCents: typedDollars,
  questions: z
    .array(question.safeExtend({ id: emptyLeftOut(question.shape.id) }))
    .max(eventLimits.questionsMax),
  isPublished: z.boolean(),
  repeatUntil: typedDayOrNull(isoDate.nullable()),
  scope: z.enum(['one', 'following']),
  confirmed: z.boolean(),
  reason: typedText(500),
});
export type EventForm = z.output<typeof eventForm>;

/** A stored event, or a new one with version 0. */
export interface EditedEvent {
  version: number;
  event: ScheduledEvent | null;
}

export const eventValues = ({ event }: EditedEvent, calendarId: string): z.input<typeof eventForm> => {
  const first = {
    scope: 'one',
    confirmed: false,
    reason: { en: '', km: '' },
    isPublished: false,
    repeatUntil: '',
  } as const;
  return event
    ? { ...typedFrom(eventForm, { ...event, ...first, repeatUntil: null }), ...first }
    : typedNothing(eventForm, {
        ...first,
        calendarId,
        format: 'on-site',
        type: 'open-day',
        takesRegistrations: true,
      });
};
