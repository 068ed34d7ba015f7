import type { APIRequestContext, Page, Request } from '@playwright/test';
import { splitLocale } from '@/lib/i18n/locales';
import type { PageEntry } from '@/lib/routes/page-entry';
import { builtPages } from '@/lib/routes/pages';
import { linksIn } from '../support/links-in';
import { expect, type Fixtures, inEnglish, untilReady } from './fixtures';

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
  /** The front page, in the language of the walk; in English by default. */
  start?: string;
  /** Where it ends, once all that was looked for is found. */
  isDone?: () => boolean;
  /** The page of the table for each address that is still to be opened, one address a page. */
  found: Map<string, string>;
}

/**
 * Each page of the table once, from the front page on.
 * @param opens is asked of a page when its turn comes
 * @param linksOf opens a page and returns its links
 */
export async function crawl(
  { origin, start = inEnglish('/'), found, isDone = () => false }: Crawl,
  opens: (entry: PageEntry, place: string) => boolean,
  linksOf: (address: string) => Promise<string[]>,
): Promise<void> {
  const queue: { address: string; isOpened: () => boolean }[] = [{ address: start, isOpened: () => true }];
  found.set('/', start);
  for (const { address, isOpened } of queue) {
    if (isDone()) return;
    if (!isOpened()) continue;
    for (const link of await linksOf(address)) {
      const entry = pageAt(link, origin);
      if (!entry) continue;
      // A row that is open beside its list has links of its own.
      const place = /[?&]row=/.test(link) ? `${entry.path} row` : entry.path;
      if (found.has(place)) continue;
      found.set(place, link);
      queue.push({ address: link, isOpened: () => opens(entry, place) });
    }
  }
}

export const isPublic = ({ access }: PageEntry) => access === 'public' || access === 'owner-or-shared';
export const linksOverHttp = (request: APIRequestContext) => async (address: string) =>
  linksIn(await (await request.get(address)).text());

const firstDataWithinMs = 20_000;

/** The calls of pages that have no answer yet. A stream of notices never has its last one. */
function callsWithoutAnswer(page: Page): ReadonlySet<Request> {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (request.headers()['accept'] !== 'text/event-stream') waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
}

/** The links that a page shows once its data is there; of the front page also those of the person's own menu. */
export const linksInBrowser = (page: Page, texts: Fixtures['texts'], start = inEnglish('/')) => {
  const waiting = callsWithoutAnswer(page);
  const openMenu = () =>
    page.getByRole('button', { name: texts('account')('menu') }).click({ timeout: firstDataWithinMs });
  return async (address: string) => {
    await page.goto(address);
    await untilReady(page);
    if (address === start) {
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
    // Parts that are fetched later and their data come one after the other; a busy page takes a while for each.
    const untilIdle = () =>
      page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
    let before = -1;
    await expect
      .poll(
        async () => {
          await untilIdle();
          const { length } = await links();
          const isSame = length === before && waiting.size === 0;
          before = length;
          return isSame;
        },
        { intervals: [300] },
      )
      .toBe(true);
    return links();
  };
};
