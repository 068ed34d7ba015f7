import { membershipsResource } from '@/lib/contract/school-day/memberships';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { readMemberships } from '@/backend/features/school-day/services/memberships';

export const membershipRoutes = (deps: Deps) =>
  implement(
    membershipsResource,
    {
      list: async (_, { caller }) => {
        const data = await readMemberships(deps.db, caller);
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
