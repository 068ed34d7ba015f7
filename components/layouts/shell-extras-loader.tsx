'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { usesLessData } from '@/lib/device/display';
import { onFirstUse } from '@/lib/device/on-first-use';
import type { OutsideServices } from '@/lib/env/outside-services';

interface ExtrasProps {
  outside: OutsideServices | null;
}

/**
 * Fetches `ShellExtras` after the page is interactive, outside the first load's budget; for who saves data at the first
 * use of the page.
 */
export function ShellExtrasLoader({ outside }: ExtrasProps) {
  const [Extras, setExtras] = useState<ComponentType<ExtrasProps> | null>(null);
  useEffect(() => {
    let stale = false;
    const load = () => {
      // The page works without them, so a failed fetch (offline) is silent.
      import('./shell-extras').then(
        ({ ShellExtras }) => {
          if (!stale) setExtras(() => ShellExtras);
        },
        () => undefined,
      );
    };
    const cancel = usesLessData() ? onFirstUse(load) : load();
    return () => {
      stale = true;
      cancel?.();
    };
  }, []);
  return Extras && <Extras outside={outside} />;
}
