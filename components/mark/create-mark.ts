import { createMarkStore, type MarkStore } from './mark-store';
import type { MarkCalls, MarkSync } from './mark-sync';
import { keepForLogIn } from './wish-for-log-in';

export interface Mark extends Pick<MarkStore, 'subscribe' | 'isMarked'> {
  /** Stores the tap of a visitor, who logs in first. */
  keepForLogIn: (id: string) => void;
  loadSync: () => Promise<MarkSync>;
  /** Null until it is loaded for a signed-in reader. */
  loadedSync: () => Promise<MarkSync> | null;
}

/**
 * Hearts and similar marks for one kind of record. The code that calls the backend, `calls` included, loads for
 * signed-in readers only.
 */
export function createMark<List>(name: string, calls: () => Promise<MarkCalls<List>>): Mark {
  const storageKey = `sala-${name}-wish`;
  const store = createMarkStore();
  let sync: Promise<MarkSync> | null = null;
  const load = async () => {
    const [{ createMarkSync }, source] = await Promise.all([import('./mark-sync'), calls()]);
    return createMarkSync(store, storageKey, source);
  };
  return {
    subscribe: store.subscribe,
    isMarked: store.isMarked,
    keepForLogIn: (id) => keepForLogIn(storageKey, id),
    loadedSync: () => sync,
    loadSync: () =>
      (sync ??= load().catch((error: unknown) => {
        sync = null;
        throw error;
      })),
  };
}
