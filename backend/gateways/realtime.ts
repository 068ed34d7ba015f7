import { sql } from 'drizzle-orm';
import type { LiveAccess } from '@/lib/contract/questions/live';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import type { WriteDb } from '@/backend/db/client';
import { forumEvents } from '@/backend/db/schema';

/** The notification channel of the database for changed topics. */
export const liveChannel = 'sala_live';
export const questionTopic = (questionId: string) => `question:${questionId}`;
export const userTopic = (userId: string) => `user:${userId}`;

interface MessageChange {
  questionId: string;
  messageId: string;
  kind: 'posted' | 'edited' | 'removed';
}

/** A document store that also holds the messages of all chats. Each call may be repeated. */
export interface MessageDocuments {
  put: (message: ForumMessage) => Promise<void>;
  remove: (messageId: string) => Promise<void>;
}

/**
 * Notifies browsers of changes at once. An event that is published in a transaction is sent when it commits, and
 * never when it does not.
 */
export interface RealtimeGateway {
  name: string;
  /**
   * Publishes a message of a question's chat, in order. Call it last before notifications: it serializes the writers
   * of the chat.
   */
  publishMessage: (db: WriteDb, change: MessageChange) => Promise<void>;
  /** Notifies people that their notifications changed. */
  publishNotifications: (db: WriteDb, userIds: readonly string[]) => Promise<void>;
  /** Where and with which credentials a person's browser subscribes to chats. */
  subscription: (userId: string) => Promise<LiveAccess>;
  /** Null when the database is the only store. */
  documents: MessageDocuments | null;
}

const wake = (db: WriteDb, topics: readonly string[]) =>
  db.execute(
    sql`select pg_notify(${liveChannel}, topic) from jsonb_array_elements_text(${JSON.stringify(topics)}::jsonb) as topic`,
  );

/** The embedded gateway: events are in the database, browsers read them as server-sent events. */
export const embeddedRealtime = ({ now }: { now: () => Date }): RealtimeGateway => ({
  name: 'embedded',
  publishMessage: async (db, change) => {
    // Numbers are assigned before a commit: without the lock a reader could see a later number first and skip the
    // earlier one.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${change.questionId}, 0))`);
    await db.insert(forumEvents).values({ ...change, createdAt: now() });
    await wake(db, [questionTopic(change.questionId)]);
  },
  publishNotifications: async (db, userIds) => {
    if (userIds.length > 0) await wake(db, [...new Set(userIds)].map(userTopic));
  },
  subscription: async () => ({ store: 'events' }),
  documents: null,
});
