'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { CatalogueGrid } from '@/components/kits/catalogue/catalogue-grid';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { vacanciesApi } from '@/lib/api/vacancies';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pageSizes } from '@/lib/domain/limits/lists';
import { QueryProvider } from '@/lib/query/query-provider';
import { JobCard } from './job-card';
import { SavedSearches } from './saved-searches';

interface OwnJobsProps {
  organizationId: string;
  of: 'saved' | 'applied';
}

function List({ organizationId: orgId, of }: OwnJobsProps) {
  const t = useTranslations('job.views');
  const query = useInfiniteQuery({
    queryKey: [...vacanciesApi.key, 'own', orgId, of],
    queryFn: ({ pageParam: start }) =>
      vacanciesApi.list({
        params: { orgId },
        query: { [of]: true, status: 'all', start, limit: pageSizes.jobs },
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { data }) => sum + data.length, 0);
      return last.data.length > 0 && shown < last.count_total ? shown : undefined;
    },
  });
  const [today] = useState(() => dayInCambodia(new Date()));
  return (
    <div className="mx-auto max-w-page px-4 pb-12 sm:px-6">
      <QueryState query={query} skeleton={<Skeleton className="h-80" />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          if (rows.length === 0) return <Empty title={t(`none.${of}`)} />;
          return (
            <>
              <CatalogueGrid>
                {rows.map((vacancy) => (
                  <li key={vacancy.vacancyId}>
                    <JobCard vacancy={vacancy} today={today} />
                  </li>
                ))}
              </CatalogueGrid>
              {query.hasNextPage && (
                <Button
                  variant="secondary"
                  className="mt-6"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('more')}
                </Button>
              )}
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

/** What the signed-in reader has saved or applied for, closed ones too. */
export const OwnJobs = (props: OwnJobsProps) => (
  <QueryProvider>
    {props.of === 'saved' && <SavedSearches organizationId={props.organizationId} />}
    <List {...props} />
  </QueryProvider>
);
