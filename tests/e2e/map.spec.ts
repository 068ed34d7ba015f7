import { builtPages } from '@/lib/routes/pages';
import { pagesWithoutDoor } from '../support/pages-without-door';
import { crawl, isPublic, linksInBrowser, linksOverHttp } from './crawl';
import { demo, expect, test } from './fixtures';
import { roles, wantedBy } from './own-rooms';

/**
 * Every page has a door: from the front page, links of menus and pages lead to it, for somebody who may open it; and
 * each role finds all its own.
 */

// On phones the menus of desks are in sheets, which pages.spec.ts and desk-nav.test.tsx open.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

const people = Object.keys(demo.accounts);
const foundBy = new Map<string, string[]>();
/** A page that one role has opened is opened by the next only while own pages are missing: each takes a second. */
const opened = new Set<string>();

test.describe.configure({ mode: 'serial' });

test('a visitor finds the public pages from the front page', async ({ request, baseURL, path }) => {
  const found = new Map<string, string>();
  const origin = new URL(baseURL ?? '').origin;
  await crawl({ origin, start: path('/'), found }, isPublic, linksOverHttp(request));
  foundBy.set('visitor', [...found.keys()]);
  expect(found.size).toBeGreaterThan(40);
});

for (const person of people) {
  test.describe(() => {
    test.use({ person });

    test(`the pages that ${person} finds from the front page`, async ({ page, baseURL, path, texts }) => {
      test.setTimeout(300_000);
      const found = new Map<string, string>();
      const wanted = await wantedBy(person, page);
      const missing = () => wanted.filter((each) => !found.has(each));
      const start = path('/');
      await crawl(
        { origin: new URL(baseURL ?? '').origin, start, found },
        (entry, place) => {
          const isOpened =
            !isPublic(entry) && (!opened.has(place) || (wanted.includes(place) && missing().length > 0));
          if (isOpened) opened.add(place);
          return isOpened;
        },
        linksInBrowser(page, texts, start),
      );
      foundBy.set(person, [...found.keys()]);
      expect(missing()).toEqual([]);
      expect(found.size).toBeGreaterThan(15);
    });
  });
}

test('every page of the table is found by somebody, or its reason is named', () => {
  expect([...foundBy.keys()]).toEqual(['visitor', ...people]);
  expect(people).toEqual(expect.arrayContaining(Object.keys(roles)));
  const found = new Set([...foundBy.values()].flat());
  const byVisitor = new Set(foundBy.get('visitor'));
  const missing = builtPages.flatMap(({ path, access }) =>
    (access === 'public' ? byVisitor : found).has(path) ? [] : [path],
  );
  expect(missing.toSorted()).toEqual(Object.keys(pagesWithoutDoor).toSorted());
});
