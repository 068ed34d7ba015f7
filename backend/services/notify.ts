import type { Notification } from '@/lib/contract/notification/notifications';
import type { Db } from '../db/client';
import { notifications } from '../db/schema';
import type { Deps } from '../deps';

/** Leaves a notification for each person, in the transaction that causes it. */
export async function notify(
  deps: Deps,
  userIds: string[],
  message: { kind: Notification['kind']; params: Record<string, string>; href: string },
  db: Db = deps.db,
): Promise<void> {
  const createdAt = deps.clock.now();
  if (userIds.length === 0) return;
  await db.insert(notifications).values(userIds.map((userId) => ({ userId, createdAt, ...message })));
}
