/** The marks of a page: those of the backend, and taps of the reader since then. */
export interface MarkStore {
  subscribe: (listener: () => void) => () => void;
  isMarked: (id: string) => boolean;
  /** The state of the backend; applied wishes are removed here. */
  setKnown: (ids: readonly string[], carriedOut?: Iterable<string>) => void;
  /** Shown at once, before the backend's answer. */
  wish: (id: string, wanted: boolean) => void;
  wished: (id: string) => boolean | undefined;
  /** Reverts a wish that failed. */
  dropWish: (id: string) => void;
  forget: () => void;
}

export function createMarkStore(): MarkStore {
  let known: ReadonlySet<string> = new Set();
  const wishes = new Map<string, boolean>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const setKnown: MarkStore['setKnown'] = (ids, carriedOut = []) => {
    known = new Set(ids);
    for (const id of carriedOut) wishes.delete(id);
    notify();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isMarked: (id) => wishes.get(id) ?? known.has(id),
    setKnown,
    wish: (id, wanted) => {
      wishes.set(id, wanted);
      notify();
    },
    wished: (id) => wishes.get(id),
    dropWish: (id) => {
      wishes.delete(id);
      notify();
    },
    forget: () => {
      if (known.size === 0 && wishes.size === 0) return;
      wishes.clear();
      setKnown([]);
    },
  };
}
