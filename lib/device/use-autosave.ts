'use client';

import { useCallback, useEffect, useRef } from 'react';

const delayMs = 400;

/**
 * Calls `save` shortly after the last `touch`, and at once when the page is hidden, left or unmounted. `cancel` drops
 * a pending save; `stop` also prevents later ones, for a finished draft.
 */
export function useAutosave(save: () => void) {
  const latest = useRef(save);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stopped = useRef(false);

  useEffect(() => {
    latest.current = save;
  });

  const flush = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    if (!stopped.current) latest.current();
  }, []);

  const touch = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(flush, delayMs);
  }, [flush]);

  const cancel = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);

  const stop = useCallback(() => {
    stopped.current = true;
  }, []);

  useEffect(() => {
    // Phones freeze pages without an unload event: "hidden" is the last reliable moment.
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    stopped.current = false;
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [flush]);

  return { touch, flush, cancel, stop };
}
