'use client';

import { defineLive } from '@/components/kits/catalogue/define-live';
import { findOtherwise } from '@/lib/catalogue/find-otherwise';
import { orNone } from '@/lib/api/or-none';
import { vacanciesApi } from '@/lib/api/vacancies';
import { vacancySearchApi } from '@/lib/api/vacancy-search';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pageSizes } from '@/lib/domain/limits/lists';
import { JobCard } from './job-card';

type Live = ReturnType<typeof defineLive>;
const made = new Map<string, Live>();

const define = (orgId: string): Live => {
  const list = (query: Record<string, string | number>) =>
    orNone(vacanciesApi.list({ params: { orgId }, query }), { data: [], count_total: 0 });
  const instead = async (keyword: string) => {
    const asked = vacancySearchApi.instead({ params: { orgId }, query: { keyword } });
    const { keyword: other, field } = await orNone(asked, { keyword: null, field: null });
    return { keyword: other, untaught: false, ...(field && { near: { field: [field] } }) };
  };
  return defineLive({
    key: vacanciesApi.key,
    page: async (query) => {
      const { found, shownFor } = await findOtherwise(query, {
        find: (wanted) => list({ ...wanted, limit: pageSizes.jobs }),
        countOf: (answer) => answer.count_total,
        instead,
      });
      return { items: found.data, total: found.count_total, shownFor };
    },
    count: async (query) => (await list({ ...query, limit: 1 })).count_total,
    instead,
    keyOf: ({ vacancyId }) => vacancyId,
    card: (vacancy) => <JobCard vacancy={vacancy} today={dayInCambodia(new Date())} />,
  });
};

/** The live part for the vacancies of an organization: one component for each, so that it keeps its state. */
export function liveJobsOf(organizationId: string): Live {
  const known = made.get(organizationId) ?? define(organizationId);
  made.set(organizationId, known);
  return known;
}
