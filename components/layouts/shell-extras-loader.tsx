'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { OutsideServices } from '@/lib/env/outside-services';

interface ExtrasProps {
  outside: OutsideServices | null;
}

/** Fetches `ShellExtras` after the page is interactive, outside the first load's budget. */
export function ShellExtrasLoader({ outside }: ExtrasProps) {
  const [Extras, setExtras] = useState<ComponentType<ExtrasProps> | null>(null);
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
  return Extras && <Extras outside={outside} />;
}
