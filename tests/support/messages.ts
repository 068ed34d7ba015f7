import { desc, eq } from 'drizzle-orm';
import { outbox } from '@/backend/db/schema';
import type { TestBackend } from './backend';

/** Messages to a number or mail address, newest first. */
export const messagesTo = (backend: TestBackend, recipient: string) =>
  backend.deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.createdAt), desc(outbox.id));

/** The code in the newest message to a number or mail address; empty when there is none. */
export const codeSentTo = async (backend: TestBackend, recipient: string): Promise<string> => {
  const [message] = await messagesTo(backend, recipient);
  return /\b(\d{6})\b/.exec(message?.body ?? '')?.[1] ?? '';
};
