'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { CatalogueKind } from './catalogue-rules';
import { type LiveProps, loadLivePart } from './live-part';

interface LivePart {
  Part: ComponentType<LiveProps> | null;
  failed: boolean;
  /** Also called ahead of need, when the filters are touched. */
  load: () => void;
}

/** Loads the live part of a list once it is `needed`. */
export function useLivePart(kind: CatalogueKind, needed: boolean): LivePart {
  const [Part, setPart] = useState<ComponentType<LiveProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadLivePart[kind]().then(
      (loaded) => {
        setPart(() => loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [kind]);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  return { Part, failed, load };
}
