'use client';

import { useEffect, useState } from 'react';
import { deviceStore, readBy } from './device-store';
import { useDeviceValue } from './use-device-value';

/**
 * Reads the key behind the `#` of a link that came by message. It is moved into the tab under this name, so that it
 * survives a change of the language and stands in no history. undefined until it is known, null without one.
 */
export function createLinkKey(name: string): () => string | null | undefined {
  const store = deviceStore(
    name,
    readBy((value) => (typeof value === 'string' && value !== '' ? value : null)),
    { scope: 'tab' },
  );
  return function useLinkKey() {
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
  };
}
