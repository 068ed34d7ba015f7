'use client';

import { useMemo } from 'react';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import type { ListAddress, ListChange, ListState } from './list-address';
import type { Params, ValuesOf } from './list-params';

export interface ListNavigation<Values> {
  state: ListState<Values>;
  hrefOf: (change: ListChange<Values>) => Href;
  /** Navigates as a link would, so that "back" undoes it; what `replaces` the step before is undone with that. */
  go: (change: ListChange<Values>, options?: { replaces?: boolean }) => void;
}

/** The navigation of a declared list. */
export type NavigationOf<Address extends { empty: { filters: unknown } }> = ListNavigation<
  Address['empty']['filters']
>;

/** The state of a list, which is its address. Needs a `Suspense` above it; `ListPage` has one. */
export function useListState<P extends Params>(address: ListAddress<P>): ListNavigation<ValuesOf<P>> {
  const search = useSearchParams();
  const router = useRouter();
  return useMemo(() => {
    const state = address.read(search);
    const hrefOf = (change: ListChange<ValuesOf<P>>) => address.href(change, state);
    return {
      state,
      hrefOf,
      go: (change, { replaces = false } = {}) =>
        replaces
          ? router.replace(hrefOf(change), { scroll: false })
          : router.push(hrefOf(change), { scroll: false }),
    };
  }, [address, search, router]);
}
