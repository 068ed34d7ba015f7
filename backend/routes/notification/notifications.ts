import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { type Notification, notificationsResource } from '@/lib/contract/notification/notifications';
import { notifications } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';

const toNotification = (row: typeof notifications.$inferSelect): Notification => ({
  id: row.id,
  kind: row.kind,
  params: row.params,
  href: row.href,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

const ofUser = (userId: string) => eq(notifications.userId, userId);
const unread = (userId: string) => and(ofUser(userId), isNull(notifications.readAt));

export const notificationRoutes = (deps: Deps) => {
  const one = async (userId: string, id: string) => {
    const [row] = await deps.db
      .select()
      .from(notifications)
      .where(and(ofUser(userId), eq(notifications.id, id)));
    if (!row) throw notFound();
    return toNotification(row);
  };
  return implement(
    notificationsResource,
    {
      list: async ({ params, query }) => {
        const page = deps.db
          .select()
          .from(notifications)
          .where(ofUser(params.userId))
          .orderBy(desc(notifications.createdAt), desc(notifications.id))
          .limit(query.limit)
          .offset(query.start);
        const counted = (where: ReturnType<typeof unread>) =>
          deps.db.select({ value: count() }).from(notifications).where(where);
        const [rows, [all], [open]] = await Promise.all([
          page,
          counted(ofUser(params.userId)),
          counted(unread(params.userId)),
        ]);
        return {
          list: rows.map(toNotification),
          countTotal: all?.value ?? 0,
          countTotalUnread: open?.value ?? 0,
        };
      },
      markAllRead: async ({ params }) => {
        await deps.db.transaction(async (tx) => {
          await tx.update(notifications).set({ readAt: deps.clock.now() }).where(unread(params.userId));
          await deps.realtime.publishNotifications(tx, [params.userId]);
        });
        return { countTotalUnread: 0 };
      },
      get: ({ params }) => one(params.userId, params.id),
      markRead: async ({ params }) => {
        await deps.db.transaction(async (tx) => {
          await tx
            .update(notifications)
            .set({ readAt: deps.clock.now() })
            .where(and(unread(params.userId), eq(notifications.id, params.id)));
          await deps.realtime.publishNotifications(tx, [params.userId]);
        });
        return one(params.userId, params.id);
      },
    },
    deps,
  );
};
