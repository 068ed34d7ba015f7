import type { APIRequestContext } from '@playwright/test';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { demoBot } from '@/lib/env/telegram-settings';
import { type Locale, localizePath, locales, splitLocale } from '@/lib/i18n/locales';
import type { PageEntry } from '@/lib/routes/page-entry';
import { builtPages } from '@/lib/routes/pages';
import { answersWith } from '@/lib/session/guards';
import { linksIn, unescapeHtml } from '../support/links-in';
import { peopleFor, peopleOfSample } from '../support/page-people';
import { demo, expect, test } from './fixtures';

/** Every link of every built page, of the site map and of the feeds is opened once, without a browser. */

const isFull = process.env['FULL'] === 'on';
const atOnce = 8;
/** The same page with other filters: a few of them represent all. */
const queriesOfPageMax = 3;
const outside = /^(?:mailto:[^@\s]+@[^@\s]+|mailto:\?\S+|tel:\+?\d+|https:\/\/[\w.-]+(?:[/?#]\S*)?)$/;

interface Found {
  /** Where each address was first found. */
  from: Map<string, string>;
  /** The addresses that were read. */
  read: Set<string>;
  wrong: string[];
}

const inBatches = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map(work));
};

/** Classifies one address of a page: external, an anchor of this page, or a page to open. */
function take(found: Found, { page, html, origin }: { page: string; html: string; origin: string }): void {
  for (const address of linksIn(html)) {
    const target = URL.canParse(address, origin + page) ? new URL(address, origin + page) : null;
    if (!target || address === '' || address === '#') {
      found.wrong.push(`${page}: a link leads to "${address}"`);
    } else if (target.origin !== origin) {
      if (!outside.test(address)) found.wrong.push(`${page}: "${address}" is no address`);
    } else if (target.pathname === page) {
      const part = decodeURIComponent(target.hash.slice(1));
      if (part && !html.includes(` id="${part}"`)) found.wrong.push(`${page}: has no part "${part}"`);
    }
    if (target?.origin === origin && !found.from.has(target.pathname + target.search))
      found.from.set(target.pathname + target.search, page);
  }
}

/** All paths that were not read, each with a few queries at most. */
function toOpen(found: Found): string[] {
  const queries = new Map<string, number>();
  return [...found.from.keys()].filter((address) => {
    if (found.read.has(address)) return false;
    const [path = '', query] = address.split('?');
    if (query === undefined) return true;
    const before = queries.get(path) ?? 0;
    queries.set(path, before + 1);
    return before < queriesOfPageMax;
  });
}

/** Of the addresses of one page, one language, in turn: links are built from paths without a language. */
const inOneLanguage = (addresses: string[]): string[] =>
  isFull
    ? addresses
    : [...Map.groupBy(addresses, (address) => splitLocale(address).path).values()].flatMap((same, at) =>
        same.slice(at % same.length).slice(0, 1),
      );

async function open(request: APIRequestContext, found: Found, address: string): Promise<void> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const { location = '' } = answer.headers();
  const asksForLogIn = answer.status() === 307 && /^(?:\/en)?\/login\?redirect=/.test(location);
  // Signing in through a provider leaves for the provider's own page.
  const leaves = answer.status() === 302 && address.startsWith('/api-auth/authorize/');
  // A new chat with the demo's bot gets an address of its own.
  const opensChat = answer.status() === 303 && address.startsWith(demoBot.path);
  const expected = answersWith(splitLocale(address).path) ?? 200;
  if (answer.status() !== expected && !asksForLogIn && !leaves && !opensChat)
    found.wrong.push(`${found.from.get(address)}: ${address} answers ${answer.status()} ${location}`);
}

interface Reading {
  pages: readonly PageEntry[];
  origin: string;
  languages?: readonly Locale[];
}

const readPages = async (
  request: APIRequestContext,
  found: Found,
  { pages, origin, languages = locales }: Reading,
): Promise<void> => {
  const visits = pages.flatMap(({ path, answers = 200 }) =>
    languages.map((locale) => ({
      page: localizePath(path.includes('[') ? (demo.samples[path] ?? path) : path, locale),
      answers,
    })),
  );
  await inBatches(visits, async ({ page, answers }) => {
    const answer = await request.get(page, { maxRedirects: 0 });
    if (answer.status() !== answers) found.wrong.push(`${page} answers ${answer.status()}`);
    found.read.add(page);
    take(found, { page, html: await answer.text(), origin });
  });
};

const openTo = ({ access }: PageEntry) => access === 'public' || access === 'owner-or-shared';

/** All addresses of the site map and of the feeds, in `found`. */
async function readMaps(request: APIRequestContext, found: Found, origin: string): Promise<string[]> {
  const named: string[] = [];
  const add = (address: string, from: string) => {
    const bare = address.slice(origin.length) || '/';
    if (!address.startsWith(origin)) found.wrong.push(`${from}: ${address} is not on this site`);
    else if (!found.from.has(bare)) found.from.set(bare, from);
    named.push(bare);
  };
  const index = await (await request.get('/sitemap.xml')).text();
  const maps = [...index.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address.slice(origin.length));
  expect(maps.length).toBeGreaterThan(1);
  for (const map of maps) {
    const siteMap = await (await request.get(map)).text();
    for (const [, address = ''] of siteMap.matchAll(/(?:<loc>|href=")([^<"]+)/g))
      add(unescapeHtml(address), map);
  }
  for (const type of [...articleTypes, 'all']) {
    for (const lang of ['en', 'kh']) {
      const feed = `/api-news/feed/${type}?lang=${lang}`;
      const answer = await request.get(feed);
      expect(answer.status(), feed).toBe(200);
      for (const [, address = ''] of (await answer.text()).matchAll(/<link>([^<]+)/g))
        add(unescapeHtml(address), feed);
    }
  }
  return named;
}

test('every link of the public pages, the site map and the feeds leads to a page', async ({
  request,
  baseURL,
}) => {
  // Over a thousand addresses: five minutes on two cores, and a busy machine needs longer.
  test.setTimeout(15 * 60_000);
  const found: Found = { from: new Map(), read: new Set(), wrong: [] };
  const { origin } = new URL(baseURL ?? '');
  await readPages(request, found, { pages: builtPages.filter(openTo), origin });
  const linked = toOpen(found);
  expect(linked.length).toBeGreaterThan(250);
  const named = await readMaps(request, found, origin);
  expect(new Set(named).size).toBeGreaterThan(300);
  await inBatches(inOneLanguage([...new Set([...linked, ...named])]), (address) =>
    open(request, found, address),
  );
  expect(found.wrong.toSorted()).toEqual([]);
});

for (const person of ['student', 'advisor', 'partner', 'schoolAdmin', 'university', 'teacher', 'bank']) {
  test.describe(() => {
    test.use({ person });

    test(`every link of the pages of ${person} leads to a page of theirs`, async ({ request, baseURL }) => {
      const found: Found = { from: new Map(), read: new Set(), wrong: [] };
      const own = ({ access, path }: PageEntry) =>
        (peopleOfSample[path] ?? peopleFor[access])?.includes(person) ||
        (access === 'user' && (!path.includes('[') || person === 'student'));
      await readPages(request, found, {
        pages: builtPages.filter(own),
        origin: new URL(baseURL ?? '').origin,
        // Links are built from paths without a language.
        languages: isFull ? locales : ['km'],
      });
      const addresses = toOpen(found);
      expect(addresses.length).toBeGreaterThan(10);
      await inBatches(addresses, async (address) => {
        const answer = await request.get(address, { maxRedirects: 0 });
        if (answer.status() !== 200)
          found.wrong.push(`${found.from.get(address)}: ${address} answers ${answer.status()}`);
      });
      expect(found.wrong.toSorted()).toEqual([]);
    });
  });
}
