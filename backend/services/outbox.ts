import { and, asc, eq, lte } from 'drizzle-orm';
import { outboxAttemptsMax, outboxPauseMaxMs, outboxPollMs } from '../limits';
import type { Db } from '../db/client';
import { outbox } from '../db/schema';
import type { Deps } from '../deps';

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

const deliver = (deps: Deps, message: typeof outbox.$inferSelect): Promise<void> => {
  const { recipient: to, body, subject, replyTo } = message;
  if (message.channel === 'sms') return deps.sms.send({ to, body, id: message.id });
  return deps.mail.send({ to, body, subject: subject ?? '', ...(replyTo !== null && { replyTo }) });
};

const backoffSeconds = (attempts: number) => Math.min(3600, 5 * 2 ** attempts);

const sendNext = (deps: Deps): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [message] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.status, 'pending'), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!message) return false;
    const attempts = message.attempts + 1;
    try {
      await deliver(deps, message);
      await tx.update(outbox).set({ status: 'sent', sentAt: now, attempts }).where(eq(outbox.id, message.id));
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      deps.log.error(`${message.channel}-failed`, { id: message.id, attempts, reason });
      await tx
        .update(outbox)
        .set({
          attempts,
          lastError: reason,
          status: attempts >= outboxAttemptsMax ? 'failed' : 'pending',
          nextAttemptAt: new Date(now.getTime() + backoffSeconds(attempts) * 1000),
        })
        .where(eq(outbox.id, message.id));
    }
    return true;
  });

/** Sends what is due, each message once; other instances take other rows. */
export async function drainOutbox(deps: Deps): Promise<void> {
  for (let more = true; more;) more = await sendNext(deps);
}

/**
 * Sends at once after a write and looks again for what is due later.
 * @returns a function that stops it and waits for the message under way.
 */
export function runOutbox(deps: Deps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(tick, Math.min(outboxPauseMaxMs, outboxPollMs * 2 ** failures));
    timer.unref();
  };
  const tick = () => {
    running = drainOutbox(deps)
      .then(
        () => {
          failures = 0;
        },
        (error: unknown) => {
          failures += 1;
          const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
          deps.log.error('outbox', { failures, reason: cause instanceof Error ? cause.message : 'unknown' });
        },
      )
      .then(schedule);
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
