import { sql } from 'drizzle-orm';
import type { LiveAccess } from '@/lib/contract/forum/live';
import type { ForumMessage } from '@/lib/contract/forum/messages';
import type { Db } from '@/backend/db/client';
import { forumEvents } from '@/backend/db/schema';

/** The channel of the database on which processes hear that a topic has news. */
export const liveChannel = 'sala_live';
export const questionTopic = (questionId: string) => `question:${questionId}`;
export const userTopic = (userId: string) => `user:${userId}`;

export interface MessageChange {
  questionId: string;
  messageId: string;
  kind: 'posted' | 'removed';
}

/** A document store that holds the messages of all chats as well. Each call may be repeated. */
export interface MessageDocuments {
  put: (message: ForumMessage) => Promise<void>;
  remove: (messageId: string) => Promise<void>;
}

/**
 * Tells browsers at once what has changed. What is published in a transaction is heard when it commits, and never when it does not.
 */
export interface RealtimeGateway {
  name: string;
  /** Tells of a message of a question's chat, in order. Call it last before notifications: it orders the chat's writers. */
  publishMessage: (db: Db, change: MessageChange) => Promise<void>;
  /** Tells people that their notifications changed. */
  publishNotifications: (db: Db, userIds: readonly string[]) => Promise<void>;
  /** Where a person's browser subscribes to chats, and with what. */
  subscription: (userId: string) => Promise<LiveAccess>;
  /** Null when the database is the only store. */
  documents: MessageDocuments | null;
}

const wake = (db: Db, topic: string) => db.execute(sql`select pg_notify(${liveChannel}, ${topic})`);

/** The embedded gateway: events lie in the database, browsers read them as server-sent events. */
export const embeddedRealtime = ({ now }: { now: () => Date }): RealtimeGateway => ({
  name: 'embedded',
  publishMessage: async (db, change) => {
    // Numbers are given before a commit: without the lock a reader could see a later one first and go on behind it.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${change.questionId}, 0))`);
    await db.insert(forumEvents).values({ ...change, createdAt: now() });
    await wake(db, questionTopic(change.questionId));
  },
  publishNotifications: async (db, userIds) => {
    for (const userId of new Set(userIds)) await wake(db, userTopic(userId));
  },
  subscription: async () => ({ store: 'events' }),
  documents: null,
});
