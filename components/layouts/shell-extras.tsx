'use client';

import { NavigationProgress } from '@/components/feedback/navigation-progress';
import { OfflineNotice } from '@/components/feedback/offline-notice';
import { ToastHost } from '@/components/feedback/toast-host';
import { AttachResults } from '@/components/orientation/attach-results';
import { LastRouteMemory } from './last-route-memory';
import { OfflineSupport } from './offline-support';

/** What every page has and no first paint needs. */
export function ShellExtras() {
  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
      <OfflineSupport />
      <ToastHost />
      <AttachResults />
      <LastRouteMemory />
    </>
  );
}
