'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { ApplyLink } from '@/components/schools/school/apply-link';
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
import { readAll, useRemoveCompared } from './use-compared';
import { useSchoolRows } from './use-school-rows';

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
    head: (
      <ComparedName
        school={school}
        href={href('/school/[slug]', { slug: school.slug })}
        name={pickName(school, locale)}
      />
    ),
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
