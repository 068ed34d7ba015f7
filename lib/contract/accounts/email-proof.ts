import * as z from 'zod';
import { defineResource } from '../endpoint';
import { account, verification } from './accounts';

export const emailProofResource = defineResource('user/email-proof', {
  send: {
    method: 'POST',
    path: '/api-user/users/:id/verify_email',
    access: 'self',
    summary: 'Send a code to one’s mail address; the answer does not tell whether another account has it',
    response: z.object({ challengeId: z.uuid(), expiresInSeconds: z.int(), resendAfterSeconds: z.int() }),
    status: 201,
    limited: true,
    conflicts: true,
  },
  confirm: {
    method: 'POST',
    path: '/api-user/users/:id/verify_email/confirm',
    access: 'self',
    summary: 'Prove one’s mail address with the code; from then on it is a name to log in with',
    body: verification,
    response: account,
  },
});
