'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import type { ListAddress, ListChange, ListState } from './list-address';
import type { Params, ValuesOf } from './list-params';

export interface ListNavigation<Values> {
  state: ListState<Values>;
  hrefOf: (change: ListChange<Values>) => Href;
  /** Navigates as a link would, so that "back" undoes it; what `replaces` the step before is undone with that. */
  go: (change: ListChange<Values>, options?: { replaces?: boolean }) => void;
  /** Opens a row beside the list, or the next one in its place; '' closes it, as "back" does. */
  open: (row: string) => void;
}

/** The navigation of a declared list. */
export type NavigationOf<Address extends { empty: { filters: unknown } }> = ListNavigation<
  Address['empty']['filters']
>;

/** Marks a step of the history that a row has made, which "back" takes away. */
const openedHere = 'salaRow';

/** The state of a list, which is its address. Needs a `Suspense` above it; `ListPage` has one. */
export function useListState<P extends Params>(address: ListAddress<P>): ListNavigation<ValuesOf<P>> {
  const search = useSearchParams();
  const router = useRouter();
  const locale = useLocale();
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
      open: (row) => {
        const { history } = window;
        const step = history.state as { [openedHere]?: true } | null;
        if (row === '' && step?.[openedHere]) return history.back();
        const path = localizePath(hrefOf({ row, page: state.page }), locale);
        // The rows are here: the server need not be asked. Walking on is one step of the history with the opening.
        if (state.row === '') history.pushState({ [openedHere]: true }, '', path);
        else history.replaceState(step?.[openedHere] ? { [openedHere]: true } : null, '', path);
      },
    };
  }, [address, search, router, locale]);
}
