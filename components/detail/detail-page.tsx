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
  /** Where it was come from: the list. */
  back: { href: Href; label: string };
  /** Of the size of the content. */
  skeleton: ReactNode;
  children: (entity: Entity) => ReactNode;
}

/** The body of a page about one record: the way back, its states, and 404 for what does not exist or is no id. */
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
