import type * as z from 'zod';
import type { usersResultFilter } from '@/lib/contract/qa/users-result';
import { pageSizes } from '@/lib/domain/limits';
import { type OrientationTest, orientationTests } from '@/lib/domain/orientation/orientation-code';
import { trimAll } from '@/lib/domain/trim';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { type Href, href } from '@/lib/routes/href';

export type Places = Record<OrientationTest, QuestionnairePlace>;

/** Rows that a page shows; the endpoint is asked for a thousand at once, as the specification has it. */
export const resultsPerPage = 25;
export const resultsPerCall = pageSizes.orientationUsers;
const pagesPerCall = resultsPerCall / resultsPerPage;

/** What the address of the results says; `test` '' is both, `page` counts from 1. */
export interface ResultFilter {
  view: 'results' | 'statements';
  test: OrientationTest | '';
  code: string;
  province: string;
  keyword: string;
  page: number;
}

export const noResultFilter: ResultFilter = {
  view: 'results',
  test: '',
  code: '',
  province: '',
  keyword: '',
  page: 1,
};

const keywordMax = 120;
const pageMax = 10_000;

/** Reads an address as people may have changed it by hand: what cannot be is left out. */
export function readResultFilter(search: Pick<URLSearchParams, 'get'>): ResultFilter {
  const text = (name: string) => trimAll(search.get(name) ?? '');
  const page = Number(search.get('page'));
  const code = text('code').toUpperCase();
  return {
    view: text('view') === 'statements' ? 'statements' : 'results',
    test: orientationTests.find((test) => test === text('test')) ?? '',
    code: /^[A-Z]{1,4}(?:-[AT])?$/.test(code) ? code : '',
    province: /^\d{2}$/.test(text('province')) ? text('province') : '',
    keyword: text('keyword').slice(0, keywordMax),
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
}

/** The page's address with this filter; defaults are left out. */
export const hrefOfResults = ({ view, page, ...filter }: ResultFilter): Href =>
  href('/advisor/orientation-test', undefined, {
    view: view === 'results' ? undefined : view,
    ...filter,
    page: page > 1 ? page : undefined,
  });

/** True when something narrows the results besides the test. */
export const isNarrowed = ({ code, province, keyword }: ResultFilter): boolean =>
  [code, province, keyword].some(Boolean);

/** The endpoint's query for the thousand that hold the page. */
export function toResultQuery(
  { test, code, province, keyword, page }: ResultFilter,
  places: Places,
): z.input<typeof usersResultFilter> {
  return {
    ...(test && { filter: `subjectId#${places[test].subjectId}` as const }),
    ...(code && { code }),
    ...(province && { province }),
    ...(keyword && { keyword }),
    start: Math.floor((page - 1) / pagesPerCall) * resultsPerCall,
    limit: resultsPerCall,
  };
}

/** The rows of a page among the thousand that hold it. */
export const rowsOfPage = <Row>(rows: readonly Row[], page: number): Row[] => {
  const first = ((page - 1) % pagesPerCall) * resultsPerPage;
  return rows.slice(first, first + resultsPerPage);
};
