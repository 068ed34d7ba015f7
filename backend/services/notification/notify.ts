import { sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { notifications } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { type NotificationPlace, pathTo } from './message-links';

type Message = NotificationPlace & {
  params: Record<string, string>;
  /** What it is about, such as `chat:<question>`: a person has one notification of it. */
  subject?: string;
  /** When there is one of this subject already: put the news into it and make it unread, or leave it as it is. */
  again?: 'renew' | 'leave';
};

/**
 * Leaves a notification for each person, once however often they are named, in the transaction that causes it, and wakes
 * their open pages when that commits.
 */
export async function notify(
  deps: Deps,
  userIds: readonly string[],
  { subject, again = 'leave', page, about, ...rest }: Message,
  db: Db = deps.db,
): Promise<void> {
  const createdAt = deps.clock.now();
  const message = { ...rest, href: pathTo(page, about) };
  // In one order, so that two transactions never wait for each other's rows.
  const recipients = [...new Set(userIds)].toSorted();
  if (recipients.length === 0) return;
  const target = [notifications.userId, notifications.subject];
  const insert = db
    .insert(notifications)
    .values(recipients.map((userId) => ({ userId, createdAt, subject: subject ?? null, ...message })));
  const told = await (
    again === 'renew'
      ? insert.onConflictDoUpdate({ target, set: { ...message, createdAt, readAt: sql`null` } })
      : insert.onConflictDoNothing({ target })
  ).returning({ userId: notifications.userId });
  await deps.realtime.publishNotifications(
    db,
    told.map(({ userId }) => userId),
  );
}
