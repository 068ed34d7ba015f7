import { pageSizes } from '@/lib/domain/limits/lists';
import type { CatalogueDeclaration, CatalogueFilter, CatalogueState, FilterValues } from './define-catalogue';
import { type Reader, text } from './readers';

/** The parts of a catalogue that determine its address. */
export type CatalogueRules = Pick<CatalogueDeclaration, 'sorts'> & {
  filters: readonly Pick<CatalogueFilter, 'read'>[];
};

const pageMax = 10_000;

const readersOf = ({ filters }: CatalogueRules): [string, Reader][] => [
  ['keyword', text],
  ...filters.flatMap(({ read }) => Object.entries(read)),
];

/** A lower bound above the upper one is a mistake: they are swapped. */
function withOrderedAmounts(values: FilterValues): FilterValues {
  const { minPrice: [min] = [], maxPrice: [max] = [] } = values;
  if (min === undefined || max === undefined || Number(min) <= Number(max)) return values;
  return { ...values, minPrice: [max], maxPrice: [min] };
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
  const page = Math.floor(Number(params.get('start')) / pageSizes.schools);
  return {
    values: withOrderedAmounts(values),
    sort: sort.name,
    start: Number.isSafeInteger(page) && page > 0 && page < pageMax ? page * pageSizes.schools : 0,
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

/** Whether the list has no query, so that the page's own HTML shows it. */
export const isFirstPage = (rules: CatalogueRules, state: CatalogueState) =>
  Object.keys(toQuery(rules, state)).length === 0;

/** With other filters, starting at the first page. */
export const withValues = (state: CatalogueState, values: FilterValues): CatalogueState => ({
  ...state,
  values: withOrderedAmounts({ ...state.values, ...values }),
  start: 0,
});

export function toggled(chosen: readonly string[] = [], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}

type Countable = Pick<CatalogueFilter, 'read' | 'whole'>;

/** The number of choices in one filter. */
export function chosenIn({ read, whole }: Countable, values: FilterValues): number {
  const count = Object.keys(read).reduce((sum, name) => sum + (values[name]?.length ?? 0), 0);
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
