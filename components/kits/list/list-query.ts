import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';

/** The result of `queryOptions` of any client; a list needs only the type of the answer, not that of the key. */
export interface ListQuery<Answer> {
  queryKey: QueryKey;
  queryFn?: SkipToken | ((context: never) => Answer | Promise<Answer>);
  staleTime?: unknown;
}

/** The same with the key type that React Query's hooks need. */
export const queryOf = <Answer>({ queryKey, queryFn, staleTime }: ListQuery<Answer>) => ({
  queryKey,
  queryFn: queryFn as QueryFunction<Answer>,
  ...(typeof staleTime === 'number' && { staleTime }),
});
