import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Notification } from '@/lib/contract/notices/notifications';
import {
  goesOut,
  hasOneSms,
  isForUnreached,
  leavesAt,
  type OutsideChannel,
  outsideChannels,
} from '@/lib/domain/notices/channels';
import { topicOf } from '@/lib/domain/notices/notice-kinds';
import type { Db, WriteDb } from '@/backend/db/client';
import { noticeDeliveries, notifications, telegramLinks, users } from '@/backend/db/schema';
import type { Reader, WritingDeps } from '@/backend/deps';
import { choicesOf } from './notice-choices';

/** Where a person can be reached outside Sala. */
export async function addressesOf(deps: Pick<Reader, 'env'>, db: Db, userIds: readonly string[]) {
  const rows = await db
    .select({ user: users, chatId: telegramLinks.chatId })
    .from(users)
    .leftJoin(telegramLinks, eq(telegramLinks.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), eq(users.enabled, true)));
  return rows.map(({ user, chatId }) => ({
    userId: user.id,
    locale: user.locale,
    telegram: deps.env.TELEGRAM_BOT_NAME ? chatId : null,
    sms: user.phoneVerified ? user.phone : null,
    mail: user.emailVerified ? user.email : null,
  }));
}

/**
 * Whether a channel outside Sala reaches people with notices of a kind: they have an address there and want it, and a text message that is
 * only for who is reached by nothing else has nothing else.
 * @param mails whether a mail is written at all
 */
export async function reachOf(
  deps: Pick<Reader, 'env'>,
  db: Db,
  kind: Notification['kind'],
  userIds: readonly string[],
  { mails = true }: { mails?: boolean } = {},
) {
  const wants = await choicesOf(db, userIds, topicOf(kind));
  const people = new Map(
    (await addressesOf(deps, db, userIds)).map((person) => [person.userId, person] as const),
  );
  const has = (userId: string, channel: OutsideChannel) =>
    Boolean(people.get(userId)?.[channel]) && wants(userId, channel) && (channel !== 'mail' || mails);
  const reaches = (userId: string, channel: OutsideChannel): boolean => {
    const isLast = channel === 'sms' && isForUnreached(kind);
    return has(userId, channel) && !(isLast && (has(userId, 'telegram') || has(userId, 'mail')));
  };
  return { wants, reaches };
}

const bySms = (noticeIds: readonly string[], state: 'waiting' | 'sent') =>
  and(
    inArray(noticeDeliveries.notificationId, [...noticeIds]),
    eq(noticeDeliveries.channel, 'sms'),
    eq(noticeDeliveries.state, state),
  );

const dropWaitingSms = (db: WriteDb, noticeIds: readonly string[]) =>
  db.update(noticeDeliveries).set({ state: 'dropped', reason: 'over' }).where(bySms(noticeIds, 'waiting'));

/** Of these notices, those that had a text message. */
export async function sentBySms(db: Db, noticeIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: noticeDeliveries.notificationId })
    .from(noticeDeliveries)
    .where(bySms(noticeIds, 'sent'));
  return new Set(rows.map(({ id }) => id));
}

type Params = Readonly<Record<string, string>>;

/**
 * Says where new notices go beside the bell, in the transaction that makes them. Those who want nothing of the topic
 * in Sala find it in their archive.
 */
export async function planDeliveries(
  deps: WritingDeps,
  kind: Notification['kind'],
  told: readonly { id: string; userId: string; params: Params; isOver: boolean }[],
): Promise<void> {
  const { db } = deps;
  const userIds = told.map(({ userId }) => userId);
  const { wants, reaches } = await reachOf(deps, db, kind, userIds);
  const now = deps.clock.now();
  const unwanted = told.filter(({ userId }) => !wants(userId, 'sala')).map(({ id }) => id);
  if (unwanted.length > 0)
    await db
      .update(notifications)
      .set({ archivedAt: now, readAt: now })
      .where(inArray(notifications.id, unwanted));
  const noticeIds = told.map(({ id }) => id);
  const over = told.filter(({ isOver }) => isOver).map(({ id }) => id);
  if (over.length > 0) await dropWaitingSms(db, over);
  const channels = outsideChannels.filter((channel) => goesOut(kind, channel));
  const withoutSms = new Set([...over, ...(hasOneSms(kind) ? await sentBySms(db, noticeIds) : [])]);
  const dueAt = (channel: OutsideChannel, params: Params) =>
    deps.env.NOTICES_AT_ONCE ? now : leavesAt({ kind, params }, channel, now);
  const rows = told.flatMap(({ id, userId, params }) =>
    channels
      .filter((channel) => reaches(userId, channel) && !(channel === 'sms' && withoutSms.has(id)))
      .map((channel) => ({
        userId,
        notificationId: id,
        channel,
        state: 'waiting' as const,
        dueAt: dueAt(channel, params),
        createdAt: now,
      })),
  );
  if (rows.length === 0) return;
  // A renewed notice that cannot wait takes what waits with it.
  await db
    .insert(noticeDeliveries)
    .values(rows)
    .onConflictDoUpdate({
      target: [noticeDeliveries.notificationId, noticeDeliveries.channel],
      targetWhere: eq(noticeDeliveries.state, sql`'waiting'`),
      set: { dueAt: sql`least(${noticeDeliveries.dueAt}, excluded.due_at)` },
    });
}
