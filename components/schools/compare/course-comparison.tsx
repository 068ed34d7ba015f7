'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { applyHref } from '@/components/schools/course/apply-href';
import { ApplyLink } from '@/components/schools/school/apply-link';
import { useToday } from '@/components/ui/use-today';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { academicApi } from '@/lib/api/academic';
import { pickName, pickText } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';
import { ComparisonFrame } from './comparison-frame';
import { ComparisonResults } from './comparison-results';
import { ComparisonSkeleton } from './comparison-skeleton';
import { ComparisonTable, type ComparedRow } from './comparison-table';
import { comparisonTexts } from './comparison-texts';
import { readAll, useRemoveCompared } from './use-compared';
import { useRuleLines } from '@/components/schools/course/use-rule-lines';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { Subject } from '@/lib/contract/schools/subjects';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { totalCostUsd } from '@/lib/domain/money/total-cost';
import { lowestOf } from '@/lib/domain/schools/compared';
import { withoutDegree } from '@/lib/domain/schools/without-degree';
import type { Messages } from '@/lib/i18n/messages';
import { MoneyInBoth } from './money-in-both';
import { EntryWord } from '@/components/schools/seeker/entry-word';
import { candidateOfSeeker, seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { mayEnter } from '@/lib/domain/schools/may-enter';
import { useScholarshipText } from './use-scholarship-text';

/** The facts of programs, one row each, in the order in which they decide. */
function useCourseRows(
  courses: readonly Subject[],
  schools: readonly SchoolDetail[],
  rielPerUsd: number,
): ComparedRow[] {
  const t = useTranslations('comparison.row');
  const words = useTranslations('education');
  const locale = useLocale();
  const today = useToday();
  const candidate = candidateOfSeeker(useDeviceValue(seekerStore) ?? silentSeeker);
  const ruleLines = useRuleLines();
  const scholarshipText = useScholarshipText();
  const isOneDegree = new Set(courses.map(({ degree }) => degree)).size === 1;
  const totals = courses.map(totalCostUsd);
  const lowest = isOneDegree ? lowestOf(totals) : null;

  const stateOf = (course: Subject) => {
    const state = applicationStateOn(course, today);
    const day = state.key === 'open' ? state.until : state.opensOn;
    if (state.key === 'open') return day ? t('until', { date: formatDate(day, locale) }) : t('open');
    const label = words(`application.${state.key}`);
    return day ? `${label} · ${t('from', { date: formatDate(day, locale) })}` : label;
  };
  const row = (
    key: keyof Messages['comparison']['row'],
    cell: (course: Subject, index: number) => ComparedRow['cells'][number],
    value: (course: Subject, index: number) => unknown = cell,
  ): ComparedRow => ({ key, label: t(key), cells: courses.map(cell), values: courses.map(value) });

  return [
    row(
      'total',
      (_, index) => (
        <MoneyInBoth amountUsd={totals[index] ?? 0} rielPerUsd={rielPerUsd} isLowest={index === lowest} />
      ),
      (_, index) => totals[index],
    ),
    row(
      'fee',
      (course) => (
        <MoneyInBoth amountUsd={course.tuitionFee} per={feePeriodOfCourse(course)} rielPerUsd={rielPerUsd} />
      ),
      (course) => [course.tuitionFee, feePeriodOfCourse(course)],
    ),
    row('duration', ({ durationMonths }) => words('duration', { months: durationMonths })),
    row('degree', ({ degree }) => words(`degree.${degree}`)),
    row('major', ({ categoryName }) => categoryName && pickText(categoryName, locale)),
    row('apply', stateOf),
    row('starts', ({ startDate }) => formatDate(startDate, locale)),
    ...(candidate
      ? [
          row(
            'mayEnter',
            ({ admission }) => <EntryWord verdict={mayEnter(admission, candidate, today).verdict} />,
            ({ admission }) => mayEnter(admission, candidate, today).verdict,
          ),
        ]
      : []),
    row('admission', ({ admission }) => admission && ruleLines(admission).join(' · ')),
    row('shift', ({ shift }) => shift && words(`shift.${shift}`)),
    row('language', ({ language }) => language && words(`language.${language}`)),
    row('scholarships', ({ schoolId }) => {
      const school = schools.find((each) => each.schoolId === schoolId);
      return school ? scholarshipText(school.scholarships, today) : null;
    }),
    row('sector', ({ isPublic }) => words(`sector.${isPublic === 'yes' ? 'public' : 'private'}`)),
    row('place', ({ school }) => provinceName(school.province, locale) || null),
  ];
}

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
    short: withoutDegree(pickName(course, locale)),
    note: pickName(course.school, locale),
    school: course.school,
    href: href('/course/[id]', { id: course.enrollableSubjectId }),
    deed:
      applicationStateOn(course, today).key === 'open' ? (
        <ApplyLink href={applyHref(course)} prefetch={false} size="sm" wide className="min-h-11">
          {t('apply')}
        </ApplyLink>
      ) : null,
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
