'use client';

import { CompareCourse } from '@/components/schools/compare/compare-course';
import { defineLive } from '@/components/kits/catalogue/define-live';
import { insteadIn } from '@/components/schools/school-search/instead-in';
import { academicApi } from '@/lib/api/academic';
import { findOtherwise } from '@/lib/catalogue/find-otherwise';
import { orNone } from '@/lib/api/or-none';
import { pageSizes } from '@/lib/domain/limits/lists';
import { CourseCard } from './course-card';

const instead = insteadIn('courses');

type Query = NonNullable<Parameters<typeof academicApi.subjects.list>[0]>['query'];

const list = (query: NonNullable<Query>) =>
  orNone(academicApi.subjects.list({ query }), { data: [], countTotal: 0 });

export const LiveCourses = defineLive({
  key: academicApi.subjects.key,
  page: async (query, lang) => {
    const { found, shownFor } = await findOtherwise(query, {
      find: (wanted) => list({ order: 'relevance', ...wanted, lang, limit: pageSizes.schools }),
      countOf: (answer) => answer.countTotal,
      instead,
    });
    return { items: found.data, total: found.countTotal, shownFor };
  },
  count: async (query) => (await list({ ...query, limit: 1 })).countTotal,
  instead,
  keyOf: ({ enrollableSubjectId }) => enrollableSubjectId,
  card: (course) => <CourseCard course={course} heading="h2" compare={<CompareCourse course={course} />} />,
});
