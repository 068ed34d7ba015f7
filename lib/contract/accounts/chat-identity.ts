import * as z from 'zod';
import { defineResource } from '../endpoint';

/** The identity of a person in the fields of the chat widget. */
const chatIdentity = z.object({
  user_id: z.uuid(),
  /** HMAC-SHA256 of `user_id` with a secret of the server, in hex: the widget trusts the other fields because of it. */
  identity_hash: z.string().regex(/^[0-9a-f]{64}$/),
  email: z.string().nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
});

export const chatIdentityResource = defineResource('user/chat-identity', {
  get: {
    method: 'GET',
    path: '/api-user/chat_identity',
    access: 'owner',
    summary: 'The caller’s data for the chat widget; 404 where no chat is set up',
    response: chatIdentity,
  },
});
