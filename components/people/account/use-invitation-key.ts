'use client';

import { useEffect, useState } from 'react';
import { deviceStore, readBy } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';

const store = deviceStore(
  'sala-invitation',
  readBy((value) => (typeof value === 'string' && value !== '' ? value : null)),
  { scope: 'tab' },
);

/**
 * The key behind the `#` of an invitation's link. It is moved into the tab, so that it survives a change of the language
 * and stands in no history. undefined until it is known, null without one.
 */
export function useInvitationKey(): string | null | undefined {
  const stored = useDeviceValue(store);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const take = () => {
      const key = window.location.hash.slice(1);
      if (key) {
        store.write(key);
        window.history.replaceState(
          window.history.state,
          '',
          window.location.pathname + window.location.search,
        );
      }
      setIsRead(true);
    };
    take();
    // Another link of this page, opened in the same tab.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return isRead ? stored : undefined;
}
