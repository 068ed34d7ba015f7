import type { DeviceStore } from '@/lib/device/device-store';

/**
 * The draft of one open form, and where it lies on the device. `first` makes a new one when it is needed: its key is
 * random, and a page is rendered ahead.
 */
export function keepDraft<Draft extends object>(store: DeviceStore<Draft>, first: () => Draft) {
  let draft: Draft | null = null;
  const textOf = () => JSON.stringify(store.read());
  /** What this form has read or written last; null before. */
  let own: string | null = null;
  let isWriting = false;
  const write = (value: Draft | null): boolean => {
    isWriting = true;
    const isStored = store.write(value);
    own = textOf();
    isWriting = false;
    return isStored;
  };
  const current = (): Draft => (draft ??= first());
  return {
    current,
    /** Goes on with what the device has; null where it has nothing. */
    load: (): Draft | null => {
      const stored = store.read();
      draft = stored ?? draft;
      own = textOf();
      return stored;
    },
    /** Takes a part over and stores it all; false when the browser refuses. */
    save: (part: Partial<Draft>): boolean => {
      draft = { ...current(), ...part };
      return write(draft);
    },
    /**
     * Whether another tab has written it since this form has. One that was sent or thrown away there asks for nothing: under its key
     * nothing is sent twice.
     */
    isElsewhere: (): boolean => {
      if (isWriting) return false;
      own ??= textOf();
      return store.read() !== null && textOf() !== own;
    },
    /** Removes it; what is typed from now on belongs to the next one. */
    drop: (next: Draft | null = draft) => {
      draft = next;
      write(null);
    },
  };
}
