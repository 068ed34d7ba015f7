'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { siteSearchApi } from '@/lib/api/site-search';
import { QueryProvider } from '@/lib/query/query-provider';
import { FindingsSkeleton } from './findings-skeleton';
import { Groups } from './groups';
import type { SearchState } from './search-address';

function Found({ state }: { state: SearchState }) {
  const locale = useLocale();
  const { keyword, kind } = state;
  const query = useQuery({
    ...siteSearchApi.find.queryOptions({
      query: { keyword, lang: locale, ...(kind !== null && { kind }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={query} skeleton={<FindingsSkeleton />}>
      {(found) => <Groups found={found} asked={state} />}
    </QueryState>
  );
}

/** What was found for the keyword of the address, by kind. */
export const Findings = (props: { state: SearchState }) => (
  <QueryProvider>
    <Found {...props} />
  </QueryProvider>
);
