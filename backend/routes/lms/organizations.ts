import { organizationsResource } from '@/lib/contract/lms/organizations';
import type { Deps } from '../../deps';
import { implement } from '../../implement';
import { changeOrganization, readOrganization, requireOrganization } from '../../services/organizations';
import { requireStaffOfOrganization } from '../../services/staff';

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
