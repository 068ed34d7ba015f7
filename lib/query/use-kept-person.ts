'use client';

import { isAway } from '@/lib/api/service-state';
import { isApiError } from '@/lib/api/api-error';
import { keptOwner } from '@/lib/device/kept-owner';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useViewer } from './use-viewer';

/**
 * The id of the signed-in person; while the service cannot be reached that of whose things are kept on this phone. Null
 * until it is known: after a log-out nothing is kept, and nobody is signed in.
 */
export function useKeptPerson(): string | null {
  const { data, failureReason, fetchStatus } = useViewer();
  if (data) return data.sub;
  const isUnknown = fetchStatus === 'paused' || (isApiError(failureReason) && isAway(failureReason.status));
  return isUnknown && isSignedIn() ? keptOwner() : null;
}
