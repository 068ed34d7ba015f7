import type { Page } from '@playwright/test';
import type { PageAccess } from '@/lib/routes/page-entry';
import { builtPages as built } from '@/lib/routes/pages';
import { expectAccessible } from './expect-accessible';
import { demo, expect, expectNoOverflow, test, untilReady } from './fixtures';

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

const desktop = { width: 1280, height: 800 };

/** Checks of a page at each width, which shows other parts at another one. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoOverflow(page);
}

for (const { path: pattern, access, answers = 200 } of built) {
  test.describe(() => {
    test.use({
      person: accountFor[access] ?? null,
      // The browser logs the status of a page that is itself an error.
      allowedErrors: answers === 200 ? [] : [/status of 40[01]/],
    });

    test(`${pattern} is whole, fits and can be used by everybody`, async ({ page, path, language }) => {
      const answer = await page.goto(path(sampleOf(pattern)));
      expect(answer?.status()).toBe(answers);
      const policy = (await answer?.headerValue('content-security-policy')) ?? '';
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
      await untilReady(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(/ - Sala$/);
      // Neither colours nor the parts of a page depend on the language: docs/decisions/0430.
      const hasContrast = language === 'km';
      await expectWhole(page);
      if (language === 'km') await expectAccessible(page, { hasContrast });
      await page.setViewportSize(desktop);
      await untilReady(page);
      await expectWhole(page);
      await expectAccessible(page, { hasContrast });
    });
  });
}

for (const pattern of ['/', '/explore', '/school/[slug]', '/course', '/course/[id]']) {
  test(`${pattern} is laid out whole before anybody touches it`, async ({ page, path }) => {
    await page.goto(path(sampleOf(pattern)));
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
