import * as z from 'zod';
import { defineResource } from '../endpoint';
import { account, verification } from './accounts';
import { phone } from '../person-fields';
import { secretChange } from './secrets';

export const phoneChange = z.object({ phone, currentPassword: secretChange.shape.currentPassword });

export const phoneChangeResource = defineResource('user/phone-change', {
  send: {
    method: 'POST',
    path: '/api-user/users/:id/change_phone',
    access: 'self',
    summary:
      'Send a code to one’s new number, with one’s PIN; the answer does not tell whether another account has it',
    body: phoneChange,
    response: z.object({ challengeId: z.uuid(), expiresInSeconds: z.int(), resendAfterSeconds: z.int() }),
    status: 201,
    limited: true,
    conflicts: true,
  },
  confirm: {
    method: 'POST',
    path: '/api-user/users/:id/change_phone/confirm',
    access: 'self',
    summary: 'Prove the new number with the code; one logs in with it, and every other session ends',
    body: verification,
    response: account,
  },
});
