import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { findOtherwise } from '@/lib/catalogue/find-otherwise';
import type { VacancySummary } from '@/lib/contract/careers/vacancy-shapes';
import { orNone } from '@/lib/api/or-none';
import { serverApi } from '@/lib/api/server';
import { pageSizes } from '@/lib/domain/limits/lists';
import { careerCenterOrganizationId } from '@/lib/env/organization';
import { lifeOf, reach } from './reach';

// Reads of public pages; a write names the changed tags.

const orgId = () => careerCenterOrganizationId();
const similarMax = 3;
const indexPageSize = 100;
const indexPagesMax = 20;

/** What the list of jobs shows for a query of its address, the first page of the open ones without one. */
export async function cachedVacancies(query = '') {
  'use cache';
  cacheTag('vacancies');
  const asked = Object.fromEntries(new URLSearchParams(query));
  const params = { orgId: orgId() };
  const { found, shownFor } = await findOtherwise(asked, {
    find: (wanted) => {
      const list = serverApi.vacancies.list({ params, query: { limit: pageSizes.jobs, ...wanted } });
      return reach(orNone(list, { data: [], count_total: 0 }));
    },
    countOf: (list) => list?.count_total ?? 0,
    instead: async (keyword) => {
      const instead = serverApi.vacancySearch.instead({ params, query: { keyword } });
      const other = await reach(orNone(instead, { keyword: null, field: null }));
      return { keyword: other?.keyword ?? null, untaught: false };
    },
  });
  cacheLife(lifeOf(found));
  return { data: found?.data ?? [], countTotal: found?.count_total ?? 0, shownFor };
}

/** null: readers see no such vacancy. */
export async function cachedVacancy(slug: string) {
  'use cache';
  cacheTag('vacancies');
  const vacancy = await reach(serverApi.vacancies.get({ params: { orgId: orgId(), id: slug } }));
  cacheLife(lifeOf(vacancy));
  return vacancy ?? null;
}

/** Open vacancies of the same field, the newest first. */
export async function cachedSimilarVacancies(field: string, exceptId: string) {
  'use cache';
  cacheTag('vacancies');
  const found = await reach(
    serverApi.vacancies.list({ params: { orgId: orgId() }, query: { field, limit: similarMax + 1 } }),
  );
  cacheLife(lifeOf(found));
  return (found?.data ?? []).filter(({ vacancyId }) => vacancyId !== exceptId).slice(0, similarMax);
}

/** Every open vacancy, 2,000 at most, for the site map: closed ones stay readable and leave it. */
export async function cachedVacancyIndex() {
  'use cache';
  cacheTag('vacancies');
  const vacancies: Pick<VacancySummary, 'slug' | 'updatedAt'>[] = [];
  for (let page = 0; page < indexPagesMax; page += 1) {
    const query = { limit: indexPageSize, start: page * indexPageSize };
    const found = await reach(serverApi.vacancies.list({ params: { orgId: orgId() }, query }));
    cacheLife(lifeOf(found));
    vacancies.push(...(found?.data ?? []).map(({ slug, updatedAt }) => ({ slug, updatedAt })));
    if (!found || vacancies.length >= found.count_total) break;
  }
  return vacancies;
}
