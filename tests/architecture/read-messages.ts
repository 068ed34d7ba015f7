import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { read } from './source-files';

const endings = ['.ts', '.tsx', '/index.ts'];
const imported =
  /(?:^|\n)(?:import|export)\s(?!type\s)([^'"]*?)\sfrom '([^']+)'|\bimport\('([^']+)'\)|\nimport '([^']+)'/g;

/** The file behind a name in an import; null for a package. */
function fileOf(name: string, from: string): string | null {
  const bare = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? join(dirname(from), name)
      : null;
  if (bare === null) return null;
  if (bare.endsWith('.json')) return bare;
  return endings.map((ending) => bare + ending).find((file) => existsSync(file)) ?? null;
}

const onlyTypes = (names = ''): boolean =>
  /^\{[^}]*\}$/s.test(names.trim()) &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .every((each) => each.trim() === '' || each.trim().startsWith('type '));

interface Source {
  isClient: boolean;
  /** Files that it loads, now or later; types are none. */
  loads: string[];
  /** Namespaces of the texts that it reads. */
  reads: string[];
  /** Namespaces that it loads for what it shows. */
  brings: string[];
  /** Gives its texts to what it shows; other files only pass texts on, such as those of a preview. */
  givesTexts: boolean;
}

const sources = new Map<string, Source>();

/** Namespaces named by the arguments of `useTranslations`, and by full keys where it has none. */
function namespacesIn(code: string): string[] {
  const named = [...code.matchAll(/useTranslations\(([^)]+)\)/g)].flatMap(([, argument = '']) =>
    [...argument.matchAll(/['`](\w+)(?=[.'`])/g)].map(([, name = '']) => name),
  );
  const free = [...code.matchAll(/const (\w+) = useTranslations\(\)/g)].map(([, variable = '']) => variable);
  const full = [...new Set([...free, 'words'])].flatMap((variable) =>
    [...code.matchAll(new RegExp(`\\b${variable}\\(\\s*([^)]+)`, 'g'))].flatMap(([, argument = '']) =>
      [...argument.matchAll(/['`](\w+)\./g)].map(([, name = '']) => name),
    ),
  );
  return [...new Set([...named, ...full])];
}

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const code = read(file);
  const files = [...code.matchAll(imported)].flatMap(([, names, fixed, lazy, bare]) => {
    const target = fixed ?? lazy ?? bare ?? '';
    const found = onlyTypes(names) ? null : fileOf(target, file);
    return found ? [found] : [];
  });
  const texts = files.filter((each) => each.endsWith('.json'));
  const source: Source = {
    isClient: /^'use client'/m.test(code),
    loads: files.filter((each) => !each.endsWith('.json')),
    reads: namespacesIn(code),
    brings: texts.flatMap((each) => /^messages\/en\/[\w-]+\/(\w+)\.json$/.exec(each)?.[1] ?? []),
    givesTexts: /\b(?:withTexts|MergeMessages|NextIntlClientProvider)\b/.test(code),
  };
  sources.set(file, source);
  return source;
}

/** With those of files that hold nothing but texts. */
const broughtBy = ({ brings, loads, givesTexts }: Source): string[] => [
  ...brings,
  ...(givesTexts ? loads.flatMap((file) => sourceOf(file).brings) : []),
];

/** Namespaces that a screen reads in the browser, each with a file that reads it. What a part loads itself is not among them. */
export function readInBrowser(screen: string): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string, isClient: boolean, brought: readonly string[]): void => {
    const source = sourceOf(file);
    const runsThere = isClient || source.isClient;
    const has = [...new Set([...brought, ...broughtBy(source)])].toSorted();
    const key = `${file} ${runsThere} ${has}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (runsThere)
      for (const name of source.reads) if (!has.includes(name) && !found.has(name)) found.set(name, file);
    for (const next of source.loads) visit(next, runsThere, has);
  };
  visit(screen, false, []);
  return found;
}

/** Namespaces that a layout gives to the pages below it, by itself or through its parts. */
export function namespacesGiven(layout: string): string[] {
  const lists = (file: string): string[] =>
    [...read(file).matchAll(/\bnamespaces(?:=\{|\s=\s)\[([\s\S]*?)\](?:\}| as const)/g)].map(
      ([, list = '']) => list,
    );
  const files = [layout, ...sourceOf(layout).loads].flatMap((file) => [file, ...sourceOf(file).loads]);
  return [...new Set(files)]
    .flatMap(lists)
    .flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
}
