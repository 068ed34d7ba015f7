'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { applyHref } from '@/components/schools/course/apply-href';
import { ApplyLink } from '@/components/schools/school/apply-link';
import { LinkButton } from '@/components/ui/link-button';
import { useToday } from '@/components/ui/use-today';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { academicApi } from '@/lib/api/academic';
import { pickName } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';
import { ComparedName } from './compared-name';
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
  const today = useToday();
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
      <ComparedName
        school={course.school}
        href={href('/course/[id]', { id: course.enrollableSubjectId })}
        name={pickName(course, locale)}
        note={pickName(course.school, locale)}
      />
    ),
    deed:
      applicationStateOn(course, today).key === 'open' ? (
        <ApplyLink href={applyHref(course)} prefetch={false} size="sm" wide className="min-h-11">
          {t('apply')}
        </ApplyLink>
      ) : (
        <LinkButton
          href={href('/course/[id]', { id: course.enrollableSubjectId })}
          variant="secondary"
          size="sm"
          wide
          className="min-h-11"
        >
          {t('see')}
        </LinkButton>
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
