'use client';

import { useEffect } from 'react';
import { usePathname } from '@/lib/i18n/navigation';
import { onNavigationStart } from '@/lib/i18n/navigation-events';
import { rememberRoute } from '@/lib/session/last-route';
import { onLogOut } from '@/lib/session/log-out-events';

/** Stores the page for a later log-in: when it opens, and when it is left, with the filters in its address. */
export function LastRouteMemory() {
  const path = usePathname();
  useEffect(rememberRoute, [path]);
  useEffect(() => {
    // A log-out also leaves this page, and it must not be stored then.
    let isForgotten = false;
    const leave = () => {
      if (!isForgotten) rememberRoute();
    };
    const comeBack = () => {
      isForgotten = false;
    };
    const stops = [
      onNavigationStart(leave),
      onLogOut(() => {
        isForgotten = true;
      }),
    ];
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
