'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { CatalogueDeclaration, LiveProps } from './define-catalogue';

interface LivePart {
  Part: ComponentType<LiveProps> | null;
  failed: boolean;
  /** Also called early, when the filters get focus or a pointer. */
  load: () => void;
}

/** Loads the live part of a list once it is `needed`. */
export function useLivePart({ loadLive }: Pick<CatalogueDeclaration, 'loadLive'>, needed: boolean): LivePart {
  const [Part, setPart] = useState<ComponentType<LiveProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadLive().then(
      (loaded) => {
        setPart(() => loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [loadLive]);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  return { Part, failed, load };
}
