'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { isApiError } from '@/lib/api/api-error';
import type { Href } from '@/lib/routes/href';
import { BackLink } from './back-link';

interface DetailPageProps<Entity> {
  query: UseQueryResult<Entity>;
  /** The list that leads here. */
  back: { href: Href; label: string };
  /** As large as the content. */
  skeleton: ReactNode;
  children: (entity: Entity) => ReactNode;
}

/** The body of a page about one record: the back link, its states, and 404 for an unknown or invalid id. */
export function DetailPage<Entity>({ query, back, skeleton, children }: DetailPageProps<Entity>) {
  if (isApiError(query.error, 404) || isApiError(query.error, 400)) return <NotFoundScreen />;
  return (
    <>
      <BackLink href={back.href}>{back.label}</BackLink>
      <QueryState query={query} skeleton={skeleton}>
        {children}
      </QueryState>
    </>
  );
}
