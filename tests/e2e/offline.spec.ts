import type { Page } from '@playwright/test';
import { expect, test, untilReady } from './fixtures';

test.use({ serviceWorkers: 'allow' });

/** Until the service worker controls the page. */
const untilControlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/] });

  test('what was opened before can be read, and what was not says so', async ({
    page,
    context,
    path,
    texts,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const words = texts('feedback');
    await page.goto(path('/faqs'));
    await untilControlled(page);
    await page.reload();
    const [text, title] = [await heading.innerText(), await page.title()];

    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText(text);

    await page.goto(path('/explore'));
    await expect(heading).toHaveText(words('offline.title'));
    await expect(page.getByText(words('offline.notSaved'))).toBeVisible();
    await page.getByRole('link', { name: title }).click();
    await expect(heading).toHaveText(text);

    await page.goto(path('/explore'));
    await context.setOffline(false);
    await page.getByRole('link', { name: words('retry') }).click();
    await expect(page.getByText(words('offline.notSaved'))).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  });
});

test.describe('signed in', () => {
  test.use({ person: 'student' });

  test('nothing that belongs to one person is saved on the device', async ({ page, path }) => {
    await page.goto(path('/faqs'));
    await untilControlled(page);
    await page.goto(path('/profile/applications'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const savedPaths = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
    await untilReady(page);
    await expect
      .poll(async () => (await savedPaths()).some((one) => one.startsWith('/_next/static/')))
      .toBe(true);
    const saved = await savedPaths();
    expect(saved.filter((one) => /\/profile\/|\/api-|\/session/.test(one))).toEqual([]);
  });
});
