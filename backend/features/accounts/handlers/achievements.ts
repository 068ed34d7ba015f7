import { and, eq } from 'drizzle-orm';
import { achievementsResource } from '@/lib/contract/accounts/achievements';
import { profiles } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { achievementsOf } from '@/backend/features/profiles/services/profile-entries';
import { requireAgreedOrganization } from '@/backend/core/access/staff';

export const achievementRoutes = (deps: Deps) =>
  implement(
    achievementsResource,
    {
      list: async ({ params }) => {
        await requireAgreedOrganization(deps, params.orgId);
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
