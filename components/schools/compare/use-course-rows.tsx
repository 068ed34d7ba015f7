'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRuleLines } from '@/components/schools/course/use-rule-lines';
import { useToday } from '@/components/ui/use-today';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { Subject } from '@/lib/contract/schools/subjects';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import { totalCostUsd } from '@/lib/domain/money/total-cost';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { lowestOf } from '@/lib/domain/schools/compared';
import type { Messages } from '@/lib/i18n/messages';
import { pickText } from '@/lib/i18n/pick';
import type { ComparedRow } from './comparison-table';
import { MoneyInBoth } from './money-in-both';
import { useScholarshipText } from './use-scholarship-text';

/** The facts of programs, one row each, in the order in which they decide. */
export function useCourseRows(
  courses: readonly Subject[],
  schools: readonly SchoolDetail[],
  rielPerUsd: number,
): ComparedRow[] {
  const t = useTranslations('comparison.row');
  const words = useTranslations('education');
  const locale = useLocale();
  const today = useToday();
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
