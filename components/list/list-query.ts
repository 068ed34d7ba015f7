import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';

/** What `queryOptions` of any client gives; only what the query answers matters to a list, not the type of its key. */
export interface ListQuery<Answer> {
  queryKey: QueryKey;
  queryFn?: SkipToken | ((context: never) => Answer | Promise<Answer>);
  staleTime?: unknown;
}

/** The same with the type of key that React Query's hooks take. */
export const queryOf = <Answer>({ queryKey, queryFn, staleTime }: ListQuery<Answer>) => ({
  queryKey,
  queryFn: queryFn as QueryFunction<Answer>,
  ...(typeof staleTime === 'number' && { staleTime }),
});
