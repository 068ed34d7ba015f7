import { builtPages } from '@/lib/routes/pages';
import { pagesWithoutDoor } from '../support/pages-without-door';
import { crawl, isPublic, linksInBrowser, linksOverHttp } from './crawl';
import { demo, expect, test } from './fixtures';

/** Every page has a door: from the front page, links of menus and pages lead to it, for somebody who may open it. */

const people = Object.keys(demo.accounts);
const foundBy = new Map<string, string[]>();
/** A page that one role has opened is only found by the next: their pages differ in few links, and each takes a second. */
const opened = new Set<string>();

test.describe.configure({ mode: 'serial' });

test('a visitor finds the public pages from the front page', async ({ request, baseURL }) => {
  const found = new Map<string, string>();
  await crawl({ origin: new URL(baseURL ?? '').origin, found }, isPublic, linksOverHttp(request));
  foundBy.set('visitor', [...found.keys()]);
  expect(found.size).toBeGreaterThan(40);
});

for (const person of people) {
  test.describe(() => {
    test.use({ person });

    test(`the pages that ${person} finds from the front page`, async ({ page, baseURL, texts }) => {
      test.setTimeout(240_000);
      const found = new Map<string, string>();
      await crawl(
        { origin: new URL(baseURL ?? '').origin, found },
        (entry, place) => {
          const isNew = !isPublic(entry) && !opened.has(place);
          opened.add(place);
          return isNew;
        },
        linksInBrowser(page, texts),
      );
      foundBy.set(person, [...found.keys()]);
      expect(found.size).toBeGreaterThan(15);
    });
  });
}

test('every page of the table is found by somebody, or its reason is named', () => {
  expect([...foundBy.keys()]).toEqual(['visitor', ...people]);
  const found = new Set([...foundBy.values()].flat());
  const byVisitor = new Set(foundBy.get('visitor'));
  const missing = builtPages.flatMap(({ path, access }) =>
    (access === 'public' ? byVisitor : found).has(path) ? [] : [path],
  );
  expect(missing.toSorted()).toEqual(Object.keys(pagesWithoutDoor).toSorted());
});
