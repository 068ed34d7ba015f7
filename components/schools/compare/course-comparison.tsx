'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { academicApi } from '@/lib/api/academic';
import { pickName } from '@/lib/i18n/pick';
import { Link } from '@/lib/i18n/navigation';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';
import { ComparisonFrame } from './comparison-frame';
import { ComparisonResults } from './comparison-results';
import { ComparisonSkeleton } from './comparison-skeleton';
import { ComparisonTable } from './comparison-table';
import { comparisonTexts } from './comparison-texts';
import { useCourseRows } from './use-course-rows';
import { readAll, useRemoveCompared } from './use-compared';

interface ComparisonProps {
  ids: readonly string[];
  rielPerUsd: number;
}

function Courses({ ids, rielPerUsd }: ComparisonProps) {
  const t = useTranslations('comparison');
  const locale = useLocale();
  const remove = useRemoveCompared('courses', ids);
  const { items: courses, ...read } = readAll(
    useQueries({ queries: ids.map((id) => academicApi.subjects.get.queryOptions({ params: { id } })) }),
  );
  const slugs = [...new Set(courses.map(({ school }) => school.slug))];
  const schools = useQueries({
    queries: slugs.map((id) => academicApi.schools.get.queryOptions({ params: { id } })),
  });
  const rows = useCourseRows(
    courses,
    schools.flatMap(({ data }) => (data ? [data] : [])),
    rielPerUsd,
  );
  const columns = courses.map((course) => ({
    id: course.enrollableSubjectId,
    name: pickName(course, locale),
    head: (
      <>
        <Link
          href={href('/course/[id]', { id: course.enrollableSubjectId })}
          className="font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {pickName(course, locale)}
        </Link>
        <span className="mt-1 block text-muted">{pickName(course.school, locale)}</span>
      </>
    ),
  }));
  const degrees = new Set(courses.map(({ degree }) => degree));
  return (
    <ComparisonFrame
      kind="courses"
      ids={ids}
      rielPerUsd={rielPerUsd}
      notice={
        degrees.size > 1 && (
          <Alert tone="info" className="mb-4">
            {t('otherDegrees')}
          </Alert>
        )
      }
    >
      <ComparisonResults read={read}>
        {columns.length > 0 && (
          <ComparisonTable label={t('table.courses')} columns={columns} rows={rows} onRemove={remove} />
        )}
      </ComparisonResults>
    </ComparisonFrame>
  );
}

/** Two to four programs side by side. */
export const CourseComparison = withTexts(
  (props: ComparisonProps) => (
    <QueryProvider>
      <Courses {...props} />
    </QueryProvider>
  ),
  comparisonTexts,
  ComparisonSkeleton,
);
