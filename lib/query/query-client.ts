import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys that are stale after the mutation. */
      invalidates?: QueryKey[];
    };
  }
}

const staleTimeMs = 30_000;
const retriesMax = 2;

const isAnswered = (error: unknown) => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** One per browser tab. Retries after network failures and 5xx, never after an answer such as 404. */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        retry: (failures, error) => failures < retriesMax && !isAnswered(error),
      },
    },
    mutationCache: new MutationCache({
      // Returned, so that a mutation ends after the changed data has been fetched again.
      onSuccess: (_data, _variables, _result, mutation) =>
        Promise.all(
          (mutation.meta?.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })),
        ),
    }),
  });
  return client;
}
