'use client';

import { CompareCourse } from '@/components/schools/compare/compare-course';
import { defineLive } from '@/components/kits/catalogue/define-live';
import { correctKeyword } from '@/components/schools/school-search/correct-keyword';
import { academicApi } from '@/lib/api/academic';
import { orNone } from '@/lib/api/or-none';
import { pageSizes } from '@/lib/domain/limits/lists';
import { CourseCard } from './course-card';

type Query = NonNullable<Parameters<typeof academicApi.subjects.list>[0]>['query'];

const list = (query: NonNullable<Query>) =>
  orNone(academicApi.subjects.list({ query }), { data: [], countTotal: 0 });

export const LiveCourses = defineLive({
  key: academicApi.subjects.key,
  page: async (query, lang) => {
    const asked = { order: 'relevance', ...query, lang, limit: pageSizes.schools } as const;
    const { data, countTotal } = await list(asked);
    return { items: data, total: countTotal };
  },
  count: async (query) => (await list({ ...query, limit: 1 })).countTotal,
  correct: correctKeyword,
  keyOf: ({ enrollableSubjectId }) => enrollableSubjectId,
  card: (course) => <CourseCard course={course} heading="h2" compare={<CompareCourse course={course} />} />,
});
