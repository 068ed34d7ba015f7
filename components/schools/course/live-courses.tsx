'use client';

import { CompareCourse } from '@/components/schools/compare/compare-course';
import { defineLive } from '@/components/kits/catalogue/define-live';
import { correctKeyword } from '@/components/schools/school-search/correct-keyword';
import { academicApi } from '@/lib/api/academic';
import { pageSizes } from '@/lib/domain/limits/lists';
import { CourseCard } from './course-card';

export const LiveCourses = defineLive({
  key: academicApi.subjects.key,
  page: async (query, lang) => {
    const { data, countTotal } = await academicApi.subjects.list({
      query: { order: 'relevance', ...query, lang, limit: pageSizes.schools },
    });
    return { items: data, total: countTotal };
  },
  count: async (query) => (await academicApi.subjects.list({ query: { ...query, limit: 1 } })).countTotal,
  correct: correctKeyword,
  keyOf: ({ enrollableSubjectId }) => enrollableSubjectId,
  card: (course) => <CourseCard course={course} heading="h2" compare={<CompareCourse course={course} />} />,
});
