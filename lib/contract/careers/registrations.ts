import * as z from 'zod';
import { registrantInterests, registrantSituations } from '@/lib/domain/profiles/recruitment-options';
import { answer, answeredText, noText, pageOf, recordId, textOr } from '../answers';
import { batchOf, batchOutcomes } from '../batch';
import { defineResource } from '../endpoint';
import { id, instant, isoDate, keyword, optionalEmail, queryInt, text, typed } from '../fields';
import { phone, writtenFamilyName, writtenName } from '../person-fields';

export const centerFields = z.object({
  careerCenterId: recordId,
  key: z.string(),
  name: answeredText,
  city: answeredText,
  province: z.string(),
  street: text,
  hours: text,
  phone: z.string().nullable(),
});
const careerCenter = answer(centerFields, ({ careerCenterId }) => ({
  key: textOr(careerCenterId),
  city: noText,
  province: '',
  street: noText,
  hours: noText,
  phone: null,
}));

export type CareerCenter = z.output<typeof careerCenter>;

const registrationFields = z.object({
  careerCenterId: z.uuid('required'),
  firstName: z.string('required').pipe(writtenName),
  lastName: z.string('required').pipe(writtenFamilyName),
  phone: z.string('required').pipe(phone),
  email: optionalEmail.nullish(),
  situation: z.enum(registrantSituations, 'required'),
  schoolName: typed(200).nullish(),
  fieldOfStudy: typed(200).nullish(),
  interests: z.array(z.enum(registrantInterests)).min(1, 'required').max(registrantInterests.length),
});

/** `expiresOn` is its last day, twelve months after `registeredAt`; from the next day `expired` is true and it should be renewed. */
const registration = registrationFields.extend({
  registrationId: z.uuid(),
  organizationId: z.uuid(),
  userId: z.uuid(),
  firstRegisteredAt: instant,
  registeredAt: instant,
  expiresOn: isoDate,
  expired: z.boolean(),
  /** When its person was last told that it has ended. */
  remindedAt: instant.nullish(),
});
export type Registration = z.infer<typeof registration>;

const organization = '/api-nest-recruit/organizations/:orgId';

export const registrationsResource = defineResource('recruitment/registrations', {
  centers: {
    method: 'GET',
    path: `${organization}/career-centers`,
    access: 'public',
    summary: 'Career centers of an organization',
    response: pageOf(careerCenter),
  },
  register: {
    method: 'POST',
    path: `${organization}/registrations`,
    access: 'user',
    summary: 'Register with a career center; registering again corrects and renews for twelve months',
    body: registrationFields,
    response: registration,
    status: 201,
    idempotent: true,
  },
  list: {
    method: 'GET',
    path: `${organization}/registrants`,
    access: 'staff',
    summary: 'Who registered with the career centers of an organization, the latest first; for its staff',
    query: z.object({
      /** A part of the name, or a whole phone number. */
      keyword,
      careerCenterId: id.optional(),
      situation: z.enum(registrantSituations).optional(),
      validity: z.enum(['current', 'expired']).optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(registration), countTotal: z.int() }),
  },
  remind: {
    method: 'POST',
    path: `${organization}/registrants/reminders`,
    access: 'staff',
    summary:
      'Tell up to 200 people that their registration has ended, each at most once in 30 days; for the staff of the organization',
    body: batchOf(z.object({ registrationId: z.uuid() })),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
  get: {
    method: 'GET',
    path: `${organization}/registrations`,
    access: 'user',
    summary: 'The caller’s own registration, with when it expires; null before the first',
    response: z.object({ data: registration.nullable() }),
  },
});
