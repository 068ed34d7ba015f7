'use client';

import { type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useSearchParams } from '@/lib/i18n/navigation';
import type { CatalogueRules } from '@/lib/catalogue/catalogue-rules';
import { type CatalogueState, readState, toQuery } from '@/lib/catalogue/catalogue-state';

/**
 * Notifies of every change of the address. The address is read from the browser: Next's own copy is updated a moment
 * later and would restore the previous choice.
 */
function AddressWatch({ onRead }: { onRead: (search: string) => void }) {
  const params = useSearchParams();
  useLayoutEffect(() => onRead(window.location.search), [params, onRead]);
  return null;
}

interface CatalogueAddress {
  state: CatalogueState;
  /** False until the browser has read its address: until then the state is the one of the page's HTML. */
  known: boolean;
  /** Changes the list and the address; the page is not requested again. */
  change: (next: CatalogueState) => void;
  /** Render it once, anywhere. */
  watch: ReactNode;
}

/**
 * Stores the state of a list in the address, so that it can be shared and the back button restores it.
 *
 * @param given the query that the page's HTML answers
 */
export function useCatalogueAddress(rules: CatalogueRules, given: string): CatalogueAddress {
  const [search, setSearch] = useState<string | null>(null);
  const state = useMemo(() => readState(rules, new URLSearchParams(search ?? given)), [rules, search, given]);
  const change = useCallback(
    (next: CatalogueState) => {
      const params = new URLSearchParams(toQuery(rules, next));
      // The comparison above the list stays while the list changes.
      const compared = new URLSearchParams(window.location.search).get('compare');
      if (compared) params.set('compare', compared);
      const query = params.toString();
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
