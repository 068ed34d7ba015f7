import { messageSettingsResource } from '@/lib/contract/notices/message-settings';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';
import {
  changeMessageSettings,
  readMessageSettings,
} from '@/backend/features/notices/services/message-settings';

export const messageSettingsRoutes = (deps: Deps) =>
  implement(
    messageSettingsResource,
    {
      get: async ({ params }, { caller }) =>
        readMessageSettings(deps, await requireStaffOfOrganization(deps, caller, params.orgId)),
      update: write(async (act, { params, body }) =>
        changeMessageSettings(
          act,
          await requireStaffOfOrganization(act.deps, act.caller, params.orgId),
          body,
        ),
      ),
    },
    deps,
  );
