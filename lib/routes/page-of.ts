import type { PageEntry } from './page-entry';
import { builtPages, isOffered } from './pages';

/** Edge-safe: the page of a path. */

const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|\\]/g, '\\$&').replace(/\[\w+\]/g, '[^/]+')}$`);

const still = new Map<string, PageEntry>();
const moving: { page: PageEntry; pattern: RegExp }[] = [];
for (const page of builtPages)
  if (page.path.includes('[')) moving.push({ page, pattern: toPattern(page.path) });
  else still.set(page.path, page);

/** The page at a bare path (without language); null when this site has none. */
export function pageOf(path: string): PageEntry | null {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const page = still.get(bare) ?? moving.find(({ pattern }) => pattern.test(bare))?.page;
  return page && isOffered(page.path) ? page : null;
}
