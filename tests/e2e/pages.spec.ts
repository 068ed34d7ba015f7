import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import type { PageAccess } from '@/lib/routes/page-entry';
import { builtPages as built } from '@/lib/routes/pages';
import { expectAccessible } from './expect-accessible';
import { expectLooks } from './expect-looks';
import { demo, expect, expectNoOverflow, inEnglish, setFontSize, test, untilReady } from './fixtures';

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

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
/** With `--full` axe looks at the desktop's width and at English too; each costs a fifth of a page's time. */
const isFull = process.env['FULL'] === 'on';

/** Checks of a page at each width, which shows other parts at another one. */
async function expectWhole(page: Page) {
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoOverflow(page);
  await expectLooks(page);
}

/** The same page in the largest letters of the browser. */
async function expectWholeInLargeLetters(page: Page) {
  await setFontSize(page, 32);
  await expectWhole(page);
  await setFontSize(page, 16);
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
  await expectWhole(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(/ - Sala$/);
}

// The second language is opened where the first left its scripts: two minutes instead of three and a half for 34 pages.
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
      await page.setViewportSize(desktop);
      await expectWhole(page);
      if (isFull) await expectAccessible(page);
      await expectAnswered(page, inEnglish(bare), { language: 'en', status: answers });
      if (isFull) await expectAccessible(page, { hasContrast: false });
      await page.setViewportSize(phone);
      await expectWhole(page);
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
