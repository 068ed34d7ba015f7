import { holidaysResource } from '@/lib/contract/events/holidays';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireKnownOrganization } from '@/backend/core/access/organizations';
import {
  addHoliday,
  changeHoliday,
  listHolidays,
  removeHoliday,
} from '@/backend/features/events/services/holidays';

export const holidayRoutes = (deps: Deps) =>
  implement(
    holidaysResource,
    {
      list: async ({ params, query }, { caller }) => {
        await requireKnownOrganization(deps, params.orgId, caller);
        return listHolidays(deps, params.orgId, query);
      },
      create: write((act, { params, body }) => addHoliday(act, params.orgId, body)),
      update: write((act, { params, body }) => changeHoliday(act, params.orgId, params.id, body)),
      remove: write(async (act, { params }) => {
        await removeHoliday(act, params.orgId, params.id);
        return { ok: true as const };
      }),
    },
    deps,
  );
