import { and, eq } from 'drizzle-orm';
import { achievementsResource } from '@/lib/contract/user/achievements';
import { profiles } from '../../db/schema';
import type { Deps } from '../../deps';
import { implement } from '../../implement';
import { achievementsOf } from '../../services/profile-views';
import { requireOrganization } from '../../services/staff';

export const achievementRoutes = (deps: Deps) =>
  implement(
    achievementsResource,
    {
      list: async ({ params }) => {
        await requireOrganization(deps, params.orgId);
        const [profile] = await deps.db
          .select({ id: profiles.id })
          .from(profiles)
          .where(
            and(
              eq(profiles.organizationId, params.orgId),
              eq(profiles.userId, params.userId),
              eq(profiles.isDeleted, false),
            ),
          );
        const data = profile ? await achievementsOf(deps.db, profile.id) : [];
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
