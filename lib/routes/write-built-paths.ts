import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedFolder } from '../catalogue/asked-path';

const pagesFolder = 'app/[locale]';
const notFoundPage = '/[...rest]';
/** Pages without an address of their own. */
const isAsked = (path: string) => path.startsWith(`${askedFolder}/`);
export const builtPathsFile = 'lib/routes/built-paths.ts';

/** The source of `built-paths.ts`, generated from the page files; `(group)` folders are not part of a path. */
export function builtPathsSource(root: string): string {
  const paths = readdirSync(join(root, pagesFolder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(/[\\/]/))
    .filter((segments) => segments.at(-1) === 'page.tsx')
    .map(
      (segments) =>
        `/${segments
          .slice(0, -1)
          .filter((name) => !name.startsWith('('))
          .join('/')}`,
    )
    .filter((path) => path !== notFoundPage && !isAsked(path))
    .toSorted();
  const rows = paths.map((path) => `  '${path}',`).join('\n');
  return `// Written from the files under \`app\` whenever Next starts, builds or makes types.\nexport const builtPaths = [\n${rows}\n] as const;\nexport type BuiltPath = (typeof builtPaths)[number];\n`;
}

/** Writes the list again when pages were added or removed. */
export function writeBuiltPaths(root: string): void {
  const file = join(root, builtPathsFile);
  const source = builtPathsSource(root);
  if (readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
}
