import { type Href, href } from '@/lib/routes/href';
import type { CatalogueOrder, CatalogueRules } from './catalogue-rules';
import { type Reader, text } from './readers';

/** The selected values, by names of the address. */
export type FilterValues = Readonly<Record<string, readonly string[] | undefined>>;

/** The state of a list in the address. `start` counts from 0 and is a multiple of the page size. */
export interface CatalogueState {
  values: FilterValues;
  sort: CatalogueOrder['name'];
  start: number;
}

/** The greatest that the backend takes. */
const startMax = 100_000;

const readersOf = ({ read }: CatalogueRules): [string, Reader][] => [
  ['keyword', text],
  ...Object.entries(read),
];

/** A lower bound above the upper one is a mistake: they are swapped. */
function withOrderedBounds({ bounds }: CatalogueRules, values: FilterValues): FilterValues {
  if (!bounds) return values;
  const [lower, upper] = bounds;
  const [[min] = [], [max] = []] = [values[lower], values[upper]];
  if (min === undefined || max === undefined || Number(min) <= Number(max)) return values;
  return { ...values, [lower]: [max], [upper]: [min] };
}

/** Reads an address; invalid values are dropped, so that no link leads to an error. */
export function readState(rules: CatalogueRules, params: URLSearchParams): CatalogueState {
  const values = Object.fromEntries(
    readersOf(rules)
      .map(([name, read]) => [name, read(params.getAll(name))] as const)
      .filter(([, chosen]) => chosen.length > 0),
  );
  const [fallback] = rules.sorts;
  const sort =
    rules.sorts.find(({ query }) =>
      Object.entries(query).every(([name, value]) => (params.get(name) ?? fallback.query[name]) === value),
    ) ?? fallback;
  const start = Math.floor(Number(params.get('start')) / rules.pageSize) * rules.pageSize;
  return {
    values: withOrderedBounds(rules, values),
    sort: sort.name,
    start: Number.isSafeInteger(start) && start > 0 && start <= startMax ? start : 0,
  };
}

/** The state as query values; lists are joined by commas, defaults are left out. */
export function toQuery(rules: CatalogueRules, state: CatalogueState): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name] of readersOf(rules)) {
    const chosen = state.values[name];
    if (chosen && chosen.length > 0) query[name] = chosen.join(',');
  }
  const [fallback] = rules.sorts;
  const sort = rules.sorts.find(({ name }) => name === state.sort);
  if (sort && sort !== fallback) Object.assign(query, sort.query);
  if (state.start > 0) query.start = String(state.start);
  return query;
}

/** The same state has the same text; empty for the list without any choice. */
export const queryString = (rules: CatalogueRules, state: CatalogueState): string =>
  new URLSearchParams(toQuery(rules, state)).toString();

export const catalogueHref = (rules: CatalogueRules, state: CatalogueState): Href =>
  href(rules.path, undefined, toQuery(rules, state));

/** The page that begins at `start`, counted from 1, and where a page begins. */
export const pageAt = ({ pageSize }: CatalogueRules, start: number): number => start / pageSize + 1;
export const startOf = ({ pageSize }: CatalogueRules, page: number): number => (page - 1) * pageSize;
export const pageCount = ({ pageSize }: CatalogueRules, total: number): number => Math.ceil(total / pageSize);

/** With other filters, starting at the first page. */
export const withValues = (
  rules: CatalogueRules,
  state: CatalogueState,
  values: FilterValues,
): CatalogueState => ({
  ...state,
  values: withOrderedBounds(rules, { ...state.values, ...values }),
  start: 0,
});

export function toggled(chosen: readonly string[] = [], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}

interface Countable {
  /** Its names in the address. */
  params: readonly string[];
  whole?: boolean;
}

/** The number of choices in one filter. */
export function chosenIn({ params, whole }: Countable, values: FilterValues): number {
  const count = params.reduce((sum, name) => sum + (values[name]?.length ?? 0), 0);
  return whole ? Math.min(count, 1) : count;
}

/** The number of active filters; the keyword has its own field. */
export const chosenCount = (filters: readonly Countable[], values: FilterValues): number =>
  filters.reduce((sum, filter) => sum + chosenIn(filter, values), 0);

/** The keyword and the order stay. */
export const withoutFilters = (state: CatalogueState): CatalogueState => ({
  ...state,
  values: { keyword: state.values.keyword ?? [] },
  start: 0,
});
