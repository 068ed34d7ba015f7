import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { pageSizes } from '@/lib/domain/limits';
import { trimAll } from '@/lib/domain/trim';
import {
  type CatalogueRules,
  type FilterName,
  filterNames,
  type FilterRule,
  type SortName,
} from './catalogue-rules';

export type FilterValues = Partial<Record<FilterName, readonly string[] | undefined>>;

/** What the address asks of a list. `start` counts from 0 and is a multiple of the page size. */
export interface CatalogueState {
  values: FilterValues;
  sort: SortName;
  start: number;
}

export const keywordMaxLength = 120;
const listMaxLength = 50;
const amountMaxUsd = 1_000_000;

/** Whole US dollars out of what was typed, ០-៩ included; null when it is no amount. */
export function readAmount(typed: string): string | null {
  const bare = toAsciiDigits(typed).replace(/[\s$,]/g, '');
  return /^\d{1,7}$/.test(bare) && Number(bare) <= amountMaxUsd ? String(Number(bare)) : null;
}

const readers: Record<FilterRule['kind'], (given: string[], rule: FilterRule) => string[]> = {
  text: ([first = '']) =>
    [trimAll(first.replace(/\p{Cc}/gu, ' ')).slice(0, keywordMaxLength)].filter(Boolean),
  amount: ([first = '']) => [readAmount(first)].filter((amount) => amount !== null),
  choice: ([first = ''], { allowed }) => (allowed?.includes(first) ? [first] : []),
  list: (given, { allowed, pattern }) => {
    const parts = new Set(given.flatMap((each) => each.split(',')).map((part) => part.trim()));
    return [...parts]
      .filter((part) => allowed?.includes(part) || pattern?.test(part))
      .slice(0, listMaxLength);
  },
};

/** A lower bound above the upper one is a slip of the hand: they change places. */
function withOrderedAmounts(values: FilterValues): FilterValues {
  const [min] = values.minPrice ?? [];
  const [max] = values.maxPrice ?? [];
  if (min === undefined || max === undefined || Number(min) <= Number(max)) return values;
  return { ...values, minPrice: [max], maxPrice: [min] };
}

/** Reads an address; what it does not understand is left out, so that no link leads to an error. */
export function readState(rules: CatalogueRules, params: URLSearchParams): CatalogueState {
  const values: FilterValues = {};
  for (const name of filterNames) {
    const rule = rules.filters[name];
    const read = rule ? readers[rule.kind](params.getAll(name), rule) : [];
    if (read.length > 0) values[name] = read;
  }
  const [fallback] = rules.sorts;
  const sort =
    rules.sorts.find(({ query }) =>
      Object.entries(query).every(([name, value]) => (params.get(name) ?? fallback.query[name]) === value),
    ) ?? fallback;
  const page = Math.floor(Number(params.get('start')) / pageSizes.schools);
  return {
    values: withOrderedAmounts(values),
    sort: sort.name,
    start: Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page * pageSizes.schools : 0,
  };
}

/** The state as query values; lists become comma lists, defaults are left out. */
export function toQuery(rules: CatalogueRules, state: CatalogueState): Record<string, string> {
  const query: Record<string, string> = {};
  for (const name of filterNames) {
    const chosen = state.values[name];
    if (chosen && chosen.length > 0) query[name] = chosen.join(',');
  }
  const [fallback] = rules.sorts;
  const sort = rules.sorts.find(({ name }) => name === state.sort);
  if (sort && sort !== fallback) Object.assign(query, sort.query);
  if (state.start > 0) query.start = String(state.start);
  return query;
}

/** Whether the list stands as it does without a query, so that the page's own HTML shows it. */
export const isFirstPage = (rules: CatalogueRules, state: CatalogueState) =>
  Object.keys(toQuery(rules, state)).length === 0;

/** Other filters, from the first page on. */
export const withValues = (state: CatalogueState, values: FilterValues): CatalogueState => ({
  ...state,
  values: withOrderedAmounts({ ...state.values, ...values }),
  start: 0,
});

/** One value switched on or off in a list. */
export function toggled(chosen: readonly string[] = [], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}

const priceNames: readonly FilterName[] = ['minPrice', 'maxPrice'];

/** How many filters are set; both bounds of the fee count as one, the keyword has its own box. */
export function chosenCount(values: FilterValues): number {
  const price = priceNames.some((name) => values[name]?.length) ? 1 : 0;
  const others = filterNames.filter((name) => name !== 'keyword' && !priceNames.includes(name));
  return others.reduce((sum, name) => sum + (values[name]?.length ?? 0), price);
}

/** The keyword and the order stay. */
export const withoutFilters = (state: CatalogueState): CatalogueState => ({
  ...state,
  values: { keyword: state.values.keyword ?? [] },
  start: 0,
});
