import { organizationsResource } from '@/lib/contract/school-day/organizations';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  changeOrganization,
  readOrganization,
  requireKnownOrganization,
} from '@/backend/core/access/organizations';
import { isOwnOrganization } from '@/backend/core/access/own-organization';
import { requireKeeperOf, requireStaffOfOrganization } from '@/backend/core/access/staff';

export const organizationRoutes = (deps: Deps) =>
  implement(
    organizationsResource,
    {
      get: async ({ params }, { caller }) => {
        await requireKnownOrganization(deps, params.id, caller);
        return readOrganization(deps, params.id);
      },
      update: write(async (act, { params, body }) => {
        if (isOwnOrganization(act.deps, params.id))
          await requireStaffOfOrganization(act.deps, act.caller, params.id);
        else await requireKeeperOf(act.tx, act.caller, params.id);
        return changeOrganization(act, params.id, body);
      }),
    },
    deps,
  );
