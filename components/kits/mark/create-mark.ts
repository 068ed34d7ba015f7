import { createMarkStore, type MarkStore } from './mark-store';
import type { MarkCalls, MarkSync } from './mark-sync';
import { createDeviceMarks, type DeviceMarks } from './device-marks';
import { keepForLogIn } from './wish-for-log-in';

export interface Mark extends Pick<MarkStore, 'subscribe' | 'isMarked'> {
  /** What visitors have marked here; null where a mark means nothing without an account. */
  onDevice: DeviceMarks | null;
  /** Keeps the tap of a visitor, who logs in first. */
  keepForLogIn: (id: string) => void;
  loadSync: () => Promise<MarkSync>;
  /** Null until it is loaded for a signed-in reader. */
  loadedSync: () => Promise<MarkSync> | null;
}

/** Hearts and the like on things of one kind. What talks to the backend, `calls` included, is loaded for signed-in readers only. */
export function createMark<List>(
  name: string,
  calls: () => Promise<MarkCalls<List>>,
  options: { onDevice?: boolean } = {},
): Mark {
  const storageKey = `sala-${name}-wish`;
  const store = createMarkStore();
  const onDevice = options.onDevice ? createDeviceMarks(name) : null;
  let sync: Promise<MarkSync> | null = null;
  const load = async () => {
    const [{ createMarkSync }, source] = await Promise.all([import('./mark-sync'), calls()]);
    return createMarkSync(store, { storageKey, onDevice }, source);
  };
  return {
    onDevice,
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
