import { findingsResource } from '@/lib/contract/search/findings';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { findForStaff } from '@/backend/features/search/services/staff-search';

export const findingRoutes = (deps: Deps) =>
  implement(
    findingsResource,
    {
      list: async ({ query }, { caller }) => ({ data: await findForStaff(deps, caller, query.keyword) }),
    },
    deps,
  );
