'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { ApplyLink } from '@/components/schools/school/apply-link';
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
import { useToday } from '@/components/ui/use-today';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { Subject } from '@/lib/contract/schools/subjects';
import { provinceName } from '@/lib/domain/geography/geography';
import { feePeriodOfSchool } from '@/lib/domain/money/fee-period';
import { totalsByDegree } from '@/lib/domain/money/total-cost';
import { groupDigits } from '@/lib/domain/values/number';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { lowestOf } from '@/lib/domain/schools/compared';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { MoneyInBoth } from './money-in-both';
import { useScholarshipText } from './use-scholarship-text';

interface ComparedSchool {
  school: SchoolDetail;
  programs: readonly Subject[];
}

/** The facts of schools, one row each. Totals compare like with like: a row for each degree that two of them have. */
function useSchoolRows(schools: readonly ComparedSchool[], rielPerUsd: number): ComparedRow[] {
  const t = useTranslations('comparison');
  const words = useTranslations('education');
  const locale = useLocale();
  const today = useToday();
  const scholarshipText = useScholarshipText();

  const totals = schools.map(({ programs }) => totalsByDegree(programs));
  const shared = degreeCodes.filter((degree) => totals.filter((each) => each.has(degree)).length > 1);
  const totalRows = shared.map((degree): ComparedRow => {
    const ranges = totals.map((each) => each.get(degree) ?? null);
    const lowest = lowestOf(ranges.map((range) => range && range.minUsd));
    return {
      key: `total-${degree}`,
      label: t('totalOf', { degree: words(`degree.${degree}`) }),
      values: ranges,
      cells: schools.map(({ school }, index) => {
        const range = ranges[index];
        if (!range) {
          return (
            <span key={school.schoolId} className="text-muted">
              {t('notTaught')}
            </span>
          );
        }
        return (
          <MoneyInBoth
            key={school.schoolId}
            amountUsd={range.minUsd}
            toUsd={range.maxUsd}
            rielPerUsd={rielPerUsd}
            isLowest={index === lowest}
            note={words('programCount', { count: range.count })}
          />
        );
      }),
    };
  });
  /** `value` is what is compared where the cell is more than a text. */
  const row = (
    key: string,
    label: string,
    cell: (of: ComparedSchool) => ComparedRow['cells'][number],
    value: (of: ComparedSchool) => unknown = cell,
  ): ComparedRow => ({ key, label, cells: schools.map(cell), values: schools.map(value) });

  const openOf = ({ programs }: ComparedSchool) =>
    programs.filter((program) => applicationStateOn(program, today).key === 'open').length;

  const facilities = schools.map(({ school }) => school.facilities.map((each) => pickText(each, locale)));

  return [
    row(
      'type',
      t('row.type'),
      ({ school }) =>
        `${words(`schoolType.${school.schoolType}`)} · ${words(`sector.${school.isPublic ? 'public' : 'private'}`)}`,
    ),
    row(
      'fee',
      t('row.fee'),
      ({ school: { minFee, maxFee, schoolType } }) =>
        minFee === null ? null : (
          <MoneyInBoth
            amountUsd={minFee}
            toUsd={maxFee ?? minFee}
            per={feePeriodOfSchool(schoolType)}
            rielPerUsd={rielPerUsd}
          />
        ),
      ({ school: { minFee, maxFee, schoolType } }) => [minFee, maxFee, feePeriodOfSchool(schoolType)],
    ),
    ...totalRows,
    row(
      'programs',
      t('row.programs'),
      (of) => (
        <>
          {words('programCount', { count: of.programs.length })}
          <span className="block text-muted">{t('openNow', { count: openOf(of) })}</span>
        </>
      ),
      (of) => [of.programs.length, openOf(of)],
    ),
    row('scholarships', t('row.scholarships'), ({ school }) => scholarshipText(school.scholarships, today)),
    row('place', t('row.place'), ({ school }) => provinceName(school.province, locale) || null),
    row('campuses', t('row.campuses'), ({ school }) => school.campuses.length || null),
    row('exchange', t('row.exchange'), ({ school }) => school.exchangePrograms.length),
    row('students', t('row.students'), ({ school: { studentCount } }) =>
      studentCount === null ? null : groupDigits(studentCount),
    ),
    row('founded', t('row.founded'), ({ school }) => school.foundedYear),
    {
      key: 'facilities',
      label: t('row.facilities'),
      lists: facilities,
      values: facilities.map((each) => each.toSorted()),
      cells: facilities.map((each) => each.join(' · ') || null),
    },
  ];
}

interface ComparisonProps {
  /** Slugs. */
  ids: readonly string[];
  rielPerUsd: number;
}

/** The programs of a school for its totals; no school of a comparison has more. */
const programsMax = 500;

/** A school with what it teaches; the totals need all programs. */
const schoolQuery = (id: string) => ({
  queryKey: [...academicApi.schools.key, 'compared', id],
  queryFn: async () => {
    const school = await academicApi.schools.get({ params: { id } });
    const { schoolId } = school;
    const query = { schoolId, status: 'active' as const, limit: programsMax };
    const { data } = await academicApi.subjects.list({ query });
    return { school, programs: data };
  },
});

function Schools({ ids, rielPerUsd }: ComparisonProps) {
  const t = useTranslations('comparison');
  const locale = useLocale();
  const remove = useRemoveCompared('schools', ids);
  const { items, ...read } = readAll(useQueries({ queries: ids.map(schoolQuery) }));
  const rows = useSchoolRows(items, rielPerUsd);
  const columns = items.map(({ school }) => ({
    id: school.slug,
    name: pickName(school, locale),
    short: pickName(school, locale),
    school,
    href: href('/school/[slug]', { slug: school.slug }),
    deed: (
      <ApplyLink
        href={href('/school/[slug]/enrollment-form', { slug: school.slug })}
        prefetch={false}
        size="sm"
        wide
        className="min-h-11"
      >
        {t('apply')}
      </ApplyLink>
    ),
  }));
  return (
    <ComparisonFrame kind="schools" ids={ids} rielPerUsd={rielPerUsd}>
      <ComparisonResults read={read}>
        {columns.length > 0 && (
          <ComparisonTable label={t('table.schools')} columns={columns} rows={rows} onRemove={remove} />
        )}
      </ComparisonResults>
    </ComparisonFrame>
  );
}

/** Two to four schools side by side. */
export const SchoolComparison = withTexts(
  (props: ComparisonProps) => (
    <QueryProvider>
      <Schools {...props} />
    </QueryProvider>
  ),
  comparisonTexts,
  ComparisonSkeleton,
);
