import * as z from 'zod';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { deviceStore } from '@/lib/device/device-store';

const waiting = z.object({
  /** What it is sent under, however often: it is stored once. */
  key: z.string(),
  text: z.string(),
  at: z.string(),
});
const outbox = z.object({ draft: z.string(), waiting: z.array(waiting).max(100) });
export type WaitingMessage = z.infer<typeof waiting>;
export type ChatOutbox = z.infer<typeof outbox>;
export const emptyOutbox: ChatOutbox = { draft: '', waiting: [] };

/** What a person is writing into a chat, and what has not been stored yet. */
export const chatOutbox = (questionId: string, owner: string) =>
  deviceStore(`sala.chat.${questionId}`, outbox, { scope: 'device', owner });

export const newMessage = (text: string): WaitingMessage => ({
  key: newIdempotencyKey(),
  text,
  at: new Date().toISOString(),
});
