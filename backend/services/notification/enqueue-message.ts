import type { Db } from '@/backend/db/client';
import { outbox } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';

/** Puts a text message into the outbox, in the transaction that causes it. */
export const enqueueSms = (deps: Deps, message: { to: string; body: string }, db: Db = deps.db) => {
  const now = deps.clock.now();
  return db.insert(outbox).values({
    channel: 'sms',
    recipient: message.to,
    body: message.body,
    nextAttemptAt: now,
    createdAt: now,
  });
};

export interface MailMessage {
  to: string;
  subject: string;
  body: string;
  replyTo?: string;
}

/** Puts a mail (plain text) into the outbox, in the transaction that causes it. */
export const enqueueMail = (deps: Deps, { to, subject, body, replyTo }: MailMessage, db: Db = deps.db) => {
  const now = deps.clock.now();
  return db
    .insert(outbox)
    .values({ channel: 'mail', recipient: to, subject, replyTo, body, nextAttemptAt: now, createdAt: now });
};
