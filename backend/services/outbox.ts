import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { RefusedForGood } from '../gateways/mail';
import { outboxAttemptsMax, outboxLeaseSeconds, outboxPauseMaxMs, outboxPollMs } from '../limits';
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

type Message = typeof outbox.$inferSelect;

const deliver = (deps: Deps, message: Message): Promise<void> => {
  const { recipient: to, body, subject, replyTo } = message;
  if (message.channel === 'sms') return deps.sms.send({ to, body });
  return deps.mail.send({ to, body, subject: subject ?? '', ...(replyTo !== null && { replyTo }) });
};

const backoffSeconds = (attempts: number) => Math.min(3600, 5 * 2 ** attempts);

const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Takes a due message for the time of a lease. A gateway may wait long, and no transaction may wait with it; should this
 * process die meanwhile, another one takes the message when the lease is over.
 */
const takeNext = (deps: Deps, channel: Message['channel']): Promise<Message | null> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [due] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.channel, channel), eq(outbox.status, 'pending'), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [message] = await tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: secondsAfter(now, outboxLeaseSeconds),
      })
      .where(eq(outbox.id, due.id))
      .returning();
    return message ?? null;
  });

const sendNext = async (deps: Deps, channel: Message['channel']): Promise<boolean> => {
  const message = await takeNext(deps, channel);
  if (!message) return false;
  const { id, attempts } = message;
  const settle = (change: Partial<Message>) => deps.db.update(outbox).set(change).where(eq(outbox.id, id));
  try {
    await deliver(deps, message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    const isOver = attempts >= outboxAttemptsMax || error instanceof RefusedForGood;
    deps.log.error(`${channel}-failed`, { id, attempts, reason, isOver });
    await settle({
      lastError: reason,
      status: isOver ? 'failed' : 'pending',
      nextAttemptAt: secondsAfter(deps.clock.now(), backoffSeconds(attempts)),
    });
    return true;
  }
  await settle({ status: 'sent', sentAt: deps.clock.now(), lastError: null });
  return true;
};

const drainChannel = async (deps: Deps, channel: Message['channel']): Promise<void> => {
  for (let more = true; more;) more = await sendNext(deps, channel);
};

/** Sends what is due, each message once; other instances take other rows. A mail server that hangs holds up no SMS. */
export async function drainOutbox(deps: Deps): Promise<void> {
  await Promise.all(outbox.channel.enumValues.map((channel) => drainChannel(deps, channel)));
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
