import * as z from 'zod';
import {
  eventAudiences,
  eventFormats,
  eventKinds,
  eventLimits,
  eventQuestionKinds,
} from '@/lib/domain/events/events';
import { textLimits } from '@/lib/domain/limits/texts';
import { digits, queryProvince, requiredBoth, text, typed, typedText } from '../fields';
import { pictureUrl, plausibleInstant } from '../articles/article-input';

/** What an answer says of an agenda; `at` is a time of day in Cambodia, HH:MM. */
export const agenda = z.array(z.object({ at: z.string(), title: text, speaker: z.string() }));
export const speakers = z.array(z.object({ name: text, role: text }));
export const mapPoint = z.object({ latitude: z.number(), longitude: z.number() });
export const questions = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(eventQuestionKinds),
    label: text,
    isRequired: z.boolean(),
    choices: z.array(text),
  }),
);

const { titleMax, shortTextMax, longTextMax } = textLimits;

const agendaRow = z.object({
  at: digits(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid-time'),
  title: requiredBoth(titleMax),
  speaker: typed(titleMax),
});

export const questionInput = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{1,40}$/, 'invalid-code')
      .optional(),
    kind: z.enum(eventQuestionKinds),
    label: requiredBoth(titleMax),
    isRequired: z.boolean(),
    choices: z.array(requiredBoth(titleMax)).max(eventLimits.choicesMax),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || choices.length > 1, {
    path: ['choices'],
    message: 'required',
  });

/** Where people meet online; only over TLS. */
const onlineUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'invalid-url' })
  .max(shortTextMax);

/**
 * What staff says of an event. What is optional may be left out: on creation it is empty, on change it stays. No defaults
 * here, so that one schema serves both.
 */
export const eventInput = z.object({
  title: requiredBoth(titleMax),
  description: requiredBoth(longTextMax),
  startsAt: plausibleInstant,
  endsAt: plausibleInstant,
  type: z.enum(eventKinds).optional(),
  format: z.enum(eventFormats),
  place: typedText(titleMax).optional(),
  province: queryProvince.nullable().optional(),
  campusId: z.uuid().nullable().optional(),
  careerCenterId: z.uuid().nullable().optional(),
  mapPoint: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable()
    .optional(),
  onlineUrl: onlineUrl.nullable().optional(),
  pictureUrl: pictureUrl.nullable().optional(),
  /** Who took or owns the picture. */
  pictureCredit: typed(titleMax).optional(),
  agenda: z.array(agendaRow).max(eventLimits.agendaRowsMax).optional(),
  speakers: z
    .array(z.object({ name: requiredBoth(titleMax), role: typedText(titleMax) }))
    .max(eventLimits.speakersMax)
    .optional(),
  forWhom: z.array(z.enum(eventAudiences)).max(eventAudiences.length).optional(),
  minAge: z.int().min(1).max(eventLimits.minAgeMax).nullable().optional(),
  takesRegistrations: z.boolean().optional(),
  capacity: z.int().min(1).max(eventLimits.capacityMax).nullable().optional(),
  hasWaitingList: z.boolean().optional(),
  registrationOpensAt: plausibleInstant.nullable().optional(),
  registrationClosesAt: plausibleInstant.nullable().optional(),
  priceCents: z.int().min(0).max(eventLimits.priceCentsMax).optional(),
  questions: z.array(questionInput).max(eventLimits.questionsMax).optional(),
});
export type EventInput = z.output<typeof eventInput>;
