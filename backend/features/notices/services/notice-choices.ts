import { and, eq, inArray } from 'drizzle-orm';
import { isOnAtFirst, type NoticeChannel } from '@/lib/domain/notices/channels';
import type { NotificationTopic } from '@/lib/domain/notices/topics';
import type { Db } from '@/backend/db/client';
import { noticeChoices } from '@/backend/db/schema';

type WantedAt = (userId: string, channel: NoticeChannel) => boolean;

/** Whether people want notices of a topic by a channel: as they have chosen, else by default. */
export async function choicesOf(
  db: Db,
  userIds: readonly string[],
  topic: NotificationTopic,
): Promise<WantedAt> {
  const rows = await db
    .select()
    .from(noticeChoices)
    .where(and(inArray(noticeChoices.userId, [...userIds]), eq(noticeChoices.topic, topic)));
  const chosen = new Map(rows.map(({ userId, channel, isOn }) => [`${userId} ${channel}`, isOn]));
  return (userId, channel) => chosen.get(`${userId} ${channel}`) ?? isOnAtFirst(topic, channel);
}
