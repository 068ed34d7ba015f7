import { and, asc, desc, eq, gt, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { embeddedMail, RefusedForGood } from '@/backend/gateways/mail';
import type { MessageOutcome } from '@/backend/work/work-metrics';
import { AskedToWait, ChatGone } from '@/backend/gateways/telegram';
import { embeddedSms } from '@/backend/gateways/sms';
import {
  codeSendersPerProcess,
  codeSmsTimeoutMs,
  invitationKeyLength,
  outboxAttemptsMax,
  outboxLeaseMs,
  outboxPauseMaxMs,
  outboxPollMs,
} from '@/backend/limits';
import { outbox } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { loseChat } from '@/backend/features/notices/services/lose-chat';
import { stillHolds } from '@/backend/features/notices/services/still-holds';
import { mirrorMessage } from '@/backend/features/questions/services/forum-messages';
import { followJob } from '@/backend/jobs/follow-job';

type Channel = (typeof outbox.$inferSelect)['channel'];

/** Messages with a code or an invitation have senders of their own: nothing else may make somebody wait for one. */
interface Lane {
  channel: Channel;
  isOfCodes: boolean;
  /** How many messages one process sends at once. */
  senders: number;
}

/** Telegram counts its messages, so that one process sends them all (jobs/telegram.ts). */
const lanes: readonly Lane[] = [
  { channel: 'sms', isOfCodes: true, senders: codeSendersPerProcess },
  { channel: 'mail', isOfCodes: true, senders: codeSendersPerProcess },
  { channel: 'sms', isOfCodes: false, senders: 1 },
  { channel: 'mail', isOfCodes: false, senders: 1 },
  { channel: 'realtime', isOfCodes: false, senders: 1 },
];

/** Replaces the code or the key of a link, which has expired or been delivered, by dots. */
export const withoutCode = {
  codeUntil: null,
  body: sql<string>`regexp_replace(${outbox.body}, ${`\\m\\d{${codeLimits.lengthDigits}}\\M|#[\\w-]{${invitationKeyLength}}`}, ${'•'.repeat(codeLimits.lengthDigits)}, 'g')`,
};

/** With the embedded gateways the outbox takes the place of phone and mailbox, so the code stays readable. */
const isReadHere = (deps: WritingDeps, channel: Channel): boolean =>
  (channel === 'sms' || channel === 'mail') &&
  deps[channel].name === (channel === 'sms' ? embeddedSms : embeddedMail).name;

const deliver = (deps: WritingDeps, message: typeof outbox.$inferSelect): Promise<void> => {
  const { id, recipient: to, body, subject, replyTo, unsubscribe } = message;
  const timeoutMs = message.codeUntil === null ? undefined : codeSmsTimeoutMs;
  switch (message.channel) {
    case 'sms':
      return deps.sms.send({ to, body }, { id, timeoutMs });
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

/** The channel and, where it has lanes, which of them. */
type LaneName = Pick<Lane, 'channel'> & { isOfCodes?: boolean };

const isDueIn = ({ channel, isOfCodes }: LaneName, now: Date) =>
  and(
    // Written out, so that the index of codes is found.
    sql`${outbox.status} = 'pending'`,
    isOfCodes === undefined ? undefined : isOfCodes ? isNotNull(outbox.codeUntil) : isNull(outbox.codeUntil),
    eq(outbox.channel, channel),
    lte(outbox.nextAttemptAt, now),
  );

const nobodyWaitsMs = 3_600_000;

/**
 * Codes before invitations, which live for days. Then what nobody has tried to send, so that codes that hang delay no other.
 */
const orderOf = ({ isOfCodes }: LaneName, now: Date) => {
  if (!isOfCodes) return [desc(outbox.isUrgent), asc(outbox.nextAttemptAt)];
  const isInvitation = gt(outbox.codeUntil, new Date(now.getTime() + nobodyWaitsMs));
  return [asc(isInvitation), asc(outbox.attempts), asc(outbox.codeUntil)];
};

/**
 * Leases the message that is next in its lane. The transaction ends before the message is sent, so that a hanging provider
 * holds no connection to the database.
 */
const claimNext = (deps: WritingDeps, lane: LaneName, except: readonly string[]) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [due] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(isDueIn(lane, now), except.length > 0 ? notInArray(outbox.recipient, [...except]) : undefined),
      )
      .orderBy(...orderOf(lane, now))
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
 * Sends the message that is next in its lane, to none of those recipients. @returns to whom; null when none is due.
 * @throws {AskedToWait} when the provider takes no message for now
 */
export const sendNext = async (
  deps: WritingDeps,
  lane: LaneName,
  except: readonly string[] = [],
): Promise<string | null> => {
  const message = await claimNext(deps, lane, except);
  if (!message) return null;
  const { channel } = message;
  const { id, attempts, codeUntil } = message;
  // If another process leased it after this lease, that process stores the result.
  const mine = and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.status, 'pending'));
  const settle = (change: PgUpdateSetSource<typeof outbox>) => deps.db.update(outbox).set(change).where(mine);
  const startedAt = performance.now();
  const count = (outcome: MessageOutcome) =>
    deps.counts?.countMessage(
      { channel, class: codeUntil === null ? 'text' : 'code', outcome },
      (performance.now() - startedAt) / 1000,
    );
  try {
    // Its last attempt has no result: the process was killed.
    if (attempts > outboxAttemptsMax) throw new Error('The last try was broken off.');
    if (codeUntil && codeUntil <= deps.clock.now()) throw new RefusedForGood('The code has ended.');
    const { noticeKind: kind, noticeSubject: subject, userId } = message;
    if (kind && !(await stillHolds({ db: deps.db, now: deps.clock.now() }, { kind, subject, userId }))) {
      await settle({ status: 'dropped', lastError: null });
      count('dropped');
      return message.recipient;
    }
    await deliver(deps, message);
  } catch (error) {
    if (error instanceof AskedToWait) {
      count('asked-to-wait');
      const nextAttemptAt = new Date(deps.clock.now().getTime() + error.seconds * 1000);
      await settle({ attempts: attempts - 1, nextAttemptAt });
      throw error;
    }
    if (error instanceof ChatGone) await loseChat(deps, message.recipient);
    const reason = error instanceof Error ? error.message : 'unknown';
    const isLast = attempts >= outboxAttemptsMax || error instanceof RefusedForGood;
    deps.log.error(`${channel}-failed`, {
      id,
      attempts,
      reason,
      isOver: isLast,
      requestId: message.requestId,
    });
    const nextAttemptAt = new Date(deps.clock.now().getTime() + backoffSeconds(attempts) * 1000);
    await settle({
      firstError: sql`coalesce(${outbox.firstError}, ${reason})`,
      lastError: reason,
      status: isLast ? 'failed' : 'pending',
      nextAttemptAt,
    });
    count(isLast ? 'failed' : 'retried');
    return message.recipient;
  }
  await settle({
    status: 'sent',
    sentAt: deps.clock.now(),
    lastError: null,
    ...(codeUntil && !isReadHere(deps, channel) && withoutCode),
  });
  count('sent');
  return message.recipient;
};

interface Sending {
  /** How many senders of a lane are at work. */
  running: Map<Lane, number>;
  isStopped: () => boolean;
}

/** How many messages of each lane wait, in one statement; of lanes with one sender whether there is one. */
const findDue = async (deps: WritingDeps): Promise<Map<Lane, number>> => {
  const now = deps.clock.now();
  const counted = lanes.map((lane, place) => {
    const waiting = deps.db
      .select({ one: sql`1` })
      .from(outbox)
      .where(isDueIn(lane, now))
      .limit(lane.senders);
    return [
      `lane${place}`,
      sql<number>`(select count(*) from ${waiting} as waiting)`.mapWith(Number),
    ] as const;
  });
  const [row] = await deps.db.select(Object.fromEntries(counted)).from(sql`(select 1) as one`);
  return new Map(lanes.map((lane, place) => [lane, row?.[`lane${place}`] ?? 0]));
};

const sendAll = async (deps: WritingDeps, lane: Lane, isStopped: () => boolean): Promise<void> => {
  while (!isStopped() && (await sendNext(deps, lane)) !== null);
};

/** Puts senders to work wherever messages wait. @returns those that it began */
const beginSending = async (deps: WritingDeps, { running, isStopped }: Sending): Promise<Promise<void>[]> => {
  const due = await findDue(deps);
  return lanes.flatMap((lane) => {
    const atWork = () => running.get(lane) ?? 0;
    const wanted = Math.max(0, Math.min(lane.senders - atWork(), due.get(lane) ?? 0));
    return Array.from({ length: wanted }, () => {
      running.set(lane, atWork() + 1);
      return sendAll(deps, lane, isStopped).finally(() => running.set(lane, atWork() - 1));
    });
  });
};

/** Sends due messages, each once; other instances take other rows. A hanging lane blocks no other. */
export async function drainOutbox(deps: WritingDeps): Promise<void> {
  const ended = await Promise.allSettled(
    await beginSending(deps, { running: new Map(), isStopped: () => false }),
  );
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Looks for due messages all the time; what is being sent delays only its own lane.
 * @returns a function that stops it and waits for the current messages.
 */
export function runOutbox(deps: WritingDeps): () => Promise<void> {
  const sending = new Set<Promise<void>>();
  const state: Sending = { running: new Map(), isStopped: () => stopped };
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const noteWell = followJob(deps, 'outbox', outboxPollMs);
  let failures = 0;
  let stopped = false;
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(tick, Math.min(outboxPauseMaxMs, outboxPollMs * 2 ** failures));
    timer.unref();
  };
  const fail = (error: unknown) => {
    failures += 1;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    deps.log.error('outbox', { failures, reason: cause instanceof Error ? cause.message : 'unknown' });
  };
  const begin = async () => {
    for (const sender of await beginSending(deps, state)) {
      const work = sender
        .then(() => {
          failures = 0;
        }, fail)
        .finally(() => sending.delete(work));
      sending.add(work);
    }
    await noteWell();
  };
  const tick = () => {
    looking = begin().catch(fail).then(schedule);
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await looking;
    await Promise.all(sending);
  };
}
