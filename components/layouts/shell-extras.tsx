'use client';

import { NavigationProgress } from '@/components/feedback/navigation-progress';
import { OfflineNotice } from '@/components/feedback/offline-notice';
import { ToastHost } from '@/components/feedback/toast-host';
import { AttachResults } from '@/components/orientation/attach-results';
import { LastRouteMemory } from './last-route-memory';

/** Parts of every page that the first paint does not need. */
export function ShellExtras() {
  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
      <ToastHost />
      <AttachResults />
      <LastRouteMemory />
    </>
  );
}
