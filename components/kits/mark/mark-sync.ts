import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { viewerQuery } from '@/lib/query/use-viewer';
import type { MarkStore } from './mark-store';
import type { DeviceMarks } from './device-marks';
import { takeAfterLogIn } from './wish-for-log-in';

// Loaded for signed-in readers only: it adds the query client and the contract to pages that have neither.

/** The three calls of a mark. A page of marked records uses the same list query. */
export interface MarkCalls<List> {
  key: QueryKey;
  list: (userId: string) => { queryKey: QueryKey; queryFn?: unknown };
  idsOf: (list: List) => readonly string[];
  add: (id: string, userId: string) => Promise<unknown>;
  remove: (id: string, userId: string) => Promise<unknown>;
}

export interface MarkSync {
  /**
   * Begins to follow the list, once for all marks, carries out the tap that led to the log-in, and moves what was marked on
   * the device into the account.
   * @returns true for the one caller whose start added something
   * @throws {ApiError}
   */
  follow: () => Promise<boolean>;
  /**
   * Shows the wish at once and sends it to the backend; reverted when that fails.
   * @throws {ApiError} when it failed
   */
  set: (id: string, wanted: boolean) => Promise<void>;
  /** After a log-out the marks contain nothing of the person. */
  stop: () => void;
}

const isRefused = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 422);

interface Session {
  userId: string;
  stop: () => void;
}

export function createMarkSync<List>(
  store: MarkStore,
  kept: { storageKey: string; onDevice: DeviceMarks | null },
  { key, list, idsOf, add, remove }: MarkCalls<List>,
): MarkSync {
  let starting: Promise<Session> | null = null;
  const carriedOut = new Set<string>();
  const busy = new Set<string>();

  const start = async (): Promise<Session> => {
    const client = sharedQueryClient();
    const { sub: userId } = await client.fetchQuery({ ...viewerQuery(), staleTime: 0 });
    const observer = new QueryObserver<List>(client, list(userId) as { queryKey: QueryKey });
    let publishedAtMs = 0;
    const publish = ({ data, dataUpdatedAt }: ReturnType<typeof observer.getCurrentResult>) => {
      // Also called when a fetch starts; the old answer must not remove wishes that the next one will contain.
      if (!data || dataUpdatedAt === publishedAtMs) return;
      publishedAtMs = dataUpdatedAt;
      store.setKnown(idsOf(data), carriedOut);
      carriedOut.clear();
    };
    const stop = observer.subscribe(publish);
    publish(observer.getCurrentResult());
    return { userId, stop };
  };
  const session = (): Promise<Session> =>
    (starting ??= start().catch((error: unknown) => {
      starting = null;
      throw error;
    }));

  /** Sends the latest wish, one call at a time, so that quick taps are applied in order. */
  const carryOut = async (id: string, userId: string): Promise<void> => {
    for (;;) {
      const wanted = store.wished(id);
      if (wanted === undefined) return;
      await (wanted ? add(id, userId) : remove(id, userId));
      if (store.wished(id) === wanted) return;
    }
  };

  const set: MarkSync['set'] = async (id, wanted) => {
    carriedOut.delete(id);
    store.wish(id, wanted);
    if (busy.has(id)) return;
    busy.add(id);
    try {
      await carryOut(id, (await session()).userId);
      carriedOut.add(id);
    } catch (error) {
      store.dropWish(id);
      throw error;
    } finally {
      busy.delete(id);
    }
    await sharedQueryClient().invalidateQueries({ queryKey: key });
  };

  /** What is refused, such as a school that is gone, is not tried again; what could not be sent stays on the device. */
  const merge = async (id: string): Promise<void> => {
    try {
      if (!store.isMarked(id)) await set(id, true);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    kept.onDevice?.set(id, false);
  };

  return {
    set,
    follow: async () => {
      const isFirst = starting === null;
      await session();
      if (!isFirst) return false;
      const tapped = takeAfterLogIn(kept.storageKey);
      const ids = new Set([...(kept.onDevice?.ids() ?? []), ...(tapped === null ? [] : [tapped])]);
      const fresh = [...ids].filter((id) => !store.isMarked(id));
      for (const id of ids) await merge(id);
      return fresh.some((id) => store.isMarked(id));
    },
    stop: () => {
      void starting?.then(
        (running) => running.stop(),
        () => undefined,
      );
      starting = null;
      carriedOut.clear();
      store.forget();
    },
  };
}
