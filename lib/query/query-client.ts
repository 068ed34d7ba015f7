import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { untilShown } from './until-shown';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys that are stale after the mutation. */
      invalidates?: QueryKey[];
      /** Whether the lists show the change; the mutation is pending until they do, `untilShown`. */
      isShown?: () => boolean;
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
      onSuccess: async (_data, _variables, _result, { meta }) => {
        const read = () =>
          Promise.all((meta?.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
        await read();
        if (meta?.isShown) await untilShown(read, meta.isShown);
      },
    }),
  });
  return client;
}
