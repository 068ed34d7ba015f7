import type { APIRequestContext, Page, Request } from '@playwright/test';
import { splitLocale } from '@/lib/i18n/locales';
import type { PageEntry } from '@/lib/routes/page-entry';
import { builtPages } from '@/lib/routes/pages';
import { linksIn } from '../support/links-in';
import { pagesWithoutDoor } from '../support/pages-without-door';
import { demo, expect, type Fixtures, inEnglish, test, untilReady } from './fixtures';

/** Every page has a door: from the front page, links of menus and pages lead to it, for somebody who may open it. */

const patterns = builtPages
  .map((entry) => ({
    entry,
    depth: entry.path.split('[').length,
    matches: new RegExp(`^${entry.path.replaceAll(/\[\w+\]/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.depth - other.depth);

const pageAt = (address: string, origin: string): PageEntry | undefined => {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (url?.origin !== origin) return undefined;
  const { path } = splitLocale(url.pathname);
  return patterns.find(({ matches }) => matches.test(path))?.entry;
};

interface Crawl {
  origin: string;
  /** The page of the table for each address that is still to be opened, one address a page. */
  found: Map<string, string>;
}

/** Each page of the table once, from the front page on. @param linksOf opens a page and returns its links */
async function crawl(
  { origin, found }: Crawl,
  opens: (entry: PageEntry, place: string) => boolean,
  linksOf: (address: string) => Promise<string[]>,
): Promise<void> {
  const queue = [inEnglish('/')];
  found.set('/', inEnglish('/'));
  for (const address of queue)
    for (const link of await linksOf(address)) {
      const entry = pageAt(link, origin);
      if (!entry) continue;
      // A row that is open beside its list has links of its own.
      const place = /[?&]row=/.test(link) ? `${entry.path} row` : entry.path;
      if (found.has(place)) continue;
      found.set(place, link);
      if (opens(entry, place)) queue.push(link);
    }
}

const isPublic = ({ access }: PageEntry) => access === 'public' || access === 'owner-or-shared';
const linksOverHttp = (request: APIRequestContext) => async (address: string) =>
  linksIn(await (await request.get(address)).text());

const firstDataWithinMs = 20_000;

/** The calls that have no answer yet. */
function callsWithoutAnswer(page: Page): ReadonlySet<Request> {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
}

/** The links that a page shows once its data is there; of the front page also those of the person's own menu. */
const linksInBrowser = (page: Page, texts: Fixtures['texts']) => {
  const waiting = callsWithoutAnswer(page);
  const openMenu = () =>
    page.getByRole('button', { name: texts('account')('menu') }).click({ timeout: firstDataWithinMs });
  return async (address: string) => {
    await page.goto(address);
    await untilReady(page);
    if (address === inEnglish('/')) {
      // In whole runs the first data has sometimes not come until the page was opened again.
      await openMenu().catch(async () => {
        console.warn(
          'Without an answer:',
          [...waiting].map((request) => request.url()),
        );
        await page.goto(address);
        await openMenu();
      });
      await expect(page.getByRole('button', { name: texts('account')('logOut') })).toBeVisible();
    }
    const links = () =>
      page.evaluate(() => [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? ''));
    // Parts that are fetched later and their data come one after the other.
    let before = -1;
    await expect
      .poll(
        async () => {
          const { length } = await links();
          const isSame = length === before;
          before = length;
          return isSame;
        },
        { intervals: [600] },
      )
      .toBe(true);
    return links();
  };
};

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
