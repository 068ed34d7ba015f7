import * as z from 'zod';
import { defineResource } from '../endpoint';
import { instant } from '../fields';

const proofOf = z.object({ challengeId: z.uuid() });

/**
 * What has become of the link to the bot: it `waiting`s for the chat, the chat has `proven` the number, or the link is `over`:
 * used or expired. The grant is for setting the PIN.
 */
const telegramProof = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['waiting', 'over']) }),
  z.object({ state: z.literal('proven'), grant: z.string(), expiresInSeconds: z.int() }),
]);
export type TelegramProof = z.infer<typeof telegramProof>;

/** A number of a sign-up is proven by a chat with the site's bot in place of a code. */
export const telegramProofsResource = defineResource('user/telegram-proofs', {
  link: {
    method: 'POST',
    path: '/api-user/users/:id/telegram_proof',
    access: 'public',
    summary:
      'A link to the bot, whose chat proves the number of this sign-up; once and for ten minutes; 404 on a site without a bot',
    body: proofOf,
    response: z.object({ address: z.string(), expiresAt: instant }),
    status: 201,
    limited: true,
  },
  read: {
    method: 'POST',
    path: '/api-user/users/:id/telegram_proof/state',
    access: 'public',
    summary: 'Whether the chat has proven the number; then answers a grant for setting the PIN',
    body: proofOf,
    response: telegramProof,
  },
});
