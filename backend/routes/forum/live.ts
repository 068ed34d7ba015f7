import { and, count, eq, isNull, max } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { type ChatEvent, liveResource, type NotificationEvent } from '@/lib/contract/forum/live';
import { notifications } from '@/backend/db/schema';
import type { Deps, Scope } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { questionTopic, userTopic } from '@/backend/gateways/realtime';
import { implement } from '@/backend/http/implement';
import { chatEventsAfter, findOpenQuestion, lastEventId } from '@/backend/services/forum/forum-messages';
import type { LiveEvent } from '@/backend/services/forum/live-hub';

/** The person of the stream and its end: the expiry of the token that opened it, which was valid a moment ago. */
const ownerOf = ({ caller, address, request }: Scope) => {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const endsAt = new Date((decodeJwt(token).exp ?? 0) * 1000);
  return { caller, address, endsAt, signal: request.signal };
};

const eventIdOf = (request: Request): number | null => {
  const header = request.headers.get('last-event-id') ?? '';
  return /^\d{1,15}$/.test(header) ? Number(header) : null;
};

const numbered = (id: number, data: ChatEvent): LiveEvent => ({ id, data });

const isOpen = (deps: Deps, questionId: string): Promise<boolean> =>
  findOpenQuestion(deps.db, questionId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

const chatOf = (deps: Deps, questionId: string, cameFrom: number | null) => {
  let at: number | null = null;
  return async (): Promise<LiveEvent[] | null> => {
    if (!(await isOpen(deps, questionId))) return null;
    if (at === null) {
      const last = await lastEventId(deps.db, questionId);
      // A stream cannot resume from a number that was never assigned.
      at = cameFrom !== null && cameFrom <= last ? cameFrom : last;
      const missed = at === last ? [] : await chatEventsAfter(deps.db, questionId, at);
      at = missed.at(-1)?.id ?? at;
      const type = cameFrom !== null && cameFrom > last ? 'reload' : 'ready';
      return [...missed.map(({ id, event }) => numbered(id, event)), numbered(at, { type })];
    }
    const news = await chatEventsAfter(deps.db, questionId, at);
    at = news.at(-1)?.id ?? at;
    return news.map(({ id, event }) => numbered(id, event));
  };
};

const notificationsOf = (deps: Deps, userId: string) => {
  let before = '';
  const ofUser = eq(notifications.userId, userId);
  return async (): Promise<LiveEvent[]> => {
    const [all] = await deps.db
      .select({ value: count(), newest: max(notifications.createdAt) })
      .from(notifications)
      .where(ofUser);
    const [unread] = await deps.db
      .select({ value: count() })
      .from(notifications)
      .where(and(ofUser, isNull(notifications.readAt)));
    const countTotalUnread = unread?.value ?? 0;
    const state = `${all?.value} ${all?.newest?.getTime()} ${countTotalUnread}`;
    if (state === before) return [];
    before = state;
    return [{ data: { type: 'notifications', countTotalUnread } satisfies NotificationEvent }];
  };
};

export const liveRoutes = (deps: Deps) =>
  implement(
    liveResource,
    {
      access: (_input, { caller }) => deps.realtime.subscription(caller.id),
      chat: async ({ params: { questionId } }, scope) => {
        const { id } = await findOpenQuestion(deps.db, questionId);
        const pull = chatOf(deps, id, eventIdOf(scope.request));
        return deps.live.open({ ...ownerOf(scope), topic: questionTopic(id), pull });
      },
      notifications: async ({ params: { userId } }, scope) => {
        const pull = notificationsOf(deps, userId);
        return deps.live.open({ ...ownerOf(scope), topic: userTopic(userId), pull });
      },
    },
    deps,
  );
