import { schoolStandingResource } from '@/lib/contract/schools/school-standing';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { readStanding } from '@/backend/features/schools/services/school-standing';
import { findSchool } from '@/backend/core/access/find-school';
import { requireKeeperOf } from '@/backend/core/access/staff';

export const schoolStandingRoutes = (deps: Deps) =>
  implement(
    schoolStandingResource,
    {
      get: async ({ params }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.id);
        return readStanding(deps.db, await findSchool(deps.db, params.id));
      },
    },
    deps,
  );
