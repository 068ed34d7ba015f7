import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredMessages } from '@/lib/domain/admissions/status-messages';
import type { Notification } from '@/lib/contract/notices/notifications';
import { instant, primaryId } from './columns';
import type { TelegramButton } from './notices';

export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<Notification['kind']>().notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    href: text('href').notNull(),
    /** The person whom the text names; the notification is deleted with their account. */
    namedId: uuid('named_id'),
    /** The subject, for which a person has only one notification. */
    subject: text('subject'),
    readAt: instant('read_at'),
    /** Put away by its person, or by their choice from the start. */
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.createdAt),
    index('notifications_unread').on(t.userId, t.readAt),
    uniqueIndex('notifications_subject').on(t.userId, t.subject),
    index('notifications_named')
      .on(t.namedId)
      .where(sql`${t.namedId} is not null`),
  ],
);

/**
 * Outgoing messages, written in the transaction that causes them and sent afterwards. On the channel `realtime`,
 * `recipient` is the id of a chat message whose document is synchronized, and `body` is empty; on `telegram` it is the chat.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: primaryId(),
    channel: text('channel', { enum: ['sms', 'mail', 'telegram', 'realtime'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    replyTo: text('reply_to'),
    body: text('body').notNull(),
    /** Of a text message, the parts that are paid: its text is erased before its price is asked for. */
    parts: integer('parts'),
    /** `dropped` is what is no longer so at the moment of sending. */
    status: text('status', { enum: ['pending', 'sent', 'failed', 'dropped'] })
      .notNull()
      .default('pending'),
    /** The kind of notice that it says outside Sala, and the subject of that notice: both are looked at again before it is sent. */
    noticeKind: text('notice_kind').$type<Notification['kind']>(),
    noticeSubject: text('notice_subject'),
    /** It cannot wait: sent before everything else of its channel that is no code. */
    isUrgent: boolean('is_urgent').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Why the first try failed: the last reason may only say that its time was up. */
    firstError: text('first_error'),
    lastError: text('last_error'),
    /** The call that caused it; null for what a job wrote. */
    requestId: text('request_id'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** Expiry of the code in `body`; null after it is erased, and for messages without a code. */
    codeUntil: instant('code_until'),
    /** The signed-in writer of a contact mail; the message is deleted with the account. */
    userId: uuid('user_id'),
    /** Where a mail of a topic is unsubscribed from with one click. */
    unsubscribe: text('unsubscribe'),
    /** Rows of buttons below a Telegram message. */
    buttons: jsonb('buttons').$type<TelegramButton[][]>(),
  },
  (t) => [
    index('outbox_due').on(t.status, t.nextAttemptAt),
    index('outbox_codes')
      .on(t.channel, t.nextAttemptAt)
      .where(sql`status = 'pending' and code_until is not null`),
    index('outbox_newest').on(t.status, t.createdAt, t.id),
    index('outbox_recipient').on(t.recipient),
    index('outbox_user').on(t.userId),
  ],
);

/** One row, made by the first change: how many text messages go out in a day; the setting where a number is null. */
export const smsBudgets = pgTable('sms_budgets', {
  id: text('id').primaryKey(),
  /** From the change on. */
  perDayMax: integer('per_day_max'),
  /** Until `todayUntil`, in place of the other. */
  todayMax: integer('today_max'),
  todayUntil: instant('today_until'),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    response: jsonb('response'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.endpoint, t.key] })],
);

/** Who did what, and when; append-only, `detail` has no secret and no personal data. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: primaryId(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subject: text('subject'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
    requestId: text('request_id'),
  },
  (t) => [
    index('audit_log_at').on(t.at),
    index('audit_log_actor').on(t.actorId, t.at),
    index('audit_log_action').on(t.action, t.at),
    index('audit_log_subject').on(t.subject, t.action, t.at),
  ],
);

/** The secrets that the database was created with, as a digest that does not reveal them. */
export const secretFingerprints = pgTable('secret_fingerprints', {
  name: text('name').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});

/** Versions of seeds that have been inserted, so that each is inserted once. */
export const seedRuns = pgTable(
  'seed_runs',
  { name: text('name').notNull(), version: text('version').notNull(), at: instant('at').notNull() },
  (t) => [uniqueIndex('seed_runs_name_key').on(t.name)],
);

/** When each job last ended well, in whichever process; `backup` is the command. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  succeededAt: instant('succeeded_at').notNull(),
});

/**
 * Which cache tags were changed by which transaction; sites read it. `at` is the clock of the database, because ages
 * are computed with it.
 */
export const tagChanges = pgTable(
  'tag_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    xid: bigint('xid', { mode: 'bigint' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    tags: text('tags').array().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [index('tag_changes_xid').on(t.xid), index('tag_changes_at').on(t.at)],
);

/** What an organization writes to its applicants; one without a row writes what Sala's own organization does. */
export const messageSettings = pgTable('message_settings', {
  organizationId: uuid('organization_id').primaryKey(),
  mail: boolean('mail').notNull(),
  sms: boolean('sms').notNull(),
  messages: jsonb('messages').$type<StoredMessages>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});
