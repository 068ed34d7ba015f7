import { type QueryFunction, type QueryKey, queryOptions } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error';
import { isAway } from '@/lib/api/service-state';
import type { KeptKind, KeptPaper } from '@/lib/device/kept';
import { isSignedIn } from '@/lib/session/signed-in-hint';

interface Keeping<Value> {
  kind: KeptKind<Value>;
  /** The id of the person who reads. */
  owner: string;
  /** What the answer is about, unique within its kind. */
  id: string;
  paper: (value: Value) => KeptPaper;
}

/** `keptAt` is null for an answer of now; else when the answer that is shown was kept, in milliseconds. */
export interface KeptAnswer<Value> {
  value: Value;
  keptAt: number | null;
}

/** A query whose answer stays on the phone, and is shown while the service cannot be reached. */
export const keptQuery = <Value, Key extends QueryKey>(
  asked: { queryKey: Key; queryFn?: QueryFunction<Value, Key> },
  { kind, owner, id, paper }: Keeping<Value>,
) =>
  queryOptions({
    queryKey: [...asked.queryKey, 'kept', owner],
    // Without a connection the call fails at once instead of waiting for one.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    queryFn: async (context): Promise<KeptAnswer<Value>> => {
      try {
        const value = await asked.queryFn?.({ ...context, queryKey: asked.queryKey });
        if (value === undefined) throw new Error('A kept query needs its call.');
        // After a log-out in another tab nothing is kept any more.
        if (isSignedIn()) await kind.keep(owner, id, value, paper(value));
        return { value, keptAt: null };
      } catch (error) {
        const kept = isApiError(error) && isAway(error.status) ? await kind.read(owner, id) : null;
        if (!kept) throw error;
        return kept;
      }
    },
  });
