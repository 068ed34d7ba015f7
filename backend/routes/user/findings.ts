import { findingsResource } from '@/lib/contract/user/findings';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { findForStaff } from '@/backend/services/content/staff-search';

export const findingRoutes = (deps: Deps) =>
  implement(
    findingsResource,
    {
      list: async ({ query }, { caller }) => ({ data: await findForStaff(deps, caller, query.keyword) }),
    },
    deps,
  );
