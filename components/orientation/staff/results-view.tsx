'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { qaApi } from '@/lib/api/qa';
import type { UsersResultPage } from '@/lib/contract/qa/users-result';
import { DistributionCharts } from './distribution-charts';
import { ExportResults } from './export-results';
import {
  hrefOfResults,
  isNarrowed,
  noResultFilter,
  type Places,
  type ResultFilter,
  resultsPerPage,
  rowsOfPage,
  toResultQuery,
} from './result-filter';
import { ResultFilterForm } from './result-filter-form';
import { ResultCards, ResultTable } from './result-rows';
import { TestChips } from './test-chips';

interface ResultsViewProps {
  filter: ResultFilter;
  places: Places;
}

/** Who has which result: filters, the distribution, the list and its export. */
export function ResultsView({ filter, places }: ResultsViewProps) {
  const query = useQuery({
    ...qaApi.orientation.usersResult.queryOptions({
      params: { orgId: places.holland.organizationId },
      query: toResultQuery(filter, places),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <TestChips filter={filter} tests={['', 'holland', 'personality']} chosen={filter.test} />
      <ResultFilterForm filter={filter} />
      <QueryState query={query} skeleton={<ResultsSkeleton />}>
        {(page) => <Results page={page} filter={filter} places={places} />}
      </QueryState>
    </div>
  );
}

function Results({ page, filter, places }: ResultsViewProps & { page: UsersResultPage }) {
  const t = useTranslations('orientationStaff');
  const { data, countTotal, distribution } = page;
  const results = rowsOfPage(data, filter.page);
  if (countTotal === 0 && distribution.length === 0) {
    return isNarrowed(filter) ? (
      <NoneFound filter={filter} />
    ) : (
      <Empty title={t('emptyTitle')}>{t('emptyBody')}</Empty>
    );
  }
  return (
    <>
      <DistributionCharts distribution={distribution} filter={filter} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-sm text-muted">
          {t('shown', { count: countTotal })}
        </p>
        {countTotal > 0 && <ExportResults filter={filter} places={places} />}
      </div>
      {results.length === 0 && <NoneFound filter={filter} />}
      {results.length > 0 && (
        <>
          <div className="max-lg:hidden">
            <ResultTable results={results} />
          </div>
          <div className="lg:hidden">
            <ResultCards results={results} />
          </div>
        </>
      )}
      <Pagination
        page={filter.page}
        pageCount={Math.ceil(countTotal / resultsPerPage)}
        hrefOf={(next) => hrefOfResults({ ...filter, page: next })}
      />
    </>
  );
}

function NoneFound({ filter }: { filter: ResultFilter }) {
  const t = useTranslations('orientationStaff');
  return (
    <Empty
      title={t('noneTitle')}
      illustration="search"
      action={
        <LinkButton
          href={hrefOfResults({ ...noResultFilter, test: filter.test })}
          variant="secondary"
          scroll={false}
        >
          {t('filter.clear')}
        </LinkButton>
      }
    >
      {t('noneBody')}
    </Empty>
  );
}

const ResultsSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="h-80 rounded-lg" />
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-20 rounded-lg" />
    ))}
  </div>
);
