/** What the marks of a page show: those last heard of, and what the reader tapped since. */
export interface MarkStore {
  subscribe: (listener: () => void) => () => void;
  isMarked: (id: string) => boolean;
  /** What the backend says; wishes that were carried out end here. */
  setKnown: (ids: readonly string[], carriedOut?: Iterable<string>) => void;
  /** Shown at once, ahead of the backend's answer. */
  wish: (id: string, wanted: boolean) => void;
  wished: (id: string) => boolean | undefined;
  /** Takes a wish back that could not be carried out. */
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
