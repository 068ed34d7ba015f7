'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Fetches `ShellExtras` after the page is interactive, outside the first load's budget. */
export function ShellExtrasLoader() {
  const [Extras, setExtras] = useState<ComponentType | null>(null);
  useEffect(() => {
    let stale = false;
    // The page works without them, so a failed fetch (offline) is silent.
    import('./shell-extras').then(
      ({ ShellExtras }) => {
        if (!stale) setExtras(() => ShellExtras);
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, []);
  return Extras && <Extras />;
}
