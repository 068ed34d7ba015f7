import { isOffered, type NoticeChannel } from '@/lib/domain/notices/channels';
import type { NotificationTopic } from '@/lib/domain/notices/topics';
import { noticeChoices } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';

/** Stores a choice. @returns false where the topic has none for this channel */
export async function choose(
  act: AnyAct,
  userId: string,
  { topic, channel, on }: { topic: NotificationTopic; channel: NoticeChannel; on: boolean },
): Promise<boolean> {
  if (!isOffered(topic, channel)) return false;
  await act.tx
    .insert(noticeChoices)
    .values({ userId, topic, channel, isOn: on })
    .onConflictDoUpdate({
      target: [noticeChoices.userId, noticeChoices.topic, noticeChoices.channel],
      set: { isOn: on },
    });
  return true;
}
