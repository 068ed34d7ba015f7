import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BrowserContext,
  type CDPSession,
  type ConsoleMessage,
  test as base,
  expect,
  type Page,
  request as newRequest,
} from '@playwright/test';
import { type AbstractIntlMessages, createTranslator } from 'next-intl';
import { joinTexts } from '@/lib/i18n/join-texts';
import type { Locale } from '@/lib/i18n/locales';
import { type Namespace, textFolders } from '@/lib/i18n/messages';

interface Demo {
  accounts: Record<string, { username: string; password: string }>;
  samples: Record<string, string>;
  outbox: string;
}

export const demo = JSON.parse(
  readFileSync(join(process.env['DATA_DIR'] ?? '.data', 'demo.json'), 'utf8'),
) as Demo;

const readMessages = (locale: Locale, namespace: Namespace): AbstractIntlMessages => {
  const file = join(process.cwd(), 'messages', locale, textFolders[namespace], `${namespace}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as AbstractIntlMessages;
  return locale === 'km' ? joinTexts(texts) : texts;
};

/** Texts of the page's language, by the same keys as the pages: `texts('auth')('login.title')`. */
export const textsOf = (language: Locale) => (namespace: Namespace) =>
  createTranslator({
    locale: language,
    messages: readMessages(language, namespace) as Record<string, string>,
  });

/** How long the tests share a session; the site renews an older one, which only one browser would know. */
const sessionSharedMs = 10 * 60_000;

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
const sessions = new Map<string, { openedMs: number; session: Promise<Session> }>();

async function openSession(role: string, baseURL: string): Promise<Session> {
  const account = demo.accounts[role];
  if (!account) throw new Error(`demo.json has no account ${role}.`);
  const context = await newRequest.newContext({ baseURL });
  const { username, password } = account;
  const answer = await context.post('/session', {
    data: { username, password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
  const session = await context.storageState();
  await context.dispose();
  return session;
}

/** The session of a demo account, opened once for the tests of a worker: no test may log it out. */
export function sessionOf(role: string, baseURL: string | undefined): Promise<Session> {
  const known = sessions.get(role);
  if (known && Date.now() - known.openedMs < sessionSharedMs) return known.session;
  const session = openSession(role, baseURL ?? '');
  sessions.set(role, { openedMs: Date.now(), session });
  return session;
}

/** The path of a page in English. */
export const inEnglish = (bare: string): string => (bare === '/' ? '/en' : `/en${bare}`);

export interface Fixtures {
  language: Locale;
  size: 'phone' | 'desktop';
  /** The demo account of the test's session; null for a visitor. */
  person: string | null;
  /** A path in the language of the project. */
  path: (bare: string) => string;
  texts: ReturnType<typeof textsOf>;
  /** Messages in the browser's log that do not fail the test. */
  allowedErrors: RegExp[];
}

/** Any error in the console fails the test, including violations of the CSP. */
export async function expectNoErrors(page: Page, allowed: readonly RegExp[], work: () => Promise<void>) {
  const errors: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  };
  const onError = (error: Error) => errors.push(`${error.message} on ${page.url()}`);
  page.on('console', onMessage).on('pageerror', onError);
  await work();
  page.off('console', onMessage).off('pageerror', onError);
  expect(errors.filter((error) => !allowed.some((each) => each.test(error)))).toEqual([]);
}

export const test = base.extend<Fixtures>({
  language: ['km', { option: true }],
  size: ['phone', { option: true }],
  person: [null, { option: true }],
  storageState: async ({ person, baseURL }, use) =>
    use(person === null ? undefined : await sessionOf(person, baseURL)),
  path: async ({ language }, use) => use((bare) => (language === 'en' ? inEnglish(bare) : bare)),
  texts: async ({ language }, use) => use(textsOf(language)),
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => expectNoErrors(page, allowedErrors, () => use(page)),
});

/** Until React has hydrated the page and nothing on it is busy. */
export const untilReady = async (page: Page): Promise<void> => {
  const isReady = () =>
    page.evaluate(() => {
      const taken = Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__react'),
      );
      return taken && !document.querySelector('[aria-busy=true]');
    });
  await expect.poll(isReady, { intervals: [50], message: 'the page is ready' }).toBe(true);
};

/** The page must never be wider than the screen. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
};

const protocols = new WeakMap<Page, Promise<CDPSession>>();

/** The size of the browser's own letters, which people set who see less. It stays at the next address. */
export const setFontSize = async (page: Page, standard: number): Promise<void> => {
  const protocol = protocols.get(page) ?? page.context().newCDPSession(page);
  protocols.set(page, protocol);
  const session = await protocol;
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 3 } });
};

export { expect };
