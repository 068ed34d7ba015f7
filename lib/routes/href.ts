import { withoutJoins } from '@/lib/domain/unbroken';
import type { BuiltPath } from './pages';

type ParamNames<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Params<Path extends string> = Record<ParamNames<Path>, string | number>;
/** The parameters that a page gets from its path. */
export type ParamsOf<Path extends string> = Record<ParamNames<Path>, string>;

type QueryValue = string | number | boolean | undefined | null;
export type HrefQuery = Record<string, QueryValue | readonly (string | number)[]>;

type Args<Path extends string> = [ParamNames<Path>] extends [never]
  ? [params?: undefined, query?: HrefQuery]
  : [params: Params<Path>, query?: HrefQuery];

/** A path inside Sala, without language. Only `href` creates one, so that no link is written by hand. */
export type Href = string & { readonly __href: true };

const searchOf = (query: HrefQuery) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const each of Array.isArray(value) ? value : [value])
      search.append(name, withoutJoins(String(each)));
  }
  return search.size > 0 ? `?${search}` : '';
};

/**
 * Builds a link from the page list: `href('/school/[slug]', { slug }, { tab: 'fees' })`. Values are encoded and lose what only holds
 * lines together on a page, empty query values are left out, a list repeats its parameter. `Link` and the router add the language.
 */
export function href<Path extends BuiltPath>(path: Path, ...[params, query]: Args<Path>): Href {
  const values: Record<string, string | number> = params ?? {};
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return (filled + searchOf(query ?? {})) as Href;
}

/** A link to a section of the same page. */
export const withHash = (link: Href, id: string) => `${link}#${encodeURIComponent(id)}` as Href;

/** A link without its query and its hash. */
export const pathPart = (link: string): string => link.replace(/[?#].*$/, '');
