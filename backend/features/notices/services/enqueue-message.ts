import type { NoticeKindName } from '@/lib/domain/notices/notice-kinds';
import { smsParts } from '@/lib/domain/notices/sms-parts';
import { outbox } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';

/** What a message says of a record: whether it is still so is asked again before it leaves. */
interface Told {
  noticeKind?: NoticeKindName;
  noticeSubject?: string;
  /** Whose account it is sent to; it is deleted with the account. */
  userId?: string;
}

interface SmsMessage extends Told {
  to: string;
  body: string;
  /** Expiry of the code in the text. */
  codeUntil?: Date;
  /** The first instant at which it may be sent. */
  notBefore?: Date;
  /** It cannot wait: before everything else. */
  isUrgent?: boolean;
  /** The call that causes it. */
  requestId?: string | undefined;
}

/** Puts a text message into the outbox, in the transaction that causes it. */
export const enqueueSms = (deps: WritingDeps, { to, notBefore, ...message }: SmsMessage) => {
  const now = deps.clock.now();
  return deps.db.insert(outbox).values({
    channel: 'sms',
    recipient: to,
    ...message,
    parts: smsParts(message.body),
    nextAttemptAt: notBefore ?? now,
    createdAt: now,
  });
};

export interface MailMessage extends Told {
  to: string;
  subject: string;
  body: string;
  replyTo?: string;
  /** Expiry of the code in the text. */
  codeUntil?: Date;
  /** The first instant at which it may be sent. */
  notBefore?: Date;
  /** Where it is unsubscribed from with one click. */
  unsubscribe?: string;
  /** The call that causes it. */
  requestId?: string | undefined;
}

/** Puts a mail (plain text) into the outbox, in the transaction that causes it. */
export const enqueueMail = (deps: WritingDeps, { to, notBefore, ...message }: MailMessage) => {
  const now = deps.clock.now();
  return deps.db.insert(outbox).values({
    channel: 'mail',
    recipient: to,
    ...message,
    nextAttemptAt: notBefore ?? now,
    createdAt: now,
  });
};
