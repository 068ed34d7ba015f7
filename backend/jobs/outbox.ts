import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { embeddedMail, RefusedForGood } from '@/backend/gateways/mail';
import { AskedToWait, ChatGone } from '@/backend/gateways/telegram';
import { embeddedSms } from '@/backend/gateways/sms';
import {
  invitationKeyLength,
  outboxAttemptsMax,
  outboxLeaseMs,
  outboxPauseMaxMs,
  outboxPollMs,
} from '@/backend/limits';
import { outbox } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { loseChat } from '@/backend/services/notification/lose-chat';
import { mirrorMessage } from '@/backend/services/forum/forum-messages';

type Channel = (typeof outbox.$inferSelect)['channel'];
/** Telegram counts its messages, so that one process sends them all (jobs/telegram.ts). */
const channels = outbox.channel.enumValues.filter((channel) => channel !== 'telegram');

/** Replaces the code or the key of a link, which has expired or been delivered, by dots. */
export const withoutCode = {
  codeUntil: null,
  body: sql<string>`regexp_replace(${outbox.body}, ${`\\m\\d{${codeLimits.lengthDigits}}\\M|#[\\w-]{${invitationKeyLength}}`}, ${'•'.repeat(codeLimits.lengthDigits)}, 'g')`,
};

/** With the embedded gateways the outbox takes the place of phone and mailbox, so the code stays readable. */
const isReadHere = (deps: Deps, channel: Channel): boolean =>
  (channel === 'sms' || channel === 'mail') &&
  deps[channel].name === (channel === 'sms' ? embeddedSms : embeddedMail).name;

const deliver = (deps: Deps, message: typeof outbox.$inferSelect): Promise<void> => {
  const { id, recipient: to, body, subject, replyTo, unsubscribe } = message;
  switch (message.channel) {
    case 'sms':
      return deps.sms.send({ to, body }, { id });
    case 'mail':
      return deps.mail.send(
        {
          to,
          body,
          subject: subject ?? '',
          ...(replyTo !== null && { replyTo }),
          ...(unsubscribe !== null && { unsubscribe }),
        },
        { id },
      );
    case 'telegram':
      if (!deps.telegram) throw new RefusedForGood('This site has no bot.');
      return deps.telegram.send({ chatId: to, text: body, buttons: message.buttons });
    case 'realtime':
      return mirrorMessage(deps, to);
  }
};

const backoffSeconds = (attempts: number) => Math.min(3600, 5 * 2 ** attempts);

/**
 * Leases the message that has been due the longest. The transaction ends before the message is sent, so that a
 * hanging provider holds no connection to the database.
 */
const claimNext = (deps: Deps, channel: Channel, except: readonly string[]) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [due] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.status, 'pending'),
          eq(outbox.channel, channel),
          lte(outbox.nextAttemptAt, now),
          except.length > 0 ? notInArray(outbox.recipient, [...except]) : undefined,
        ),
      )
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [claimed] = await tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + outboxLeaseMs),
      })
      .where(eq(outbox.id, due.id))
      .returning();
    return claimed ?? null;
  });

/**
 * Sends the message that has been due the longest, to none of those recipients. @returns to whom; null when none is due.
 * @throws {AskedToWait} when the provider takes no message for now
 */
export const sendNext = async (
  deps: Deps,
  channel: Channel,
  except: readonly string[] = [],
): Promise<string | null> => {
  const message = await claimNext(deps, channel, except);
  if (!message) return null;
  const { id, attempts, codeUntil } = message;
  // If another process leased it after this lease, that process stores the result.
  const mine = and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.status, 'pending'));
  const settle = (change: PgUpdateSetSource<typeof outbox>) => deps.db.update(outbox).set(change).where(mine);
  try {
    // Its last attempt has no result: the process was killed.
    if (attempts > outboxAttemptsMax) throw new Error('The last try was broken off.');
    if (codeUntil && codeUntil <= deps.clock.now()) throw new RefusedForGood('The code has ended.');
    await deliver(deps, message);
  } catch (error) {
    if (error instanceof AskedToWait) {
      const nextAttemptAt = new Date(deps.clock.now().getTime() + error.seconds * 1000);
      await settle({ attempts: attempts - 1, nextAttemptAt });
      throw error;
    }
    if (error instanceof ChatGone) await loseChat(deps, message.recipient);
    const reason = error instanceof Error ? error.message : 'unknown';
    const isOver = attempts >= outboxAttemptsMax || error instanceof RefusedForGood;
    deps.log.error(`${channel}-failed`, { id, attempts, reason, isOver });
    const nextAttemptAt = new Date(deps.clock.now().getTime() + backoffSeconds(attempts) * 1000);
    await settle({ lastError: reason, status: isOver ? 'failed' : 'pending', nextAttemptAt });
    return message.recipient;
  }
  await settle({
    status: 'sent',
    sentAt: deps.clock.now(),
    lastError: null,
    ...(codeUntil && !isReadHere(deps, channel) && withoutCode),
  });
  return message.recipient;
};

const drainChannel = async (deps: Deps, channel: Channel): Promise<void> => {
  while ((await sendNext(deps, channel)) !== null);
};

/** Sends due messages, each once; other instances take other rows. A hanging channel blocks no other. */
export async function drainOutbox(deps: Deps): Promise<void> {
  const ended = await Promise.allSettled(channels.map((channel) => drainChannel(deps, channel)));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Sends at once after a write and polls for messages that become due later.
 * @returns a function that stops it and waits for the current message.
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
