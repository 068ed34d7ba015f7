import { and, eq } from 'drizzle-orm';
import { vacancySearchResource } from '@/lib/contract/careers/vacancy-search';
import { readJobSearch } from '@/lib/domain/search/job-terms';
import { vacancies } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireAgreedOrganization } from '@/backend/core/access/staff';
import { todayOf } from '@/backend/features/careers/services/companies';
import { endSearch, saveSearch, searchesOf } from '@/backend/features/careers/services/saved-searches';
import { insteadOf, meantKeyword } from '@/backend/features/careers/services/vacancy-search';
import { isOpenOn } from '@/backend/features/careers/services/vacancy-views';

/** The open vacancies of an organization that readers see. */
const shownIn = (deps: Reader, orgId: string) => {
  const today = todayOf(deps);
  return and(eq(vacancies.organizationId, orgId), isOpenOn(today));
};

export const vacancySearchRoutes = (deps: Deps) =>
  implement(
    vacancySearchResource,
    {
      instead: async ({ params, query }) => {
        await requireAgreedOrganization(deps, params.orgId);
        const keyword = await insteadOf(deps, query.keyword, shownIn(deps, params.orgId));
        return { keyword, field: readJobSearch(query.keyword).field };
      },
      list: async ({ params }) => {
        await requireAgreedOrganization(deps, params.orgId);
        const data = await searchesOf(deps.db, params.orgId, params.userId);
        return { data, countTotal: data.length };
      },
      save: write(async (act, { params, body }) => {
        await requireAgreedOrganization(act.deps, params.orgId);
        const { keyword, ...rest } = body;
        const meant = keyword && (await meantKeyword(act.deps, keyword, shownIn(act.deps, params.orgId)));
        return saveSearch(act, params.orgId, { ...rest, keyword: meant });
      }),
      end: write(async (act, { params }) => {
        await requireAgreedOrganization(act.deps, params.orgId);
        await endSearch(act, params.orgId, params.searchId);
        return { ok: true as const };
      }),
    },
    deps,
  );
