import { describe, expect, it } from 'vitest';
import { namespaces } from '@/lib/i18n/messages';
import { filesIn, read } from './source-files';
import { namespacesGiven, readInBrowser } from './read-messages';

const known: readonly string[] = namespaces;

interface PageMessages {
  file: string;
  screen: string;
  declared: string[];
  /** By the layouts around it. */
  given: string[];
}

const declaredIn = (source: string): string[] => {
  const [, texts = source] = /\bdefine(?:Catalogue)?Page\(([\s\S]*?)\n?\);/.exec(source) ?? [];
  const [, list = ''] =
    /\bmessages: \[([^\]]*)\]/.exec(texts) ??
    /defineDetailPage\([\s\S]*?,\s*\[([^\]]*)\],?\s*\)/.exec(source) ??
    [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
};

const pageOf = (file: string): PageMessages => {
  const source = read(file);
  const [, screen = ''] = /from '@\/(components\/[\w-]+\/pages\/[^']+-screen)'/.exec(source) ?? [];
  const group = /^app\/\[locale\]\/\([\w-]+\)/.exec(file)?.[0] ?? '';
  return {
    file,
    screen: `${screen}.tsx`,
    declared: declaredIn(source),
    given: [...namespacesGiven('app/[locale]/layout.tsx'), ...namespacesGiven(`${group}/layout.tsx`)],
  };
};

const pages = filesIn('app/[locale]', /\/page\.tsx$/)
  .filter((file) => read(file).includes('-screen'))
  .filter((file) => !file.includes('[...rest]'))
  .map(pageOf);

/** What the browser would show as keys, with the part that reads it. */
const missingOn = ({ screen, declared, given }: PageMessages): string[] =>
  [...readInBrowser(screen)]
    .filter(([name]) => known.includes(name) && !declared.includes(name) && !given.includes(name))
    .map(([name, part]) => `${name}, read by ${part}`);

/** What is sent for nothing. */
const needlessOn = ({ screen, declared, given }: PageMessages): string[] => {
  const reads = readInBrowser(screen);
  return declared.filter((name) => !reads.has(name) || given.includes(name));
};

describe('the texts that a page names', () => {
  it.each(pages)('are those that its parts read in the browser: $file', (page) => {
    expect({ missing: missingOn(page), needless: needlessOn(page) }).toEqual({ missing: [], needless: [] });
  });

  it('are noticed when a part reads what the page loads for a preview only', () => {
    const page = pageOf('app/[locale]/(advisor)/advisor/article/create/page.tsx');
    const declared = page.declared.filter((name) => name !== 'article');
    expect(missingOn({ ...page, declared })).toEqual([expect.stringMatching(/^article, read by /)]);
  });

  it('are noticed when one is left out, also one of a part that loads later, and when one is too many', () => {
    const page = pageOf('app/[locale]/(default)/explore/page.tsx');
    const without = (name: string) => ({ ...page, declared: page.declared.filter((each) => each !== name) });
    expect(missingOn(without('favorite'))).toEqual([expect.stringMatching(/^favorite, read by /)]);
    expect(missingOn(without('catalogue'))).toEqual([expect.stringMatching(/^catalogue, read by /)]);
    expect(needlessOn({ ...page, declared: [...page.declared, 'loan'] })).toEqual(['loan']);
    expect(needlessOn({ ...page, declared: [...page.declared, 'ui'] })).toEqual(['ui']);
  });
});
