import { messageSettingsResource } from '@/lib/contract/notification/message-settings';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { requireStaffOfOrganization } from '@/backend/services/access/staff';
import { changeMessageSettings, readMessageSettings } from '@/backend/services/notification/message-settings';

export const messageSettingsRoutes = (deps: Deps) =>
  implement(
    messageSettingsResource,
    {
      get: async ({ params }, { caller }) =>
        readMessageSettings(deps, await requireStaffOfOrganization(deps, caller, params.orgId)),
      update: async ({ params, body, version }, { caller, requestId }) => {
        const organizationId = await requireStaffOfOrganization(deps, caller, params.orgId);
        return changeMessageSettings(deps, { organizationId, version }, body, caller, requestId);
      },
    },
    deps,
  );
