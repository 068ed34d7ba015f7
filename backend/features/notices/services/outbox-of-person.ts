import { asc, eq, inArray, sql } from 'drizzle-orm';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { parseUsername, type Username } from '@/lib/domain/people/username';
import { outbox, telegramLinks, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { isNamedBy } from '@/backend/core/access/find-person';

/** The operator named neither a telephone number nor a mail address. */
class OutboxCommandError extends Error {
  override name = 'OutboxCommandError';
}

type Sent = Pick<
  typeof outbox.$inferSelect,
  | 'id'
  | 'channel'
  | 'recipient'
  | 'status'
  | 'attempts'
  | 'nextAttemptAt'
  | 'firstError'
  | 'lastError'
  | 'requestId'
  | 'createdAt'
  | 'sentAt'
> & { holdsCode: boolean };

/** When it was sent, dots took the place of the code. */
export const holdsCode = sql<boolean>`${outbox.codeUntil} is not null or ${outbox.body} like ${`%${'•'.repeat(codeLimits.lengthDigits)}%`}`;

/** What was typed, and every proven address of the account that it names. */
export async function addressesNamedBy({ db }: Pick<Deps, 'db'>, username: Username): Promise<string[]> {
  const [account] = await db
    .select({
      phone: sql<string | null>`case when ${users.phoneVerified} then ${users.phone} end`,
      email: sql<string | null>`case when ${users.emailVerified} then ${users.email} end`,
      chatId: telegramLinks.chatId,
    })
    .from(users)
    .leftJoin(telegramLinks, eq(telegramLinks.userId, users.id))
    .where(isNamedBy(username));
  const found = account ? [account.phone, account.email, account.chatId] : [];
  return [...new Set([username.value, ...found.filter((address) => address !== null)])];
}

/** A time as the log writes it, without milliseconds. */
const written = (time: Date) => `${time.toISOString().slice(0, 19)}Z`;

/** How it ended, or when it goes on; a message that waits for its first try is no fault yet. */
const stateOf = ({ status, sentAt, nextAttemptAt, firstError, lastError }: Sent): string => {
  const first = firstError && firstError !== lastError ? ` (first: ${firstError})` : '';
  if (status === 'sent') return `sent ${sentAt ? written(sentAt) : ''}`.trim() + first;
  if (status === 'dropped') return `not sent: no longer so${first}`;
  const reason = (lastError ?? (status === 'failed' ? 'no reason was kept' : '')) + first;
  const state = status === 'failed' ? 'failed' : `waiting, next try ${written(nextAttemptAt)}`;
  return reason ? `${state}: ${reason.replaceAll(/\s+/g, ' ')}` : state;
};

const lineOf = (message: Sent): string =>
  [
    written(message.createdAt),
    message.channel.padEnd(8),
    message.holdsCode ? 'code' : 'text',
    message.recipient,
    `${message.attempts} ${message.attempts === 1 ? 'try' : 'tries'}`,
    stateOf(message),
    message.id,
    ...(message.requestId ? [`request ${message.requestId}`] : []),
  ].join('  ');

/**
 * The messages to a person, the oldest first, without their words: whoever runs the site needs no code of anybody.
 * @throws {OutboxCommandError} when `input` is no number and no mail address
 */
export async function linesOfOutbox(deps: Pick<Deps, 'db'>, input: string): Promise<string[]> {
  const username = parseUsername(input);
  if (!username) throw new OutboxCommandError(`"${input}" is neither a telephone number nor a mail address.`);
  const messages = await deps.db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      recipient: outbox.recipient,
      status: outbox.status,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      firstError: outbox.firstError,
      lastError: outbox.lastError,
      requestId: outbox.requestId,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      holdsCode,
    })
    .from(outbox)
    .where(inArray(outbox.recipient, await addressesNamedBy(deps, username)))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  return messages.length > 0
    ? messages.map(lineOf)
    : [`No message to ${username.value} is kept. Sent and failed ones are removed after 30 days.`];
}
