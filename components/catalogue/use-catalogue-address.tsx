'use client';

import { type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useSearchParams } from '@/lib/i18n/navigation';
import { type CatalogueRules, type CatalogueState, readState, toQuery } from './catalogue-state';

/**
 * Tells of every change of the address. The address itself is read from the browser: Next's own copy arrives a moment
 * later and would bring back what was chosen before.
 */
function AddressWatch({ onRead }: { onRead: (search: string) => void }) {
  const params = useSearchParams();
  useLayoutEffect(() => onRead(window.location.search), [params, onRead]);
  return null;
}

interface CatalogueAddress {
  state: CatalogueState;
  /** False until the browser has read its address: the page's HTML knows of no query. */
  known: boolean;
  /** Changes what is shown and the address with it; the page is not asked for again. */
  change: (next: CatalogueState) => void;
  /** To be rendered once, anywhere. */
  watch: ReactNode;
}

/** Keeps a list's state in the address, so that it can be shared and the back button restores it. */
export function useCatalogueAddress(rules: CatalogueRules): CatalogueAddress {
  const [search, setSearch] = useState<string | null>(null);
  const state = useMemo(() => readState(rules, new URLSearchParams(search ?? '')), [rules, search]);
  const change = useCallback(
    (next: CatalogueState) => {
      const query = new URLSearchParams(toQuery(rules, next)).toString();
      const address = query ? `?${query}` : '';
      if (address === window.location.search) return;
      window.history.pushState(null, '', window.location.pathname + address);
      setSearch(address);
    },
    [rules],
  );
  const watch = (
    <Suspense fallback={null}>
      <AddressWatch onRead={setSearch} />
    </Suspense>
  );
  return { state, known: search !== null, change, watch };
}
