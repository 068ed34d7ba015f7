'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error';
import { localizePath } from '@/lib/i18n/locales';
import { useLocale } from 'next-intl';
import { compareHref } from './compare-href';
import { type ComparedKind, comparePicks } from './compare-picks';

/** Takes one out of the comparison: of the address, without asking for the page again, and of what is chosen. */
export function useRemoveCompared(kind: ComparedKind, ids: readonly string[]): (id: string) => void {
  const locale = useLocale();
  return (id) => {
    const rest = ids.filter((each) => each !== id);
    window.history.pushState(null, '', localizePath(compareHref(kind, rest), locale));
    comparePicks(kind).update((chosen) => chosen && chosen.filter((each) => each !== id));
  };
}

/** What is there, what is gone, and whether the rest is still coming. */
export function readAll<Item>(queries: readonly UseQueryResult<Item>[]) {
  const gone = queries.filter(({ error }) => isApiError(error, 404)).length;
  const failed = queries.filter(({ error }) => error !== null && !isApiError(error, 404));
  return {
    items: queries.flatMap(({ data }) => (data === undefined ? [] : [data])),
    gone,
    isPending: queries.some(({ isPending }) => isPending),
    isFetching: failed.some(({ isFetching }) => isFetching),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
