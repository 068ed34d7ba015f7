import { expect, test, untilReady } from './fixtures';

test('a visitor who comes back to a page lands where they were', async ({ page, path }) => {
  await page.goto(path('/'));
  await untilReady(page);
  // The previous page stays in the document, hidden.
  const link = page.locator('main [href*="/explore"]').filter({ visible: true }).last();
  await link.scrollIntoViewIfNeeded();
  // The click may scroll once more, so it notes itself where the page was.
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('clicked-at', String(window.scrollY));
    document.addEventListener('click', note, { capture: true, once: true });
  });
  await link.click();
  const before = Number(await page.evaluate(() => sessionStorage.getItem('clicked-at')));
  expect(before).toBeGreaterThan(0);
  await expect(page).toHaveURL(/explore/);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(40);
});
