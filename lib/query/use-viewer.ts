'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { authApi } from '@/lib/api/auth';
import { useHydrated } from '@/lib/device/use-hydrated';

/** The signed-in person (`Userinfo`), fetched once and shared by all parts of a page. */
export const viewerQuery = () => ({ ...authApi.session.userinfo.queryOptions(), staleTime: 5 * 60_000 });

/**
 * The frame of a page asks for the person before later parts are hydrated: those must first say what the server said,
 * that nobody is known yet.
 */
const useAsServed = <T>(query: UseQueryResult<T>): UseQueryResult<T> => {
  const hydrated = useHydrated();
  if (hydrated || query.data === undefined) return query;
  return {
    ...query,
    data: undefined,
    status: 'pending',
    isPending: true,
    isSuccess: false,
  } as UseQueryResult<T>;
};

export const useViewer = () => useAsServed(useQuery(viewerQuery()));

/** The same without asking: known as soon as another part of the page has asked. */
export const useKnownViewer = () => useAsServed(useQuery({ ...viewerQuery(), enabled: false }));
