import { describe, expect, it } from 'vitest';
import { layoutFiles, layoutFor } from '@/components/layouts/registry';
import { askedFolder } from '@/lib/catalogue/asked-path';
import { catalogues } from '@/lib/catalogue/asked';
import { featureOfPage } from '@/lib/routes/built-paths';
import { pageFacts } from '@/lib/routes/page-facts';
import { indexablePaths } from '@/lib/routes/page-titles';
import { layoutNames, type PageEntry } from '@/lib/routes/page-entry';
import { pages } from '@/lib/routes/pages';
import {
  builtPathsFile,
  builtPathsSource,
  pageFactsFile,
  pageFactsSource,
} from '@/lib/routes/write-built-paths';
import { config } from '@/middleware';
import { filesIn, read } from './source-files';

const linesMax = 25;
const notFoundPage = '/[...rest]';

/** `app/[locale]/(school)/school/[slug]/page.tsx` is the page `/school/[slug]` of the layout `school`. */
const routeOf = (file: string) => {
  const segments = file.split('/').slice(2, -1);
  const layout = segments.find((segment) => segment.startsWith('('))?.slice(1, -1) ?? null;
  return { file, layout, path: `/${segments.filter((segment) => !segment.startsWith('(')).join('/')}` };
};

const routes = filesIn('app', /\/page\.tsx$/).map(routeOf);
const isAsked = (path: string) => path.startsWith(`${askedFolder}/`);
const listed = routes.filter(({ path }) => path !== notFoundPage && !isAsked(path));

describe('page files', () => {
  it.each(routes.map(({ file }) => file))('%s is thin', (file) => {
    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(linesMax);
  });

  it.each(listed.map(({ file }) => file))('%s imports exactly one screen', (file) => {
    const screens = [...read(file).matchAll(/from '(@\/components\/[\w-]+\/pages\/[^']+-screen)'/g)];
    expect(screens.map(([, screen]) => screen)).toHaveLength(1);
  });
});

describe('the page list', () => {
  it('knows which pages exist; `next typegen` writes the list anew', () => {
    expect(read(builtPathsFile)).toBe(builtPathsSource(process.cwd()));
    expect(read(pageFactsFile)).toBe(pageFactsSource(process.cwd()));
    const known = new Set<string>(pages.map(({ path }) => path));
    expect(Object.keys(featureOfPage).filter((path) => !known.has(path))).toEqual([]);
  });

  it('says which layout each page has', () => {
    const layouts = new Map<string, string>(pages.map((page) => [page.path, page.layout]));
    const wrong = listed.filter(({ path, layout }) => layouts.get(path) !== layout);
    expect(wrong).toEqual([]);
  });

  it('has every page once', () => {
    const paths = pages.map((page) => page.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

/** The screen of a page: named after the last static segment, `-detail` when a parameter comes last. */
const screenOf = ({ path, answers }: PageEntry): string => {
  if (path === '/') return 'home-screen';
  if (answers) return 'refused-screen';
  const segments = path
    .slice(1)
    .split('/')
    .filter((segment) => !segment.startsWith('['));
  const last = (segments.at(-1) ?? '').toLowerCase().replaceAll('_', '-');
  return path.endsWith(']')
    ? `${segments.join('/')}/${last}-detail-screen`
    : [...segments.slice(0, -1), `${last}-screen`].join('/');
};

describe('screens', () => {
  const entries = new Map<string, PageEntry>(pages.map((page) => [page.path, page]));

  it.each(listed)('$path has the screen that its address names', ({ file, path }) => {
    const [, screen] = /from '@\/components\/[\w-]+\/pages\/([^']+-screen)'/.exec(read(file)) ?? [];
    const entry = entries.get(path);
    expect(screen).toBe(entry && screenOf(entry));
  });
});

describe('pages of queries', () => {
  const asked = routes.filter(({ path }) => isAsked(path));

  it.each([...catalogues.keys()])('%s has one, with the same page and layout', (path) => {
    const own = asked.find((route) => route.path === `${askedFolder}${path}/[query]`);
    const whole = listed.find((route) => route.path === path);
    expect(own?.layout).toBe(whole?.layout);
    const up = '../'.repeat(path.split('/').length + 1).slice(0, -1);
    expect(read(own?.file ?? '')).toContain(`export { default, generateMetadata } from '${up}${path}/page'`);
    expect(read(whole?.file ?? '')).toContain(`defineCataloguePage('${path}'`);
  });

  it('belong to catalogues only', () => {
    expect(asked).toHaveLength(catalogues.size);
  });
});

describe('the middleware', () => {
  /** A matcher without conditions, as Next reads it. */
  const patterns = config.matcher
    .filter((source) => typeof source === 'string')
    .map((source) => new RegExp(`^${source.replace('/:path*', '(?:/.*)?').replace(/:\w+/g, '[^/]+')}$`));
  const guarded = pages.filter(
    (page: PageEntry) => page.answers !== undefined || !['public', 'owner-or-shared'].includes(page.access),
  );

  it.each(guarded.map(({ path }) => path))('runs on %s in both languages', (path) => {
    const address = path.replace(/\[\w+\]/g, 'x-1');
    for (const each of [address, `/en${address}`])
      expect(patterns.some((pattern) => pattern.test(each))).toBe(true);
  });
});

describe('texts of pages', () => {
  const rows = Object.entries<{ title: string; indexable?: true }>(pageFacts);
  const access = new Map<string, string>(pages.map((page) => [page.path, page.access]));

  it.each(listed.filter(({ file }) => !read(file).includes('defineDetailPage')))(
    '$path is known with its title',
    ({ path }) => {
      expect(pageFacts).toHaveProperty([path, 'title']);
    },
  );

  it('offer search engines nothing that asks for a person', () => {
    expect(rows.filter(([path, { indexable }]) => indexable && access.get(path) !== 'public')).toEqual([]);
    expect(indexablePaths()).toContain('/explore');
  });
});

describe('layouts', () => {
  it.each(Object.entries(layoutFiles))('the group of %s is drawn by %s', (name, file) => {
    expect(read(`app/[locale]/(${name})/layout.tsx`)).toContain(`'@/components/layouts/${file}'`);
  });

  it.each(filesIn('app/[locale]', /\)\/layout\.tsx$/))(
    '%s stands beside its error page and its 404',
    (file) => {
      const folder = file.slice(0, -'layout.tsx'.length);
      expect(read(`${folder}error.tsx`)).toContain('PageError');
      expect(read(`${folder}not-found.tsx`)).toContain('NotFoundScreen');
    },
  );

  it('fall back to the default', () => {
    expect(layoutFor('school')).toBe('school');
    expect(layoutFor('no-such-layout')).toBe('default');
    expect(layoutFor('toString')).toBe('default');
    for (const name of layoutNames) expect(layoutFiles).toHaveProperty(layoutFor(name));
  });
});
