import * as z from 'zod';
import { defineResource } from '../endpoint';
import { account, verification } from './accounts';
import { phoneChange } from './phone-change';

const path = '/api-user/users/:id/join_account';

/** Why two accounts cannot become one. */
export const joinObstacles = ['staff', 'deletion', 'loans', 'students'] as const;

const joinPreview = z.object({
  name: z.string(),
  nameNative: z.string(),
  /** What comes to the account that stays. */
  applications: z.int(),
  loans: z.int(),
  results: z.int(),
  favorites: z.int(),
  posts: z.int(),
  obstacles: z.array(z.enum(joinObstacles)),
});
export type JoinPreview = z.infer<typeof joinPreview>;

/** One person’s second account becomes part of the one that they are logged in to. */
export const accountJoinsResource = defineResource('user/account-joins', {
  send: {
    method: 'POST',
    path,
    access: 'self',
    summary:
      'Send a code to the number of one’s other account, with one’s PIN; the answer does not tell whether there is one',
    // The number of the other account, and the PIN of one’s own.
    body: phoneChange,
    response: z.object({ challengeId: z.uuid(), expiresInSeconds: z.int(), resendAfterSeconds: z.int() }),
    status: 201,
    limited: true,
    conflicts: true,
  },
  preview: {
    method: 'POST',
    path: `${path}/preview`,
    access: 'self',
    summary: 'What the other account would bring, with its code, which stays valid',
    body: verification,
    response: joinPreview,
  },
  confirm: {
    method: 'POST',
    path: `${path}/confirm`,
    access: 'self',
    summary: 'Join the other account with its code: what it holds comes to this one, and it ends',
    body: verification,
    response: account,
    conflicts: true,
  },
});
