'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { timings } from '@/lib/domain/limits/pages';
import { FailedNotice } from './failed-notice';
import { useHydrated } from '@/lib/device/use-hydrated';

interface QueryStateProps<T> {
  query: Pick<UseQueryResult<T>, 'status' | 'data' | 'isFetching' | 'refetch'>;
  /** As large as the content, so that nothing jumps. */
  skeleton: ReactNode;
  empty?: { when: (data: T) => boolean; show: ReactNode };
  children: (data: T) => ReactNode;
}

/** The only place that decides between loading, error, empty and content. Old data stays when a refetch fails. */
export function QueryState<T>({ query, skeleton, empty, children }: QueryStateProps<T>) {
  const t = useTranslations('feedback');
  const hydrated = useHydrated();
  // The skeleton of the served page is in the HTML; one of a later page is delayed, so that quick answers do not
  // flicker.
  const [isServed] = useState(!hydrated);
  if (hydrated && query.data !== undefined)
    return empty?.when(query.data) ? empty.show : children(query.data);
  if (hydrated && query.status === 'error') {
    return <FailedNotice onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  return (
    <div
      aria-busy="true"
      className={isServed ? undefined : 'animate-[fade-in_1ms_var(--display-delay)_both]'}
      style={
        isServed
          ? undefined
          : ({ '--display-delay': `${timings.fetchDisplayDelayMinMs}ms` } as React.CSSProperties)
      }
    >
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      {skeleton}
    </div>
  );
}
