'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import type { readAll } from './use-compared';

interface ComparisonResultsProps {
  read: Pick<ReturnType<typeof readAll>, 'gone' | 'isPending' | 'isFetching' | 'hasFailed' | 'retry'>;
  children: ReactNode;
}

/** The table, once everything has been answered; what is no longer listed is said, not hidden. */
export function ComparisonResults({ read, children }: ComparisonResultsProps) {
  const t = useTranslations('comparison');
  if (read.hasFailed) return <FailedNotice onRetry={read.retry} retrying={read.isFetching} />;
  if (read.isPending) return <Skeleton className="h-[74rem] rounded-lg" />;
  return (
    <>
      {read.gone > 0 && (
        <Alert tone="warning" className="mb-4">
          {t('gone', { count: read.gone })}
        </Alert>
      )}
      {children}
    </>
  );
}
