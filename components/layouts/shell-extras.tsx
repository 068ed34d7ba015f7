'use client';

import { lazy, Suspense } from 'react';
import { NavigationProgress } from '@/components/feedback/navigation-progress';
import { ToastHost } from '@/components/feedback/toast-host';
import { AttachResults } from '@/components/orientation/attach-results';
import type { OutsideServices } from '@/lib/env/outside-services';
import { InvitationHost } from './invitation-host';
import { LastRouteMemory } from './last-route-memory';
import { OfflineNotice } from './offline-notice';
import { OfflineSupport } from './offline-support';
import { SplashScreens } from './splash-screens';

const OutsideParts = lazy(() =>
  import('@/components/site/outside/outside-parts').then((module) => ({ default: module.OutsideParts })),
);

/** Parts of every page that the first paint does not need. */
export function ShellExtras({ outside }: { outside: OutsideServices | null }) {
  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
      <OfflineSupport />
      <ToastHost />
      <InvitationHost />
      <AttachResults />
      <LastRouteMemory />
      <SplashScreens />
      {outside && (
        <Suspense>
          <OutsideParts services={outside} />
        </Suspense>
      )}
    </>
  );
}
