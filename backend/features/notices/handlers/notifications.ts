import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { type Notification, notificationsResource } from '@/lib/contract/notices/notifications';
import { kindsAbout } from '@/lib/domain/notices/notice-kinds';
import type { Db } from '@/backend/db/client';
import { notifications } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';

const toNotification = (row: typeof notifications.$inferSelect): Notification => ({
  id: row.id,
  kind: row.kind,
  params: row.params,
  href: row.href,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  archivedAt: row.archivedAt?.toISOString() ?? null,
});

const ofUser = (userId: string) => eq(notifications.userId, userId);
const unread = (userId: string) => and(ofUser(userId), isNull(notifications.readAt));

const shownBy = {
  all: isNull(notifications.archivedAt),
  unread: and(isNull(notifications.archivedAt), isNull(notifications.readAt)),
  archived: isNotNull(notifications.archivedAt),
};

const one = async (db: Db, userId: string, id: string) => {
  const here = and(ofUser(userId), eq(notifications.id, id));
  const [row] = await db.select().from(notifications).where(here);
  if (!row) throw notFound();
  return toNotification(row);
};

/** Their other open pages count anew. */
const markRead = async (act: Act, which: SQL | undefined) => {
  await act.tx.update(notifications).set({ readAt: act.now }).where(which);
  await act.deps.realtime.publishNotifications(act.tx, [act.caller.id]);
};

export const notificationRoutes = (deps: Deps) =>
  implement(
    notificationsResource,
    {
      list: async ({ params, query }) => {
        const listed = and(
          ofUser(params.userId),
          shownBy[query.show],
          query.topic && inArray(notifications.kind, kindsAbout(query.topic)),
        );
        const page = deps.db
          .select()
          .from(notifications)
          .where(listed)
          .orderBy(desc(notifications.createdAt), desc(notifications.id))
          .limit(query.limit)
          .offset(query.start);
        const counted = (where: ReturnType<typeof unread>) =>
          deps.db.select({ value: count() }).from(notifications).where(where);
        const [rows, [all], [open]] = await Promise.all([
          page,
          counted(listed),
          counted(unread(params.userId)),
        ]);
        return {
          list: rows.map(toNotification),
          countTotal: all?.value ?? 0,
          countTotalUnread: open?.value ?? 0,
        };
      },
      markAllRead: write(async (act, { params }) => {
        await markRead(act, unread(params.userId));
        return { countTotalUnread: 0 };
      }),
      get: ({ params }) => one(deps.db, params.userId, params.id),
      markRead: write(async (act, { params }) => {
        await markRead(act, and(unread(params.userId), eq(notifications.id, params.id)));
        return one(act.tx, params.userId, params.id);
      }),
      change: write(async (act, { params, body: { read, archived } }) => {
        const here = and(ofUser(params.userId), eq(notifications.id, params.id));
        const isRead = archived || read;
        const change = {
          ...(isRead !== undefined && { readAt: isRead ? act.now : null }),
          ...(archived !== undefined && { archivedAt: archived ? act.now : null }),
        };
        if (Object.keys(change).length > 0) await act.tx.update(notifications).set(change).where(here);
        await act.deps.realtime.publishNotifications(act.tx, [params.userId]);
        return one(act.tx, params.userId, params.id);
      }),
      opened: write(async (act, { params, body }) => {
        // The page of one student is the page of the notices that name none.
        const [page = ''] = body.href.split('?');
        await markRead(act, and(unread(params.userId), inArray(notifications.href, [page, body.href])));
        return { countTotalUnread: await act.tx.$count(notifications, unread(params.userId)) };
      }),
    },
    deps,
  );
