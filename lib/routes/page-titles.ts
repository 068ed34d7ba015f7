import type { Href } from './href';
import { pageFacts } from './page-facts';
import { builtPages, isOffered } from './pages';

const facts: Readonly<Record<string, { title: string; indexable?: true }>> = pageFacts;

const publicPaths: ReadonlySet<string> = new Set(
  builtPages.flatMap(({ path, access, answers }) =>
    access === 'public' && !answers && !path.includes('[') ? [path] : [],
  ),
);

/** Whether everybody can open this address, and nothing in it varies. */
export const isPublicPage = (path: string): boolean => publicPaths.has(path) && path in facts;

/** The message that titles a public page; null for every other address. */
export function titleKeyOf(path: string): string | null {
  return isPublicPage(path) ? (facts[path]?.title ?? null) : null;
}

/** Pages of the site map without parameters. */
export const indexablePaths = (): Href[] =>
  Object.entries(facts).flatMap(([path, { indexable }]) =>
    indexable && !path.includes('[') && isOffered(path) ? [path as Href] : [],
  );
