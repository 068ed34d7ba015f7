'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { isApiError } from '@/lib/api/api-error';

interface RecordPageProps<Entity> {
  query: UseQueryResult<Entity>;
  skeleton: ReactNode;
  children: (entity: Entity) => ReactNode;
}

/** A record to be changed. While somebody types it stays on the screen, also when it has been removed meanwhile. */
export function RecordPage<Entity>({ query, skeleton, children }: RecordPageProps<Entity>) {
  const isMissing = isApiError(query.error, 404) || isApiError(query.error, 400);
  if (isMissing && query.data === undefined) return <NotFoundScreen />;
  return (
    <QueryState query={query} skeleton={skeleton}>
      {children}
    </QueryState>
  );
}
