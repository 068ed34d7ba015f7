import * as z from 'zod';
import { defineResource } from '../endpoint';
import { textLimits } from '@/lib/domain/limits/texts';
import { instant, queryInt, typed } from '../fields';

/** An outgoing message. Its text is never shown: it may contain a code. */
const outboxMessage = z.object({
  id: z.uuid(),
  channel: z.enum(['sms', 'mail', 'telegram', 'realtime']),
  /** Masked except for the ends of the number or address. */
  recipient: z.string(),
  subject: z.string().nullable(),
  /** `dropped` was no longer so when it should have left. */
  status: z.enum(['pending', 'sent', 'failed', 'dropped']),
  attempts: z.int(),
  /** Why the last try failed. */
  reason: z.string().nullable(),
  /** Why the first one did. */
  firstReason: z.string().nullable().default(null),
  /** Somebody waits for a code or an invitation in it; what it says stays hidden. */
  holdsCode: z.boolean().default(false),
  /** The call that caused it, as the log and the answer of that call name it. */
  requestId: z.string().nullable().default(null),
  sentAt: instant.nullable().default(null),
  createdAt: instant,
  nextAttemptAt: instant,
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const outboxResource = defineResource('notification/outbox', {
  list: {
    method: 'GET',
    path: '/api-notification/outbox',
    access: 'staff',
    summary:
      'Messages that could not be sent, wait to be, or were sent, newest first; with `to` those to one person; for Sala’s operators',
    query: z.object({
      status: z.enum(['failed', 'pending', 'sent', 'all']).default('failed'),
      /** A number or mail address, also of an account: its other proven addresses are found too. */
      to: typed(textLimits.keywordMax).optional(),
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
