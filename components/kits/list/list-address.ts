import type { Href, HrefQuery } from '@/lib/routes/href';
import type { Params, ValuesOf } from './list-params';

/** The state of a list in the address; `page` counts from 1. */
export interface ListState<Values> {
  filters: Values;
  /** One of the declared orders; '' is the server's default. */
  sort: string;
  page: number;
  pageSize: number;
  /** The key of the row that is open beside the list; '' for none. */
  row: string;
}

/** Any change except of the page returns to the first page, and any except of the row closes it. */
export interface ListChange<Values> {
  filters?: Partial<Values>;
  sort?: string;
  page?: number;
  pageSize?: number;
  row?: string;
}

interface ListOptions<P extends Params> {
  params: P;
  /** Orders that the endpoint supports; a leading `-` means descending. */
  sorts?: readonly string[];
  /** The first is the default. */
  pageSizes?: readonly [number, ...number[]];
}

export interface ListAddress<P extends Params> {
  params: P;
  pageSizes: readonly [number, ...number[]];
  empty: ListState<ValuesOf<P>>;
  /** Reads an address that people may have edited: invalid values are dropped. */
  read: (search: Pick<URLSearchParams, 'getAll'>) => ListState<ValuesOf<P>>;
  /** The address after a change, without defaults. Without `from` it starts at the plain list. */
  href: (change?: ListChange<ValuesOf<P>>, from?: ListState<ValuesOf<P>>) => Href;
  /** True when a filter narrows the list; tabs do not count. */
  isNarrowed: (state: ListState<ValuesOf<P>>) => boolean;
  /** The same view without filters. */
  cleared: (state: ListState<ValuesOf<P>>) => ListState<ValuesOf<P>>;
}

export type StateOf<Address extends { empty: unknown }> = Address['empty'];

const pageMax = 10_000;
const defaultPageSize = 20;
const rowMax = 100;
// Reserved: never names of filters.
const reserved = { page: 'page', pageSize: 'size', sort: 'sort', row: 'row' };

const isEmpty = (value: string | readonly string[], empty: string | readonly string[]) =>
  typeof value === 'string' ? value === empty : value.length === 0;

const mapValues = <P extends Params>(
  params: P,
  valueOf: (name: string, param: P[string]) => string | readonly string[],
) =>
  Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, valueOf(name, param as P[string])]),
  ) as ValuesOf<P>;

/**
 * Declares the address of a list once; reading, writing, clearing and the query of the endpoint follow from it.
 * Independent of the browser, so that a server component can read the same address.
 */
export function defineList<P extends Params>(
  hrefOf: (query: HrefQuery) => Href,
  { params, sorts = [], pageSizes = [defaultPageSize] }: ListOptions<P>,
): ListAddress<P> {
  const empty: ListState<ValuesOf<P>> = {
    filters: mapValues(params, (_, param) => param.empty),
    sort: '',
    page: 1,
    pageSize: pageSizes[0],
    row: '',
  };
  const narrowing = (filters: ValuesOf<P>) =>
    Object.entries(params).filter(
      ([name, param]) => !param.tab && !isEmpty(filters[name] ?? param.empty, param.empty),
    );
  return {
    params,
    pageSizes,
    empty,
    read: (search) => {
      const page = Number(search.getAll(reserved.page)[0]);
      const pageSize = Number(search.getAll(reserved.pageSize)[0]);
      return {
        filters: mapValues(params, (name, param) => param.read(search.getAll(name))),
        sort: sorts.find((sort) => sort === search.getAll(reserved.sort)[0]) ?? '',
        page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
        pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
        row: (search.getAll(reserved.row)[0] ?? '').slice(0, rowMax),
      };
    },
    href: (change = {}, from = empty) => {
      const { filters, sort, page, pageSize, row } = {
        page: 1,
        row: '',
        sort: from.sort,
        pageSize: from.pageSize,
        ...change,
      };
      const values: ValuesOf<P> = { ...from.filters, ...filters };
      const query = mapValues(params, (name, param) => {
        const value = values[name] ?? param.empty;
        return isEmpty(value, param.empty) ? '' : value;
      });
      return hrefOf({
        ...query,
        [reserved.sort]: sort,
        [reserved.page]: page > 1 ? page : undefined,
        [reserved.pageSize]: pageSize === pageSizes[0] ? undefined : pageSize,
        [reserved.row]: row,
      });
    },
    isNarrowed: ({ filters }) => narrowing(filters).length > 0,
    cleared: (state) => ({
      ...empty,
      pageSize: state.pageSize,
      filters: mapValues(params, (name, param) => (param.tab ? (state.filters[name] ?? '') : param.empty)),
    }),
  };
}

/** `start` and `limit` in the endpoints' format. */
export const rangeOf = ({ page, pageSize }: Pick<ListState<unknown>, 'page' | 'pageSize'>) => ({
  start: (page - 1) * pageSize,
  limit: pageSize,
});

/** The filters that say something, for a query in which an empty text would be an error. */
export const givenOf = <Values extends object>(filters: Values) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value.length > 0)) as {
    [Name in keyof Values]?: Exclude<Values[Name], ''>;
  };
