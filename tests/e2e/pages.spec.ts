import AxeBuilder from '@axe-core/playwright';
import { type PageAccess, type PageEntry, pages } from '@/lib/routes/pages';
import { demo, expect, expectNoOverflow, signIn, test } from './fixtures';

const accountFor: Partial<Record<PageAccess, string>> = {
  user: 'student',
  advisor: 'advisor',
  partner: 'partner',
};
const built: readonly PageEntry[] = pages.filter((page) => page.built);

const accountOf = (role: string) => {
  const account = demo.accounts[role];
  if (!account) throw new Error(`demo.json has no account ${role}.`);
  return account;
};

const sampleOf = (path: string): string => {
  if (!path.includes('[')) return path;
  const sample = demo.samples[path];
  if (!sample) throw new Error(`demo.json has no sample for ${path}.`);
  return sample;
};

for (const { path: pattern, access, answers = 200 } of built) {
  test.describe(() => {
    // The browser logs the status of a page that is itself a refusal.
    test.use({ allowedErrors: answers === 200 ? [] : [/status of 40[01]/] });

    test(`${pattern} is whole, fits and can be used by everybody`, async ({
      page,
      context,
      path,
      language,
    }) => {
      const role = accountFor[access];
      if (role) await signIn(context, accountOf(role));
      const answer = await page.goto(path(sampleOf(pattern)));
      expect(answer?.status()).toBe(answers);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(/ - Sala$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoOverflow(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  });
}

test('what is not there says so in its language, with its status', async ({
  page,
  path,
  texts,
  language,
}) => {
  for (const bare of [
    '/no-such-page',
    '/school/no-such-school',
    '/course/00000000-0000-4000-8000-000000000000',
  ]) {
    const answer = await page.request.get(path(bare));
    expect(answer.status(), bare).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(texts('feedback')('error.404.title'));
  }
});

test('a student does not find what belongs to advisors', async ({ page, context, path }) => {
  await signIn(context, accountOf('student'));
  for (const bare of ['/advisor/dashboard', '/advisor/user/application']) {
    expect((await page.request.get(path(bare))).status()).toBe(404);
  }
});

test('a visitor is asked to log in and brought back to the same language', async ({
  page,
  path,
  language,
}) => {
  const answer = await page.request.get(path('/profile/favorite'), { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()['location']).toBe(
    `${language === 'en' ? '/en' : ''}/login?redirect=%2Fprofile%2Ffavorite`,
  );
});

for (const pattern of ['/', '/explore', '/school/[slug]', '/course', '/course/[id]']) {
  test(`${pattern} is laid out whole before anybody touches it`, async ({ page, path }) => {
    await page.goto(path(sampleOf(pattern)));
    await page.waitForLoadState('networkidle');
    const blank = await page.evaluate(() =>
      [...document.querySelectorAll('main section, main li')]
        .filter(
          (part) =>
            part.getClientRects().length > 0 &&
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

test('who comes back to a long page lands where they were', async ({ page, path }) => {
  await page.goto(path('/'));
  await page.waitForLoadState('networkidle');
  const link = page.locator('section[aria-labelledby=home-provinces]').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/explore/);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(40);
});
