'use client';

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { PartFailed } from './part-failed';
import { isChunkFailure } from './reload-stale-page';
import { useHydrated } from '@/lib/device/use-hydrated';

interface LazyPartOptions {
  /** Fetched during hydration instead of at its first rendering. A function says whether this address needs it. */
  ahead?: boolean | (() => boolean);
  /** False: the HTML contains the skeleton, for personal parts or parts that depend on the address. */
  ssr?: boolean;
}

/** A part of a page in its own chunk; until it loads its skeleton is shown, which must have the same size. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Skeleton: () => ReactNode,
  { ahead = false, ssr = true }: LazyPartOptions = {},
): ComponentType<Props> {
  // What is beside the part, such as a form with typed text, stays.
  const failed = (error: unknown): { default: ComponentType<Props> } => {
    if (!isChunkFailure(error)) throw error;
    return { default: () => <PartFailed error={error} /> };
  };
  const Part = lazy(() => load().then((part) => ({ default: part }), failed));
  const isWanted = () => (typeof ahead === 'function' ? ahead() : ahead);
  // A failure shows when the part is rendered.
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
