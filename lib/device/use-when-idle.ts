import { useEffect, useEffectEvent } from 'react';
import { timings } from '@/lib/domain/limits/pages';

/** Runs a function when the browser is idle, or after this time at the latest. @returns a function to cancel. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, timings.idlePrefetchTimeoutMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: timings.idlePrefetchTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** Runs a function once when the browser is idle, where that is wanted. */
export function useWhenIdle(isWanted: boolean, run: () => void): void {
  const runNow = useEffectEvent(run);
  useEffect(() => (isWanted ? whenIdle(() => runNow()) : undefined), [isWanted]);
}
