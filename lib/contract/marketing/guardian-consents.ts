import * as z from 'zod';
import { defineResource } from '../endpoint';
import { digits, instant } from '../fields';
import { phone } from '../user/person-fields';
import { loanAmount } from './loan-shapes';

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
});
