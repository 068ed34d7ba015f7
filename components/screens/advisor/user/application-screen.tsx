'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { ApplicantCards, ApplicantTable } from '@/components/application/applicant-rows';
import {
  hrefOfFilter,
  isNarrowed,
  noFilter,
  readFilter,
  rowsPerPage,
  toQuery,
} from '@/components/application/list-filter';
import { StatusTabs } from '@/components/application/status-tabs';
import { Empty } from '@/components/feedback/empty';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantList } from '@/lib/contract/applicant/applicants';
import { useSearchParams } from '@/lib/i18n/navigation';

const ListFilterForm = lazyPart(
  () => import('@/components/application/list-filter-form').then((module) => module.ListFilterForm),
  () => <Skeleton className="h-[12.5rem] rounded-lg sm:h-[7.75rem]" />,
  { ahead: true },
);

/** All applications to the schools that the advisor looks after; what is shown stands in the address. */
export function ApplicationScreen() {
  const t = useTranslations('advisor.list');
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 mt-1.5 text-muted">{t('lead')}</p>
      <Suspense fallback={<Rows />}>
        <List />
      </Suspense>
    </>
  );
}

function List() {
  const t = useTranslations('advisor.list');
  const filter = readFilter(useSearchParams());
  const pipeline = useQuery(applicantApi.pipeline.summary.queryOptions());
  const query = useQuery({
    ...applicantApi.applicants.list.queryOptions({ query: toQuery(filter) }),
    placeholderData: keepPreviousData,
  });
  const list = query.data;
  const nothingAtAll = list?.countAllData === 0;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ListFilterForm filter={filter} schools={pipeline.data?.schools ?? []} />
      <StatusTabs
        filter={filter}
        steps={pipeline.data?.steps ?? []}
        countByStatus={list?.countByStatus ?? null}
      />
      <QueryState
        query={query}
        skeleton={<Rows />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: nothingAtAll ? (
            <Empty title={t('emptyTitle')}>{t('emptyBody')}</Empty>
          ) : (
            <Empty
              title={t('noneTitle')}
              illustration="search"
              action={
                <LinkButton href={hrefOfFilter(noFilter)} variant="secondary">
                  {isNarrowed(filter) ? t('clear') : t('allTab')}
                </LinkButton>
              }
            >
              {t('noneBody')}
            </Empty>
          ),
        }}
      >
        {(data) => (
          <Page list={data} page={filter.page} hrefOf={(page) => hrefOfFilter({ ...filter, page })} />
        )}
      </QueryState>
    </div>
  );
}

interface PageProps {
  list: ApplicantList;
  page: number;
  hrefOf: (page: number) => ReturnType<typeof hrefOfFilter>;
}

function Page({ list, page, hrefOf }: PageProps) {
  const t = useTranslations('advisor.list');
  const [count, all] = [list.countTotal ?? list.data.length, list.countAllData ?? list.data.length];
  return (
    <div className="grid grid-cols-1 gap-4">
      <p aria-live="polite" className="text-sm text-muted">
        {t('shown', { count, all })}
      </p>
      <div className="max-lg:hidden">
        <ApplicantTable applicants={list.data} />
      </div>
      <div className="lg:hidden">
        <ApplicantCards applicants={list.data} />
      </div>
      <Pagination page={page} pageCount={Math.ceil(count / rowsPerPage)} hrefOf={hrefOf} />
    </div>
  );
}

const Rows = () => (
  <div className="grid gap-4">
    <Skeleton className="h-6 w-44" />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-28 rounded-lg lg:h-20" />
    ))}
  </div>
);
