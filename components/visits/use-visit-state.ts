'use client';

import { useSecondsUntil } from '@/components/accounts/account/use-seconds-until';
import type { OpenVisit } from '@/lib/contract/visits/visit-guests';
import { useHydrated } from '@/lib/device/use-hydrated';
import type { VisitState } from '@/lib/domain/visits/school-visits';

/** The state of a visit now; null until the page is interactive, because the page itself may be older. */
export function useVisitState({ startsAt, endsAt, closedAt }: OpenVisit): VisitState | null {
  const isInteractive = useHydrated();
  const untilStart = useSecondsUntil(Date.parse(startsAt));
  const untilEnd = useSecondsUntil(Date.parse(endsAt));
  if (!isInteractive) return null;
  if (closedAt !== null || untilEnd === 0) return 'over';
  return untilStart > 0 ? 'planned' : 'open';
}
