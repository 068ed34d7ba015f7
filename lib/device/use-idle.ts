import { useEffect, useState } from 'react';
import { timings } from '@/lib/domain/limits';

/** Runs something once the browser has nothing else to do, or when it had no time for it that long. @returns the way to call it off. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, timings.idlePrefetchTimeoutMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: timings.idlePrefetchTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** True once the browser was idle; asked only where it is wanted. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isWanted && !isIdle ? whenIdle(() => setIsIdle(true)) : undefined), [isWanted, isIdle]);
  return isIdle;
}
