'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingApi } from '@/lib/api/waiting';
import type { WhatWaits } from '@/lib/contract/user/waiting';
import { hasAnyRole, keeperRoleNames, roleNames } from '@/lib/domain/people/roles';
import type { WaitingKey } from '@/lib/domain/people/waiting';
import { useKnownViewer } from '@/lib/query/use-viewer';

const staleMs = 60_000;
/** Deeds in a row, such as marks one by one, are counted together. */
const restMs = 2_000;

/** What waits for the reader; one call for all badges of a page. Nothing until the reader is known. */
export function useWaiting(): WhatWaits | undefined {
  const roles = useKnownViewer().data?.roles ?? [];
  const { data } = useQuery({
    ...waitingApi.summary.queryOptions(),
    staleTime: staleMs,
    refetchInterval: staleMs,
    enabled: hasAnyRole(roles, [...keeperRoleNames, roleNames.bank]),
  });
  return data;
}

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

/** The view of a page that shows what its number counts. */
export const waitingView = (key: WaitingKey, { schoolId, bankId }: WhatWaits): Record<string, string> => {
  if (key === 'applications') return { sort: 'waiting' };
  if (key === 'inbox') return { state: 'new' };
  if (key === 'students' && schoolId) return { schoolId };
  if (key === 'loans' && bankId) return { bankId, status: 'submitted' };
  return {};
};
