'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type CatalogueState, chosenIn } from '@/lib/catalogue/catalogue-state';
import { pickName } from '@/lib/i18n/pick';
import type { CatalogueDeclaration } from './define-catalogue';
import { type ActiveFilter, listedFilters, type NameOf } from './listed-filters';

/** The active filters; names that are not on the page are fetched. */
export function useActiveFilters(of: CatalogueDeclaration, state: CatalogueState): ActiveFilter[] {
  const words = useTranslations();
  const locale = useLocale();
  const named = of.filters.filter(({ names }) => names !== undefined);
  const names = useQueries({
    queries: named.flatMap((filter) =>
      filter.names ? [{ ...filter.names(), enabled: chosenIn(filter, state.values) > 0 }] : [],
    ),
  });
  const nameOf: NameOf = (param, value) => {
    const query = names[named.findIndex(({ params }) => params.includes(param))];
    const found = query?.data?.get(value);
    if (found) return pickName(found, locale);
    return query?.isPending ? null : undefined;
  };
  return listedFilters(of, state, words, nameOf);
}
