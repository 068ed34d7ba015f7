import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, read } from './source-files';

const folders = 'app|backend|components|deploy|docs|lib|lint|messages|public|tests';
const named = new RegExp(`(?<![\\w./…-])(?:@/)?((?:${folders})/[^\\s\`'"|,;=]*)`, 'g');

/** Keys of a bucket look like paths of the project. */
const keysOfBuckets = ['public/*', 'public/incoming', 'public/incoming/*'];

/** A name as written, without what ends its sentence and what follows a place that the reader fills in. */
const pathOf = (written: string): string => {
  const [fixed = ''] = written.replace(/[)\].:]+$/, '').split(/[<…{]/);
  return written.includes('…') || /[<{]/.test(written) ? fixed.replace(/[^/]*$/, '') : fixed;
};

const isThere = (path: string): boolean => {
  if (path.includes('*')) return globSync(path).length > 0;
  return ['', '.ts', '.tsx', '.mjs', '/index.ts'].some((ending) => existsSync(`${path}${ending}`));
};

const deadPaths = (text: string): string[] =>
  [...text.replaceAll(/\]\([^)\s]*\)/g, ' ').matchAll(named)]
    .map(([, written = '']) => written)
    .filter((written) => !keysOfBuckets.includes(written) && !isThere(pathOf(written)));

/** The words of a heading as its anchor: small, without signs, with dashes for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** @param document the path of the text, from which its links lead */
const deadLinks = (text: string, document: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const path = file === '' ? document : join(dirname(document), file);
    if (file !== '' && !existsSync(path)) return [link];
    const headings = anchor === undefined ? null : anchorsOf(file === '' ? text : read(path));
    return headings?.has(anchor ?? '') === false ? [link] : [];
  });

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const parts = new Set(
  [...read('tests/bench/run.ts').matchAll(/(?:asked\(|only === )'(\w+)'/g)].map(([, part = '']) => part),
);
const deadScripts = (text: string): string[] => [
  ...[...text.matchAll(/\bnpm\s+run\s+(?:-s\s+)?([a-z][\w:-]*)/g)].flatMap(([, name = '']) =>
    name in scripts ? [] : [`npm run ${name}`],
  ),
  ...[...text.matchAll(/\bnpm run bench -- ([a-z]+)/g)].flatMap(([, part = '']) =>
    parts.has(part) ? [] : [`npm run bench -- ${part}`],
  ),
];

const projects = read('vitest.config.ts');
const programs = new Set(filesIn('node_modules/.bin', /[\w-]$/).map((path) => path.split('/').at(-1)));
const deadPrograms = (text: string): string[] => [
  ...[...text.matchAll(/\bnpx ([a-z][\w-]*)/g)].flatMap(([, name = '']) =>
    programs.has(name) ? [] : [`npx ${name}`],
  ),
  ...[...text.matchAll(/--project ([a-z]+)/g)].flatMap(([, name = '']) =>
    projects.includes(`'${name}'`) ? [] : [`--project ${name}`],
  ),
];

/** Tags of cached pages as code makes them; of those with a record, what stands before it. */
const tags = new Set(
  [
    ...filesIn('lib', /(?<!\.test)\.tsx?$/),
    ...filesIn('components', /(?<!\.test)\.tsx?$/),
    ...filesIn('backend/core', /(?<!\.test)\.ts$/),
    ...filesIn('backend/features', /(?<!\.test)\.ts$/),
  ].flatMap((path) => {
    const calls = [...read(path).matchAll(/\b(?:cacheTag|changed)\(([^)]*)\)/g)].map(([, args = '']) => args);
    return calls.flatMap((args) => [...args.matchAll(/['`]([a-z-]+:?)/g)].map(([, tag = '']) => tag));
  }),
);
const deadTags = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /\btags?\b/.test(line))
    .flatMap((line) => {
      const isRow = line.startsWith('| tag |');
      const written = [...line.matchAll(/`([a-z-]+)(:[\w<>-]+)?`/g)].filter(([, , of]) => isRow || of);
      return written.flatMap(([whole, tag = '', of]) =>
        tags.has(of ? `${tag}:` : tag) ? [] : [`tag ${whole.slice(1, -1)}`],
      );
    });

/** What a document names and the project does not have: paths, links, scripts, programs and tags. */
export const deadNames = (text: string, document: string): string[] => [
  ...deadPaths(text),
  ...deadLinks(text, document),
  ...deadScripts(text),
  ...deadPrograms(text),
  ...deadTags(text),
];
