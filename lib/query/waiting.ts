'use client';

import { useQuery } from '@tanstack/react-query';
import { waitingApi } from '@/lib/api/waiting';
import type { WhatWaits } from '@/lib/contract/review/waiting';
import { hasAnyRole, keeperRoleNames, roleNames } from '@/lib/domain/accounts/roles';
import type { WaitingKey } from '@/lib/domain/accounts/waiting';
import { useKnownViewer, useViewer } from './use-viewer';

const staleMs = 60_000;

/** What waits for the reader; one call for all numbers of a page. Nothing until the reader is known. */
function useWaitingQuery() {
  const roles = useKnownViewer().data?.roles ?? [];
  return useQuery({
    ...waitingApi.summary.queryOptions(),
    staleTime: staleMs,
    refetchInterval: staleMs,
    enabled: hasAnyRole(roles, [...keeperRoleNames, roleNames.bank]),
  });
}

/** The same for a part of a page, which asks who reads where nothing else has. */
export function useAskedWaiting() {
  useViewer();
  return useWaitingQuery();
}

export const useWaiting = (): WhatWaits | undefined => useWaitingQuery().data;

/** The view of a page that shows what its number counts. */
export const waitingView = (
  key: WaitingKey,
  { schoolId, bankId, schools }: WhatWaits,
): Record<string, string> => {
  if (key === 'applications') return { sort: 'waiting', turn: 'school' };
  if (key === 'hiring') return { turn: 'advisor' };
  if (key === 'inbox') return { state: 'new' };
  if (key === 'students' && schoolId) return { schoolId };
  if (key === 'loans' && bankId) return { bankId, status: 'submitted' };
  const org = key === 'papers' || key === 'corrections' ? schools[key]?.[0]?.schoolId : undefined;
  return org ? { org } : {};
};
