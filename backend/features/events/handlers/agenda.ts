import { agendaResource } from '@/lib/contract/events/agenda';
import { feedLayers } from '@/lib/domain/events/calendar-feed';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { timetableSpan } from '@/backend/features/school-day/services/timetable-span';
import { readAgenda } from '@/backend/features/events/services/agenda';
import {
  changeFeed,
  readFeed,
  renewFeed,
  revokeFeed,
} from '@/backend/features/events/services/calendar-feeds';

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
