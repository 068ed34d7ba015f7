import * as z from 'zod';
import { defineResource } from '../endpoint';
import { digits, done, instant } from '../fields';
import { phone } from '../person-fields';
import { loanAmount } from './loan-shapes';

/** The part of the guardian's link behind the `#`. */
const key = z.object({ key: z.string().min(1, 'required').max(100) });
const named = z.object({ km: z.string(), en: z.string() });

/** Once it is answered or over, it names nobody and no amount. */
const guardianWish = z.object({
  state: z.enum(['open', 'agreed', 'refused', 'over']),
  student: named.nullable(),
  bank: named.nullable(),
  /** In USD; the most that the guardian would agree to. */
  amount: z.number().nullable(),
});
export type GuardianWish = z.infer<typeof guardianWish>;

const ofPerson = '/api-marketing/banks/:bankId/users/:userId/guardian-consents';

export const guardianConsentsResource = defineResource('marketing/guardian-consents', {
  ask: {
    method: 'POST',
    path: ofPerson,
    access: 'self',
    summary: 'Ask the guardian of a minor by SMS to agree to a loan of this amount at this bank',
    body: z.object({ guardianPhone: phone, amount: loanAmount }),
    response: z.object({ consentId: z.uuid(), expiresInSeconds: z.int() }),
    status: 201,
    limited: true,
    conflicts: true,
  },
  confirm: {
    method: 'POST',
    path: `${ofPerson}/:consentId/confirm`,
    access: 'self',
    summary: 'The code that the guardian has said: from then on the application may be sent, once',
    body: z.object({ verifyCode: digits(/^\d{6}$/, 'invalid-code') }),
    response: z.object({ consentId: z.uuid(), agreedAt: instant, expiresAt: instant }),
  },
  get: {
    method: 'GET',
    path: `${ofPerson}/:consentId`,
    access: 'self',
    summary: 'Whether the guardian has answered by the link of the message',
    response: z.object({
      consentId: z.uuid(),
      agreedAt: instant.nullable(),
      refusedAt: instant.nullable(),
    }),
  },
  read: {
    method: 'POST',
    path: '/api-marketing/guardian-consents/read',
    access: 'public',
    summary: 'What a guardian is asked: by whom, at which bank, and how much',
    body: key,
    response: guardianWish,
    limited: true,
    namesRecord: true,
  },
  answer: {
    method: 'POST',
    path: '/api-marketing/guardian-consents/answer',
    access: 'public',
    summary:
      'The guardian’s yes or no by the link of the message, once. `never`: nobody may ask this number, for a year',
    body: key.extend({ agrees: z.boolean(), never: z.boolean().optional() }),
    response: done,
    limited: true,
    conflicts: true,
    namesRecord: true,
  },
});
