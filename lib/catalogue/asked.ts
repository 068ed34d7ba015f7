import { articlePlaces } from '@/lib/domain/articles/article-places';
import { localizePath, splitLocale } from '@/lib/i18n/locales';
import { carriesTokens } from '@/lib/session/carries-tokens';
import { articleRules } from './article-rules';
import { askedFolder, shownPath } from './asked-path';
import { askedSegment } from './asked-query';
import type { CatalogueRules } from './catalogue-rules';
import { queryString, readState } from './catalogue-state';
import { courseRules } from './course-rules';
import { eventRules } from './event-rules';
import { jobRules } from './job-rules';
import { questionRules } from './question-rules';
import { schoolRules } from './school-rules';
import { searchKinds } from '@/lib/domain/search/search-kinds';
import { oneOf } from './readers';

/** The addresses of the search of the whole site; it shows one page. */
const searchRules: CatalogueRules = {
  path: '/search',
  pageSize: 1,
  read: { kind: oneOf(searchKinds) },
  sorts: [{ name: 'relevance', query: {} }],
};

export const catalogues: ReadonlyMap<string, CatalogueRules> = new Map(
  [
    schoolRules,
    courseRules,
    eventRules,
    jobRules,
    questionRules,
    searchRules,
    ...articlePlaces.map(articleRules),
  ].map((rules) => [rules.path, rules]),
);

/** The catalogue of such a page, with its language; other paths as they are. */
export function wholePath(path: string): string {
  const { locale, path: bare } = splitLocale(path);
  return localizePath(shownPath(bare), locale);
}

/**
 * The path of the page that answers a document's address: for a catalogue the page of its query, or itself where the
 * query asks for nothing that it knows. Other addresses as they are; tokens in one are the middleware's.
 *
 * @param url path and query, as the browser sends them
 */
export function answeringPath(url: string): string {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s);
  const { locale, path } = splitLocale(pathname);
  const rules = catalogues.get(path);
  const params = new URLSearchParams(search);
  // `/km/explore` is redirected.
  if (!rules || params.size === 0 || pathname !== localizePath(path, locale) || carriesTokens(params))
    return url;
  const query = queryString(rules, readState(rules, params));
  return localizePath(query === '' ? path : `${askedFolder}${path}/${askedSegment(query)}`, locale);
}

/** Pages of queries have no address of their own: they are not found there. */
export function withoutAsked(url: string): string {
  const [pathname = ''] = url.split('?');
  const { locale, path } = splitLocale(decodeURI(pathname));
  return path.startsWith(`${askedFolder}/`) ? localizePath(askedFolder, locale) : url;
}
