import { organizationsResource } from '@/lib/contract/lms/organizations';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import {
  changeOrganization,
  readOrganization,
  requireOrganization,
} from '@/backend/services/access/organizations';
import { requireStaffOfOrganization } from '@/backend/services/access/staff';

export const organizationRoutes = (deps: Deps) =>
  implement(
    organizationsResource,
    {
      get: async ({ params }, { caller }) => {
        await requireOrganization(deps, params.id, caller);
        return readOrganization(deps, params.id);
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        await requireStaffOfOrganization(deps, caller, params.id);
        return changeOrganization(deps, { id: params.id, version }, body, caller, requestId);
      },
    },
    deps,
  );
