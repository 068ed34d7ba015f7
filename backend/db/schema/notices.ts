import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NoticeChannel, OutsideChannel } from '@/lib/domain/notices/channels';
import type { NotificationTopic } from '@/lib/domain/notices/topics';
import { instant, primaryId } from './columns';
import { challenges, users } from './identity';

/**
 * A button of a Telegram message: it opens an address, says a word to the bot, or sends the number of whoever presses it. The last
 * stands below the field where people write; a message with no button at all takes it away.
 */
export type TelegramButton = { text: string } & (
  | { url: string }
  | { callback_data: string }
  | { request_contact: true }
);

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a person has chosen; where there is no row, the default holds. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: ofUser(),
    topic: text('topic').$type<NotificationTopic>().notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic, t.channel] })],
);

/**
 * What goes out of a notice, and where: `waiting` until `dueAt`, then `sent` as a row of the outbox, or `dropped` for a
 * reason. How the sending ended stands in the outbox.
 */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    id: primaryId(),
    userId: ofUser(),
    notificationId: uuid('notification_id').notNull(),
    channel: text('channel').$type<OutsideChannel>().notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'dropped'] }).notNull(),
    reason: text('reason', { enum: ['read', 'off', 'no-address', 'limit', 'gone', 'once', 'over'] }),
    dueAt: instant('due_at').notNull(),
    outboxId: uuid('outbox_id'),
    /** Asked for by the person: it goes at once, whatever they have chosen. */
    isTest: boolean('is_test').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // A notice that is renewed while it waits goes out once.
    uniqueIndex('notice_deliveries_waiting')
      .on(t.notificationId, t.channel)
      .where(sql`${t.state} = 'waiting'`),
    index('notice_deliveries_due').on(t.state, t.dueAt),
    index('notice_deliveries_user').on(t.userId, t.createdAt),
  ],
);

/** The chat in which the bot writes to a person; a chat belongs to one account. */
export const telegramLinks = pgTable(
  'telegram_links',
  {
    userId: ofUser().primaryKey(),
    chatId: text('chat_id').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (t) => [uniqueIndex('telegram_links_chat').on(t.chatId)],
);

/**
 * Links to the bot that were asked for and not used yet, as hashes; `chatId` is the chat that opened one, `chatName` as
 * Telegram calls its person. After the chat's yes the account's page confirms. With a `challengeId` the chat proves the
 * number of that sign-up instead: `agreedAt` is when it did, `userId` the account that it opened.
 */
export const telegramKeys = pgTable(
  'telegram_keys',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    challengeId: uuid('challenge_id').references(() => challenges.id, { onDelete: 'cascade' }),
    chatId: text('chat_id'),
    chatName: text('chat_name'),
    agreedAt: instant('agreed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('telegram_keys_user').on(t.userId), index('telegram_keys_challenge').on(t.challengeId)],
);

/** The one process that talks with Telegram for now, and the number of the next update. */
export const telegramReader = pgTable('telegram_reader', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: instant('until').notNull(),
  offset: bigint('offset', { mode: 'number' }).notNull(),
});
