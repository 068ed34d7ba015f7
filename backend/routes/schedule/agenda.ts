import { agendaResource } from '@/lib/contract/schedule/agenda';
import { feedLayers } from '@/lib/domain/learning/calendar-feed';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { timetableSpan } from '@/backend/services/lms/timetable-span';
import { readAgenda } from '@/backend/services/schedule/agenda';
import { changeFeed, readFeed, renewFeed, revokeFeed } from '@/backend/services/schedule/calendar-feeds';

export const agendaRoutes = (deps: Deps) =>
  implement(
    agendaResource,
    {
      agenda: async ({ params, query: { layers = [...feedLayers], ...days } }) => {
        const span = timetableSpan(deps.clock.now(), days);
        const data = await readAgenda(deps, params.userId, layers, span);
        return { ...span, data, countTotal: data.length };
      },
      feed: async ({ params }) => readFeed(deps.db, params.userId),
      renew: write((act, { body }) => renewFeed(act, body)),
      change: write((act, { body }) => changeFeed(act, body)),
      revoke: write(async (act) => {
        await revokeFeed(act);
        return { ok: true as const };
      }),
    },
    deps,
  );
