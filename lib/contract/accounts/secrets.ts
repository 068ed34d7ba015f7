import * as z from 'zod';
import { readSecret } from '@/lib/domain/accounts/pin';
import { defineResource } from '../endpoint';
import { done, typed } from '../fields';
import { pinBody, verification } from './accounts';

const secret = z.string().min(1, 'required').max(200).transform(readSecret);

export const secretChange = z.object({ currentPassword: secret, newPassword: secret });

export const secretsResource = defineResource('user/secrets', {
  resetPassword: {
    method: 'POST',
    path: '/api-user/users/reset_password',
    access: 'public',
    summary:
      'Ask for a code to set a new PIN, by Telegram or mail where the account has one, by SMS where asked; the answer does not tell whether the account exists',
    body: z.object({
      username: typed(200).pipe(z.string().min(1, 'required')),
      by: z.literal('sms').optional(),
    }),
    response: z.object({ challengeId: z.uuid(), expiresInSeconds: z.int(), resendAfterSeconds: z.int() }),
    status: 201,
    limited: true,
  },
  verifyResetCode: {
    method: 'POST',
    path: '/api-user/users/reset_password/verify_code',
    access: 'public',
    summary: 'Prove the number or mail address; answers a grant for setting the new PIN',
    body: verification,
    response: z.object({ grant: z.string(), expiresInSeconds: z.int() }),
  },
  setPinAfterReset: {
    method: 'POST',
    path: '/api-user/users/set_pin/reset_password',
    access: 'grant',
    summary: 'Set the new PIN with the grant of a verified code; ends every session',
    body: pinBody,
    response: z.object({ username: z.string() }),
  },
  changePassword: {
    method: 'POST',
    path: '/api-user/users/change_password',
    access: 'user',
    summary: 'Change one’s PIN (six digits) or password (ten characters at least); ends every other session',
    body: secretChange,
    response: done,
    limited: true,
  },
});
