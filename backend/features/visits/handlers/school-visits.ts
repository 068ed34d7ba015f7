import { schoolVisitsResource } from '@/lib/contract/visits/school-visits';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  closeVisit,
  findDeskVisit,
  listVisitors,
  listVisits,
  openVisit,
} from '@/backend/features/visits/services/school-visits';
import { readVisit } from '@/backend/features/visits/services/visit-views';

export const schoolVisitRoutes = (deps: Deps) =>
  implement(
    schoolVisitsResource,
    {
      list: ({ query }, { caller }) => listVisits(deps, caller, query),
      open: write((act, { body }) => openVisit(act, body)),
      get: async ({ params }, { caller }) => {
        const { id } = await findDeskVisit(deps.db, caller, params.id);
        return readVisit(deps, id);
      },
      close: write((act, { params }) => closeVisit(act, params.id)),
      visitors: async ({ params, query }, { caller }) => {
        const { id } = await findDeskVisit(deps.db, caller, params.id);
        return listVisitors(deps.db, id, query);
      },
    },
    deps,
  );
