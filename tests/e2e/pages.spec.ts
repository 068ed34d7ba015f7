import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import type { PageAccess } from '@/lib/routes/page-entry';
import { builtPages as built } from '@/lib/routes/pages';
import { expectAccessible } from './expect-accessible';
import { expectLooks } from './expect-looks';
import {
  demo,
  expect,
  expectNoErrors,
  expectNoOverflow,
  inEnglish,
  sessionOf,
  setFontSize,
  test as base,
  untilReady,
} from './fixtures';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** The tab of each person, with the session that it began with. */
const tabs = new Map<string | null, { page: Page; session: unknown }>();

const test = base.extend({
  // A person's pages are opened one after the other, as people do: in a new browser each would take twice the time.
  page: async ({ browser, person, baseURL, allowedErrors }, use) => {
    const session = person === null ? null : await sessionOf(person, baseURL);
    let tab = tabs.get(person);
    if (tab?.session !== session) {
      await tab?.page.context().close();
      tab = undefined;
    }
    tab ??= { page: await (await browser.newContext()).newPage(), session };
    tabs.set(person, tab);
    const { page } = tab;
    await page.setViewportSize(phone);
    await expectNoErrors(page, allowedErrors, () => use(page));
  },
});

const accountFor: Partial<Record<PageAccess, string>> = {
  user: 'student',
  advisor: 'advisor',
  partner: 'partner',
  bank: 'bank',
};

const sampleOf = (path: string): string => {
  if (!path.includes('[')) return path;
  const sample = demo.samples[path];
  if (!sample) throw new Error(`demo.json has no sample for ${path}.`);
  return sample;
};

/** With `--full` axe looks at the desktop's width and at English too; each costs a fifth of a page's time. */
const isFull = process.env['FULL'] === 'on';

/** Checks of a page at each width, which shows other parts at another one, and in each size of letters. */
async function expectWhole(page: Page) {
  await expectNoOverflow(page);
  await expectLooks(page);
}

/** The same page in the largest letters of the browser. */
async function expectWholeInLargeLetters(page: Page) {
  await setFontSize(page, 32);
  await expectWhole(page);
  await setFontSize(page, 16);
}

/** Another width may load other parts. */
async function expectWholeAt(page: Page, width: typeof phone) {
  await page.setViewportSize(width);
  await untilReady(page);
  await expectWhole(page);
}

/** Opens a page in one language; its checks at the width that the window has. */
async function expectAnswered(
  page: Page,
  path: string,
  { language, status }: { language: Locale; status: number },
) {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
  await untilReady(page);
  // In one question: asked one by one, they take as long as all the looks at the page.
  const read = () =>
    page.evaluate(() => ({
      headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
      language: document.documentElement.lang,
      hasTitle: document.title.endsWith(' - Sala'),
    }));
  await expect.poll(read).toEqual({ headings: 1, language, hasTitle: true });
  await expectWhole(page);
}

for (const { path: pattern, access, answers = 200 } of built) {
  test.describe(() => {
    test.use({
      person: accountFor[access] ?? null,
      // The browser logs the status of a page that is itself an error.
      allowedErrors: answers === 200 ? [] : [/status of 40[01]/],
    });

    test(`${pattern} is whole, fits and can be used by everybody`, async ({ page }) => {
      const bare = sampleOf(pattern);
      await expectAnswered(page, bare, { language: 'km', status: answers });
      await expectAccessible(page);
      await expectWholeInLargeLetters(page);
      await expectWholeAt(page, desktop);
      if (isFull) await expectAccessible(page);
      await expectAnswered(page, inEnglish(bare), { language: 'en', status: answers });
      if (isFull) await expectAccessible(page, { hasContrast: false });
      await expectWholeAt(page, phone);
      if (isFull) await expectWholeInLargeLetters(page);
    });
  });
}

const longPages = ['/', '/explore', '/school/[slug]', '/course', '/course/[id]'].map(sampleOf);
for (const path of longPages.flatMap((bare) => [bare, inEnglish(bare)])) {
  test(`${path} is laid out whole before anybody touches it`, async ({ page }) => {
    await page.goto(path);
    await untilReady(page);
    const blank = await page.evaluate(() =>
      [...document.querySelectorAll('main section, main li')]
        .filter(
          (part) =>
            part.getClientRects().length > 0 &&
            !part.closest('details:not([open])') &&
            !part.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
        )
        .map((part) => part.id || part.textContent.slice(0, 40)),
    );
    expect(blank).toEqual([]);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (let top = 0; top < before; top += 600) await page.mouse.wheel(0, 600);
    await expect
      .poll(() => page.evaluate(() => Math.ceil(window.scrollY + window.innerHeight)))
      .toBeGreaterThan(before * 0.97);
    expect(Math.abs((await height()) - before) / before).toBeLessThan(0.02);
  });
}
