import * as z from 'zod';
import { defineResource } from '../endpoint';
import { digits, id, instant, typed } from '../fields';
import { personName } from '../accounts/person-name';

const school = '/api-nest-applicant/schools/:id';

/** A person who may be the one to register, and their applications to this school. */
const likelyPerson = personName.extend({
  userId: z.uuid(),
  matches: z.array(z.enum(['phone', 'name'])),
  applications: z.array(
    z.object({
      applicantId: z.uuid(),
      referenceCode: z.string(),
      applicantStatus: z.string(),
      createdAt: instant,
    }),
  ),
});
export type LikelyPerson = z.infer<typeof likelyPerson>;

export const consentsResource = defineResource('applicant/consents', {
  ask: {
    method: 'POST',
    path: `${school}/consents`,
    access: 'keeper',
    summary:
      'Ask somebody, by Telegram or mail where they have one, by SMS where asked, whether their application to this school and program may be entered for them',
    body: z.object({ userId: id, enrollToId: z.uuid().nullable(), by: z.literal('sms').optional() }),
    response: z.object({ consentId: z.uuid(), expiresInSeconds: z.int() }),
    status: 201,
    limited: true,
    conflicts: true,
  },
  confirm: {
    method: 'POST',
    path: `${school}/consents/:consentId/confirm`,
    access: 'keeper',
    summary: 'The code that the person has said: from then on the application may be sent, once',
    body: z.object({ verifyCode: digits(/^\d{6}$/, 'invalid-code') }),
    response: z.object({ consentId: z.uuid(), agreedAt: instant, expiresAt: instant }),
  },
  duplicates: {
    method: 'GET',
    path: `${school}/applicants/duplicates`,
    access: 'keeper',
    summary:
      'Who has this number, and which people of the school have this name in either script, however it is spelled',
    query: z.object({
      phone: typed(40).optional(),
      name: typed(120).optional(),
      nameKm: typed(120).optional(),
    }),
    response: z.object({ data: z.array(likelyPerson), countTotal: z.int() }),
    limited: true,
  },
});
