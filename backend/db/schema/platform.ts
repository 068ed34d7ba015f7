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
import type { StatusMessages } from '@/lib/domain/applications/status-messages';
import type { Notification } from '@/lib/contract/notification/notifications';
import { instant, primaryId } from './columns';

export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<Notification['kind']>().notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    href: text('href').notNull(),
    /** What it is about, where the same thing must not be told twice. */
    subject: text('subject'),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.createdAt),
    index('notifications_unread').on(t.userId, t.readAt),
    uniqueIndex('notifications_subject').on(t.userId, t.subject),
  ],
);

/**
 * Messages on their way out; written in the transaction that causes them, sent afterwards. On the channel `realtime`,
 * `recipient` is the id of a chat message whose document is brought into line, and `body` is empty.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: primaryId(),
    channel: text('channel', { enum: ['sms', 'mail', 'realtime'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    replyTo: text('reply_to'),
    body: text('body').notNull(),
    status: text('status', { enum: ['pending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** Until when the code in `body` opens something; null once it is erased, and for messages without one. */
    codeUntil: instant('code_until'),
    /** Who wrote it to Sala, signed in; the message goes with the account. */
    userId: uuid('user_id'),
  },
  (t) => [
    index('outbox_due').on(t.status, t.nextAttemptAt),
    index('outbox_newest').on(t.status, t.createdAt, t.id),
    index('outbox_recipient').on(t.recipient),
    index('outbox_user').on(t.userId),
  ],
);

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

/** Who did what, when; append-only, no secret and no personal datum in `detail`. */
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

/** Which secrets the database was made with, by a digest that does not give them away. */
export const secretFingerprints = pgTable('secret_fingerprints', {
  name: text('name').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});

/** What the seed has laid down, by version, so that it is laid once. */
export const seedRuns = pgTable(
  'seed_runs',
  { name: text('name').notNull(), version: text('version').notNull(), at: instant('at').notNull() },
  (t) => [uniqueIndex('seed_runs_name_key').on(t.name)],
);

/**
 * Which cache tags were changed, by which transaction, for sites to ask. `at` is the database's own clock, because ages
 * are measured by it.
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
  messages: jsonb('messages').$type<StatusMessages>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});
