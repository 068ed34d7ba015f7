import { createMarkStore, type MarkStore } from './mark-store';
import type { MarkCalls, MarkSync } from './mark-sync';
import { keepForLogIn } from './wish-for-log-in';

export interface Mark extends Pick<MarkStore, 'subscribe' | 'isMarked'> {
  /** Keeps the tap of a visitor, who logs in first. */
  keepForLogIn: (id: string) => void;
  loadSync: () => Promise<MarkSync>;
  /** Null until a signed-in reader has loaded it. */
  loadedSync: () => Promise<MarkSync> | null;
}

/** Hearts and the like on things of one kind. What talks to the backend, `calls` included, is loaded for signed-in readers only. */
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
