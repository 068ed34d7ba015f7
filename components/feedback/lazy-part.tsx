'use client';

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from './use-hydrated';

interface LazyPartOptions {
  /** Fetched beside the page, while React wakes it up, instead of at its first showing. A function says whether this address needs it. */
  ahead?: boolean | (() => boolean);
  /** False: the HTML has the skeleton, for what depends on the person or the address. */
  ssr?: boolean;
}

/** A part of a page whose code comes in a file of its own; until then its skeleton is shown, which must have the same size. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Skeleton: () => ReactNode,
  { ahead = false, ssr = true }: LazyPartOptions = {},
): ComponentType<Props> {
  const Part = lazy(() => load().then((part) => ({ default: part })));
  const isWanted = () => (typeof ahead === 'function' ? ahead() : ahead);
  // A failure shows itself when the part is drawn.
  if (typeof window !== 'undefined' && isWanted()) void load().catch(() => undefined);
  return function LazyPart(props: Props) {
    const isHydrated = useHydrated();
    if (!ssr && !isHydrated) return <Skeleton />;
    return (
      <Suspense fallback={<Skeleton />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
