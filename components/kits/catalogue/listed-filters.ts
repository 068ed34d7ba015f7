import { type CatalogueState, chosenIn, withValues } from '@/lib/catalogue/catalogue-state';
import type { CatalogueDeclaration, Words } from './define-catalogue';

export interface ActiveFilter {
  key: string;
  /** Null while its name is loading. */
  label: string | null;
  /** The list without this filter. */
  without: CatalogueState;
  /** The list with only this filter. */
  alone: CatalogueState;
}

/** The name of a value of a parameter; undefined: its filter labels it, null: it is loading. */
export type NameOf = (param: string, value: string) => string | null | undefined;

/** The active filters, one by one, with their labels; a range is one. */
export function listedFilters(
  { rules, filters }: CatalogueDeclaration,
  state: CatalogueState,
  words: Words,
  nameOf: NameOf,
): ActiveFilter[] {
  const { values } = state;
  const active = (
    key: string,
    label: string | null,
    own: CatalogueState['values'],
    rest: CatalogueState['values'],
  ) => ({
    key,
    label,
    without: withValues(rules, state, rest),
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
    const { params, whole, label } = filter;
    if (whole) {
      if (chosenIn(filter, values) === 0) return [];
      const own = Object.fromEntries(params.map((name) => [name, values[name]]));
      const rest = Object.fromEntries(params.map((name) => [name, []]));
      return [active(params.join(':'), label('', words, values), own, rest)];
    }
    return params.flatMap((name) =>
      (values[name] ?? []).map((value) => {
        const found = nameOf(name, value);
        return active(
          `${name}:${value}`,
          found === undefined ? label(value, words, values) : found,
          { [name]: [value] },
          { [name]: values[name]?.filter((each) => each !== value) },
        );
      }),
    );
  });
  return [...keyword, ...chosen];
}
