import { vi } from 'vitest';

type Tell = (entries: { isIntersecting: boolean }[]) => void;

/** An observer of what is seen, which a test controls; `vi.unstubAllGlobals` takes it away. */
export const watchSight = () => {
  const seen: { tell: Tell; margin: string | undefined; isWatching: boolean } = {
    tell: () => undefined,
    margin: undefined,
    isWatching: false,
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: Tell, options?: { rootMargin?: string }) {
        Object.assign(seen, { tell, margin: options?.rootMargin });
      }
      observe = () => Object.assign(seen, { isWatching: true });
      disconnect = () => Object.assign(seen, { isWatching: false });
    },
  );
  return seen;
};
