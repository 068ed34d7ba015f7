import * as z from 'zod';
import { defineResource } from '../endpoint';
import { instant, queryInt } from '../fields';

/** An outgoing message. Its text is never shown: it may contain a code. */
const outboxMessage = z.object({
  id: z.uuid(),
  channel: z.enum(['sms', 'mail', 'telegram', 'realtime']),
  /** Masked except for the ends of the number or address. */
  recipient: z.string(),
  subject: z.string().nullable(),
  status: z.enum(['pending', 'sent', 'failed']),
  attempts: z.int(),
  /** Why the last try failed. */
  reason: z.string().nullable(),
  createdAt: instant,
  nextAttemptAt: instant,
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const outboxResource = defineResource('notification/outbox', {
  list: {
    method: 'GET',
    path: '/api-notification/outbox',
    access: 'staff',
    summary: 'Messages that could not be sent, or wait to be, newest first; for Sala’s operators',
    query: z.object({
      status: z.enum(['failed', 'pending']).default('failed'),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 50 }),
    }),
    response: z.object({ data: z.array(outboxMessage), countTotal: z.int() }),
  },
  retry: {
    method: 'POST',
    path: '/api-notification/outbox/:id/retry',
    access: 'staff',
    summary: 'Try a message that has failed for good again, from the start; for Sala’s operators',
    response: outboxMessage,
    conflicts: true,
  },
});
