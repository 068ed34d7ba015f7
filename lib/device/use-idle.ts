import { useEffect, useState } from 'react';
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

/** True after the browser was idle; requested only where it is needed. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isWanted && !isIdle ? whenIdle(() => setIsIdle(true)) : undefined), [isWanted, isIdle]);
  return isIdle;
}
