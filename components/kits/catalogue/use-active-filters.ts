'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { pickName } from '@/lib/i18n/pick';
import { chosenIn, withValues } from './catalogue-state';
import type { CatalogueDeclaration, CatalogueState, FilterValues } from './define-catalogue';

export interface ActiveFilter {
  key: string;
  /** Null while its name is loading. */
  label: string | null;
  /** The list without this filter. */
  without: CatalogueState;
  /** The list with only this filter. */
  alone: CatalogueState;
}

/** The active filters, one by one, with their labels; a range is one. */
export function useActiveFilters({ filters }: CatalogueDeclaration, state: CatalogueState): ActiveFilter[] {
  const words = useTranslations();
  const locale = useLocale();
  const { values } = state;
  const named = filters.filter(({ names }) => names !== undefined);
  const names = useQueries({
    queries: named.flatMap((filter) =>
      filter.names ? [{ ...filter.names(), enabled: chosenIn(filter, values) > 0 }] : [],
    ),
  });

  const active = (
    key: string,
    label: string | null,
    own: FilterValues,
    rest: FilterValues,
  ): ActiveFilter => ({
    key,
    label,
    without: withValues(state, rest),
    alone: { ...state, values: own, start: 0 },
  });
  const keyword = (values.keyword ?? []).map((typed) =>
    active(
      `keyword:${typed}`,
      words('catalogue.quoted', { keyword: typed }),
      { keyword: [typed] },
      { keyword: [] },
    ),
  );
  const chosen = filters.flatMap((filter) => {
    const { read, whole, label } = filter;
    const own: FilterValues = Object.fromEntries(Object.keys(read).map((name) => [name, values[name]]));
    if (whole) {
      if (chosenIn(filter, values) === 0) return [];
      const key = Object.keys(read).join(':');
      return [
        active(
          key,
          label('', words, values),
          own,
          Object.fromEntries(Object.keys(read).map((name) => [name, []])),
        ),
      ];
    }
    const query = names[named.indexOf(filter)];
    const labelOf = (value: string) => {
      const found = query?.data?.get(value);
      if (found) return pickName(found, locale);
      return query?.isPending ? null : label(value, words, values);
    };
    return Object.keys(read).flatMap((name) =>
      (values[name] ?? []).map((value) =>
        active(
          `${name}:${value}`,
          labelOf(value),
          { [name]: [value] },
          { [name]: values[name]?.filter((each) => each !== value) },
        ),
      ),
    );
  });
  return [...keyword, ...chosen];
}
