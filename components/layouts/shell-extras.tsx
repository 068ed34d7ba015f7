'use client';

import { NavigationProgress } from '@/components/feedback/navigation-progress';
import { OfflineNotice } from '@/components/feedback/offline-notice';
import { ToastHost } from '@/components/feedback/toast-host';
import { AttachResults } from '@/components/orientation/attach-results';
import { InvitationHost } from './invitation-host';
import { LastRouteMemory } from './last-route-memory';

/** What every page has and no first paint needs. */
export function ShellExtras() {
  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
      <ToastHost />
      <InvitationHost />
      <AttachResults />
      <LastRouteMemory />
    </>
  );
}
