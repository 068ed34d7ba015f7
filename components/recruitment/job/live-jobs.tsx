'use client';

import { defineLive } from '@/components/kits/catalogue/define-live';
import { orNone } from '@/lib/api/or-none';
import { vacanciesApi } from '@/lib/api/vacancies';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pageSizes } from '@/lib/domain/limits/lists';
import { JobCard } from './job-card';

type Live = ReturnType<typeof defineLive>;
const made = new Map<string, Live>();

const define = (orgId: string): Live => {
  const list = (query: Record<string, string | number>) =>
    orNone(vacanciesApi.list({ params: { orgId }, query }), { data: [], count_total: 0 });
  return defineLive({
    key: vacanciesApi.key,
    page: async (query) => {
      const { data, count_total: total } = await list({ ...query, limit: pageSizes.jobs });
      return { items: data, total };
    },
    count: async (query) => (await list({ ...query, limit: 1 })).count_total,
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
