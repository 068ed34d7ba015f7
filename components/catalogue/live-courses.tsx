'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { CourseCard } from '@/components/course/course-card';
import { academicApi } from '@/lib/api/academic';
import { pageSizes } from '@/lib/domain/limits';
import { QueryProvider } from '@/lib/query/query-provider';
import { catalogueRules } from './catalogue-rules';
import { type CatalogueState, toQuery } from './catalogue-state';
import type { LiveProps } from './live-part';
import { LiveResults } from './live-results';

const queryOf = (state: CatalogueState) => toQuery(catalogueRules.courses, state);

const countOf = async (state: CatalogueState) =>
  (await academicApi.subjects.list({ query: { ...queryOf(state), limit: 1 } })).countTotal;

function Courses(props: LiveProps) {
  const lang = useLocale();
  const query = useQuery({
    ...academicApi.subjects.list.queryOptions({
      query: { ...queryOf(props.state), lang, limit: pageSizes.schools },
    }),
    placeholderData: keepPreviousData,
    select: ({ data, countTotal }) => ({ items: data, total: countTotal }),
  });
  return (
    <LiveResults
      {...props}
      kind="courses"
      query={query}
      keyOf={({ enrollableSubjectId }) => enrollableSubjectId}
      card={(course) => <CourseCard course={course} heading="h2" />}
      countOf={countOf}
    />
  );
}

/** Courses as the filters want them. */
export function LiveCourses(props: LiveProps) {
  return (
    <QueryProvider>
      <Courses {...props} />
    </QueryProvider>
  );
}
