import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedFolder } from '../catalogue/asked-path';

const pagesFolder = 'app/[locale]';
const notFoundPage = '/[...rest]';
/** Pages without an address of their own. */
const isAsked = (path: string) => path.startsWith(`${askedFolder}/`);
export const builtPathsFile = 'lib/routes/built-paths.ts';
export const pageFactsFile = 'lib/routes/page-facts.ts';
const origin = '// Written from the files under `app` whenever Next starts, builds or makes types.\n';

/** The page files by their paths; `(group)` folders are not part of a path. */
const pageFiles = (root: string): [path: string, file: string][] =>
  readdirSync(join(root, pagesFolder), { recursive: true, encoding: 'utf8' })
    .map((file): [string, string[]] => [join(root, pagesFolder, file), file.split(/[\\/]/)])
    .filter(([, segments]) => segments.at(-1) === 'page.tsx')
    .map(([file, segments]): [string, string] => [
      `/${segments
        .slice(0, -1)
        .filter((name) => !name.startsWith('('))
        .join('/')}`,
      file,
    ])
    .filter(([path]) => path !== notFoundPage && !isAsked(path))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The feature of a page: that of its screen. */
const featureOf = (file: string): string =>
  /from '@\/components\/([\w-]+)\/pages\//.exec(readFileSync(file, 'utf8'))?.[1] ?? 'site';

/** The source of `built-paths.ts`, for browsers too: each page with its feature. */
export function builtPathsSource(root: string): string {
  const rows = pageFiles(root).map(([path, file]) => `  '${path}': '${featureOf(file)}',\n`);
  return `${origin}export const featureOfPage = {\n${rows.join('')}} as const;\nexport type BuiltPath = keyof typeof featureOfPage;\n`;
}

/** The source of `page-facts.ts`: the title of each page whose file names one, and whether search engines index it. */
export function pageFactsSource(root: string): string {
  const rows = pageFiles(root).flatMap(([path, file]) => {
    const [, texts = ''] =
      /\bdefine(?:Catalogue)?Page\(([\s\S]*?)\n?\);/.exec(readFileSync(file, 'utf8')) ?? [];
    const [, title] = /\btitle: '([^']+)'/.exec(texts) ?? [];
    const indexable = /\bindexable: true\b/.test(texts) ? ', indexable: true' : '';
    return title ? [`  '${path}': { title: '${title}'${indexable} },\n`] : [];
  });
  return `${origin}export const pageFacts = {\n${rows.join('')}} as const;\n`;
}

/** Writes the lists again when pages were added, removed or named anew. */
export function writeBuiltPaths(root: string): void {
  const sources = { [builtPathsFile]: builtPathsSource(root), [pageFactsFile]: pageFactsSource(root) };
  for (const [name, source] of Object.entries(sources)) {
    const file = join(root, name);
    if (readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
  }
}
