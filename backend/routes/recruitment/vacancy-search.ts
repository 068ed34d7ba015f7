import { and, eq } from 'drizzle-orm';
import { vacancySearchResource } from '@/lib/contract/recruitment/vacancy-search';
import { vacancies } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireOrganization } from '@/backend/services/access/staff';
import { todayOf } from '@/backend/services/recruitment/companies';
import { endSearch, saveSearch, searchesOf } from '@/backend/services/recruitment/saved-searches';
import { insteadOf } from '@/backend/services/recruitment/vacancy-search';
import { isOpenOn, isShownOn } from '@/backend/services/recruitment/vacancy-views';

export const vacancySearchRoutes = (deps: Deps) =>
  implement(
    vacancySearchResource,
    {
      instead: async ({ params, query }) => {
        await requireOrganization(deps, params.orgId);
        const today = todayOf(deps);
        const shown = and(eq(vacancies.organizationId, params.orgId), isShownOn(today), isOpenOn(today));
        return { keyword: await insteadOf(deps, query.keyword, shown) };
      },
      list: async ({ params }) => {
        await requireOrganization(deps, params.orgId);
        const data = await searchesOf(deps.db, params.orgId, params.userId);
        return { data, countTotal: data.length };
      },
      save: write(async (act, { params, body }) => {
        await requireOrganization(act.deps, params.orgId);
        return saveSearch(act, params.orgId, body);
      }),
      end: write(async (act, { params }) => {
        await requireOrganization(act.deps, params.orgId);
        await endSearch(act, params.orgId, params.searchId);
        return { ok: true as const };
      }),
    },
    deps,
  );
