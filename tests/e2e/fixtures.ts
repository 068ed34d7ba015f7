import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages, Namespace } from '@/lib/i18n/messages';

interface Demo {
  accounts: Record<string, { username: string; password: string }>;
  samples: Record<string, string>;
}

export const demo = JSON.parse(
  readFileSync(join(process.env['DATA_DIR'] ?? '.data', 'demo.json'), 'utf8'),
) as Demo;

const readMessages = (locale: Locale, namespace: Namespace) =>
  JSON.parse(
    readFileSync(join(process.cwd(), 'messages', locale, `${namespace}.json`), 'utf8'),
  ) as Messages[Namespace];

/** Texts of the page's language, by the same keys as the pages: `texts('auth')('login.title')`. */
export const textsOf = (language: Locale) => (namespace: Namespace) =>
  createTranslator({
    locale: language,
    messages: readMessages(language, namespace) as Record<string, string>,
  });

/** Signs in by writing the session, without driving the form. */
export const signIn = (
  context: BrowserContext,
  account: { username: string; password: string },
): Promise<void> => signInTo(context.request, account);

/** The same where there is no browser. */
export async function signInTo(
  request: APIRequestContext,
  account: { username: string; password: string },
): Promise<void> {
  const answer = await request.post('/session', {
    data: { username: account.username, password: account.password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
}

export interface Fixtures {
  language: Locale;
  size: 'phone' | 'desktop';
  /** A path in the language of the project. */
  path: (bare: string) => string;
  texts: ReturnType<typeof textsOf>;
  /** Messages that the browser may log without failing the test. */
  allowedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  language: ['km', { option: true }],
  size: ['phone', { option: true }],
  path: async ({ language }, use) =>
    use((bare) => (language === 'en' ? (bare === '/' ? '/en' : `/en${bare}`) : bare)),
  texts: async ({ language }, use) => use(textsOf(language)),
  allowedErrors: [[], { option: true }],
  // Any error in the console fails the test, a refused policy (CSP) included.
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => errors.push(`${error.message} on ${page.url()}`));
    await use(page);
    expect(errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))).toEqual([]);
  },
});

/** The page must never be wider than the screen. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
};

export { expect };
