import { pageSizes } from '@/lib/domain/limits/lists';
import { vacancyKinds, workplaces, workSchedules } from '@/lib/domain/profiles/recruitment-options';
import type { CatalogueRules } from './catalogue-rules';
import { listOf, matching, oneOf, oneOrMoreOf } from './readers';
import { provinceReader } from './school-rules';

/** The addresses of the jobs and internships. */
export const jobRules: CatalogueRules = {
  path: '/career-center/internship-job-opportunities',
  pageSize: pageSizes.jobs,
  read: {
    kind: oneOrMoreOf(vacancyKinds),
    field: listOf(matching(/^[a-z-]{1,20}$/)),
    schedule: oneOrMoreOf(workSchedules),
    workplace: oneOrMoreOf(workplaces),
    payPublished: oneOf(['true']),
    province: provinceReader,
    status: oneOf(['closed']),
  },
  sorts: [
    { name: 'newest', query: { sort: 'newest' } },
    { name: 'deadline', query: { sort: 'deadline' } },
  ],
};
