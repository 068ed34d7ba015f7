import { count, eq, max, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { type ChatEvent, liveResource, type NotificationEvent } from '@/lib/contract/questions/live';
import { notifications } from '@/backend/db/schema';
import type { Caller, Deps, Scope } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { questionTopic, userTopic } from '@/backend/gateways/realtime';
import { implement } from '@/backend/http/implement';
import { standingOf } from '@/backend/features/accounts/services/standing';
import {
  chatEventsAfter,
  findOpenQuestion,
  lastEventId,
} from '@/backend/features/questions/services/forum-messages';
import type { LiveEvent } from '@/backend/features/questions/services/live-hub';

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

const notificationsOf = (deps: Deps, { id, sessionId }: Caller) => {
  let before = '';
  return async (): Promise<LiveEvent[]> => {
    const { end, rights } = await standingOf(deps.db, sessionId);
    if (end) return [{ data: { type: 'ended', why: end } satisfies NotificationEvent, isLast: true }];
    const [known] = await deps.db
      .select({
        all: count(),
        newest: max(notifications.createdAt),
        unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)`.mapWith(Number),
      })
      .from(notifications)
      .where(eq(notifications.userId, id));
    const countTotalUnread = known?.unread ?? 0;
    const state = `${known?.all} ${known?.newest?.getTime()} ${countTotalUnread} ${rights.join()}`;
    if (state === before) return [];
    before = state;
    return [{ data: { type: 'notifications', countTotalUnread, rights } satisfies NotificationEvent }];
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
        const pull = notificationsOf(deps, scope.caller);
        return deps.live.open({ ...ownerOf(scope), topic: userTopic(userId), pull });
      },
    },
    deps,
  );
