import { pageTexts } from './page-texts';
import type { PageTexts } from './page-texts-shape';
import { builtPages } from './pages';

const publicPaths: ReadonlySet<string> = new Set(
  builtPages.flatMap(({ path, access, answers }) =>
    access === 'public' && !answers && !path.includes('[') ? [path] : [],
  ),
);

/** Whether everybody can open this address, and nothing in it varies. */
export const isPublicPage = (path: string): boolean => publicPaths.has(path) && path in pageTexts;

/** The message that titles a public page; null for every other address. */
export function titleKeyOf(path: string): string | null {
  const texts: Readonly<Record<string, PageTexts>> = pageTexts;
  return isPublicPage(path) ? (texts[path]?.title ?? null) : null;
}
