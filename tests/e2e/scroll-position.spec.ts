import { expect, test, untilReady } from './fixtures';

test('a page is laid out whole once it is touched, and who comes back lands where they were', async ({
  page,
  path,
}) => {
  await page.goto(path('/'));
  await untilReady(page);
  const last = page.locator('section[aria-labelledby=home-provinces]');
  const layout = () => last.evaluate((section) => getComputedStyle(section).contentVisibility);
  expect(await layout()).toBe('auto');
  await page.keyboard.press('End');
  await expect.poll(layout).toBe('visible');
  const link = last.getByRole('link').last();
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
