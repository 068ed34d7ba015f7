import { noticeChannelsResource, topicMailsResource } from '@/lib/contract/notices/channels';
import { noticeLimits } from '@/lib/domain/notices/channels';
import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { AnyAct } from '@/backend/core/access/act';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { choose } from '@/backend/features/notices/services/choose-notices';
import {
  readDeliveries,
  readNoticeSettings,
  sendTest,
} from '@/backend/features/notices/services/notice-deliveries';
import { confirmLink, openTelegramKey, unlink } from '@/backend/features/notices/services/telegram-links';
import { readUnsubscribeKey } from '@/backend/features/notices/services/unsubscribe-key';

/** The mails of a topic, by the signed link of one of them. @throws 404 */
const setMails = async (act: AnyAct, key: string, on: boolean) => {
  const { userId, topic } = readUnsubscribeKey(act.deps.secrets, key);
  if ((await act.tx.$count(users, eq(users.id, userId))) === 0) throw notFound();
  await choose(act, userId, { topic, channel: 'mail', on });
  return { topic };
};

export const noticeChannelRoutes = (deps: Deps) =>
  implement(
    noticeChannelsResource,
    {
      get: ({ params }) => readNoticeSettings(deps, deps.db, params.userId),
      choose: write(async (act, { params, body }) => {
        for (const choice of body.choices) await choose(act, params.userId, choice);
        return readNoticeSettings(act.deps, act.tx, params.userId);
      }),
      test: write(
        ({ params }, scope) =>
          hitLimit(scope.deps, `notice-test:${params.userId}`, noticeLimits.testsPerHourMax, 3600),
        async (act, { params }) => ({ data: await sendTest(act, params.userId) }),
      ),
      deliveries: async ({ params }) => ({ data: await readDeliveries(deps.db, params.userId) }),
      linkTelegram: write((act, { params }) => openTelegramKey(act, { userId: params.userId })),
      confirmTelegram: write(async (act, { params }) => {
        await confirmLink(act, params.userId);
        return readNoticeSettings(act.deps, act.tx, params.userId);
      }),
      unlinkTelegram: write(async (act, { params }) => {
        await unlink(act, params.userId);
        return { ok: true as const };
      }),
    },
    deps,
  );

export const topicMailRoutes = (deps: Deps) =>
  implement(
    topicMailsResource,
    {
      unsubscribe: write((act, { params }) => setMails(act, params.key, false)),
      subscribeAgain: write((act, { params }) => setMails(act, params.key, true)),
    },
    deps,
  );
