import type { DeviceStore } from '@/lib/device/device-store';

/**
 * The draft of one open form, and where it lies on the device. `first` makes a new one when it is needed: its key is
 * random, and a page is rendered ahead.
 */
export function keepDraft<Draft extends object>(store: DeviceStore<Draft>, first: () => Draft) {
  let draft: Draft | null = null;
  const current = (): Draft => (draft ??= first());
  return {
    current,
    /** Goes on with what the device has; null where it has nothing. */
    load: (): Draft | null => {
      const stored = store.read();
      draft = stored ?? draft;
      return stored;
    },
    /** Takes a part over and stores it all; false when the browser refuses. */
    save: (part: Partial<Draft>): boolean => {
      draft = { ...current(), ...part };
      return store.write(draft);
    },
    /** Removes it; what is typed from now on belongs to the next one. */
    drop: (next: Draft | null = draft) => {
      draft = next;
      store.write(null);
    },
  };
}
