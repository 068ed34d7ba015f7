import { and, desc, eq } from 'drizzle-orm';
import type { NoticeDelivery, NoticeSettings } from '@/lib/contract/notices/channels';
import { isOffered, isOnAtFirst, noticeChannels, outsideChannels } from '@/lib/domain/notices/channels';
import { topicOf } from '@/lib/domain/notices/notice-kinds';
import { topicsWithout } from '@/lib/domain/notices/topics';
import { leftOut } from '@/lib/env/left-out';
import type { Db } from '@/backend/db/client';
import { guardians, noticeChoices, noticeDeliveries, notifications, outbox } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';
import { confirmedGuardian } from '@/backend/core/access/guardians-of';
import { testParams } from './notice-words';
import { addressesOf } from './plan-deliveries';
import { sendDeliveries } from './send-notices';
import { chatAsking } from './telegram-links';

const shownMax = 30;

export async function readNoticeSettings(
  deps: Pick<Reader, 'env' | 'clock'>,
  db: Db,
  userId: string,
): Promise<NoticeSettings> {
  const rows = await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  const chosen = new Map(rows.map(({ topic, channel, isOn }) => [`${topic} ${channel}`, isOn]));
  const [person] = await addressesOf(deps, db, [userId]);
  const bot = deps.env.TELEGRAM_BOT_NAME ?? null;
  const shown = noticeChannels.filter((channel) => channel !== 'telegram' || bot !== null);
  const isGuardian = (await db.$count(guardians, and(eq(guardians.userId, userId), confirmedGuardian))) > 0;
  const topics = topicsWithout(leftOut()).filter((topic) => isGuardian || topic !== 'children');
  return {
    choices: topics.flatMap((topic) =>
      shown
        .filter((channel) => isOffered(topic, channel))
        .map((channel) => ({
          topic,
          channel,
          on: chosen.get(`${topic} ${channel}`) ?? isOnAtFirst(topic, channel),
        })),
    ),
    reached: {
      telegram: Boolean(person?.telegram),
      sms: Boolean(person?.sms),
      mail: Boolean(person?.mail),
    },
    asking: await chatAsking(db, userId, deps.clock.now()),
    bot,
  };
}

const stateOf = (
  { state }: typeof noticeDeliveries.$inferSelect,
  sent: typeof outbox.$inferSelect | null,
): NoticeDelivery['state'] => {
  if (state === 'waiting') return 'late';
  if (state === 'dropped') return 'dropped';
  // Messages that have arrived are deleted after a month.
  if (!sent || sent.status === 'sent') return 'sent';
  return sent.status === 'pending' ? 'sending' : sent.status;
};

/** What went out of the notices of a person, newest first; of one notice, if asked. */
export async function readDeliveries(
  db: Db,
  userId: string,
  notificationId?: string,
): Promise<NoticeDelivery[]> {
  const rows = await db
    .select({ delivery: noticeDeliveries, sent: outbox, kind: notifications.kind })
    .from(noticeDeliveries)
    .leftJoin(outbox, eq(outbox.id, noticeDeliveries.outboxId))
    .leftJoin(notifications, eq(notifications.id, noticeDeliveries.notificationId))
    .where(
      and(
        eq(noticeDeliveries.userId, userId),
        notificationId ? eq(noticeDeliveries.notificationId, notificationId) : undefined,
      ),
    )
    .orderBy(desc(noticeDeliveries.createdAt), desc(noticeDeliveries.id))
    .limit(shownMax);
  return rows.map(({ delivery, sent, kind }) => {
    const { id, channel, dueAt, createdAt } = delivery;
    const reason = sent?.status === 'dropped' ? 'over' : delivery.reason;
    const state = stateOf(delivery, sent);
    const at = state === 'late' ? dueAt : (sent?.sentAt ?? createdAt);
    return { id, channel, state, reason, topic: topicOf(kind ?? ''), at: at.toISOString() };
  });
}

/** Sends a test everywhere at once: what a channel lacks is said, too. */
export async function sendTest(act: Act, userId: string): Promise<NoticeDelivery[]> {
  const { tx, now } = act;
  const [notice] = await act.tx
    .insert(notifications)
    .values({ userId, kind: 'message', params: testParams, href: '', createdAt: now })
    .returning({ id: notifications.id });
  if (!notice) throw new Error('The notice was not stored.');
  const rows = outsideChannels
    .filter((channel) => channel !== 'telegram' || act.deps.env.TELEGRAM_BOT_NAME)
    .map((channel) => ({
      userId,
      notificationId: notice.id,
      channel,
      state: 'waiting' as const,
      dueAt: now,
      createdAt: now,
      isTest: true,
    }));
  const made = await act.tx.insert(noticeDeliveries).values(rows).returning({ id: noticeDeliveries.id });
  await sendDeliveries(
    act,
    made.map(({ id }) => id),
  );
  await act.deps.realtime.publishNotifications(tx, [userId]);
  return readDeliveries(tx, userId, notice.id);
}
