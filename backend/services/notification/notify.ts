import { sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { notifications } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { type NotificationPlace, ofStudent, pathTo } from './message-links';
import { planDeliveries } from './plan-deliveries';

export type Message = NotificationPlace & {
  params: Record<string, string>;
  /** The id of the person whom the text names, where that is not who reads it. */
  names?: string;
  /** The student whom the page shows, for a guardian who may have several. */
  student?: string;
  /** What was told before has come right: the text message that waits for its hour is not sent. */
  isOver?: boolean;
  /** The subject, such as `chat:<question>`: a person has one notification for each. */
  subject?: string;
  /** What to do if a notification with the same subject exists: update it and mark it unread, or leave it unchanged. */
  again?: 'renew' | 'leave';
};

/**
 * Creates one notification for each person, however often they are named, in the transaction that causes it, and
 * notifies their open pages at the commit.
 */
export async function notify(
  deps: Deps,
  userIds: readonly string[],
  { subject, again = 'leave', page, about, names, student, isOver = false, ...rest }: Message,
  db: Db = deps.db,
): Promise<void> {
  const createdAt = deps.clock.now();
  const message = { ...rest, href: ofStudent(pathTo(page, about), student), namedId: names ?? null };
  // In one order, so that two transactions never wait for each other's rows.
  const recipients = [...new Set(userIds)].toSorted();
  if (recipients.length === 0) return;
  const target = [notifications.userId, notifications.subject];
  const insert = db
    .insert(notifications)
    .values(recipients.map((userId) => ({ userId, createdAt, subject: subject ?? null, ...message })));
  const told = await (
    again === 'renew'
      ? insert.onConflictDoUpdate({
          target,
          set: { ...message, createdAt, readAt: sql`null`, archivedAt: sql`null` },
        })
      : insert.onConflictDoNothing({ target })
  ).returning({ id: notifications.id, userId: notifications.userId });
  if (told.length > 0) await planDeliveries({ ...deps, db }, db, { kind: rest.kind, isOver }, told);
  await deps.realtime.publishNotifications(
    db,
    told.map(({ userId }) => userId),
  );
}
