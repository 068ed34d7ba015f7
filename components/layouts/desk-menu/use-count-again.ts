'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingApi } from '@/lib/api/waiting';

/** Deeds in a row, such as marks one by one, are counted together. */
const restMs = 2_000;

/**
 * Counts again after what the reader has done: most deeds take something away from what waits, and each says which lists
 * it makes stale.
 */
export function useCountAgain(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let countedMs = 0;
    const count = () => {
      timer = undefined;
      countedMs = Date.now();
      void client.invalidateQueries({ queryKey: waitingApi.key });
    };
    const [own] = waitingApi.key;
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (event.query.queryKey[0] === own) return;
      timer ??= setTimeout(count, Math.max(0, countedMs + restMs - Date.now()));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
}
