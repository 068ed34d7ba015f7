'use client';

import { useEffect } from 'react';
import { usePathname } from '@/lib/i18n/navigation';
import { onNavigationStart } from '@/lib/i18n/navigation-events';
import { rememberRoute } from '@/lib/session/last-route';

/** Remembers the page for a later log-in: when it opens, and when it is left, by then with the filters in its address. */
export function LastRouteMemory() {
  const path = usePathname();
  useEffect(rememberRoute, [path]);
  useEffect(() => {
    window.addEventListener('pagehide', rememberRoute);
    const stop = onNavigationStart(rememberRoute);
    return () => {
      window.removeEventListener('pagehide', rememberRoute);
      stop();
    };
  }, []);
  return null;
}
