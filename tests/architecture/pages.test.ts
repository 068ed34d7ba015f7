import { describe, expect, it } from 'vitest';
import { layoutFiles, layoutFor } from '@/components/layouts/registry';
import { layoutNames, pages } from '@/lib/routes/pages';
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
const listed = routes.filter(({ path }) => path !== notFoundPage);

describe('page files', () => {
  it.each(routes.map(({ file }) => file))('%s is thin', (file) => {
    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(linesMax);
  });

  it.each(listed.map(({ file }) => file))('%s imports exactly one screen', (file) => {
    const screens = [...read(file).matchAll(/from '(@\/components\/screens\/[^']+-screen)'/g)];
    expect(screens.map(([, screen]) => screen)).toHaveLength(1);
  });
});

describe('the page list', () => {
  it('names exactly the pages that exist as built', () => {
    const built = pages.filter((page) => page.built).map((page) => page.path);
    expect(listed.map(({ path }) => path).toSorted()).toEqual(built.toSorted());
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
