import { demo, expect, expectNoOverflow, inEnglish, setFontSize, test, untilReady } from './fixtures';

const jobs = '/career-center/internship-job-opportunities';

test('cards of jobs are as high as their text, and their titles have room, at every width', async ({
  page,
  path,
}) => {
  for (const address of [jobs, demo.samples[`${jobs}/[slug]`] ?? '']) {
    await page.goto(path(address));
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await untilReady(page);
      const cards = await page.evaluate(() =>
        [...document.querySelectorAll('.card:has(.course-head)')].map((card) => ({
          heightPx: card.getBoundingClientRect().height,
          titlePx: card.querySelector('.course-head :is(h2, h3)')?.getBoundingClientRect().width ?? 0,
          emblemPx: card.querySelector('.course-head svg')?.getBoundingClientRect().width ?? 0,
        })),
      );
      expect(cards.length, `${address} at ${width}`).toBeGreaterThan(2);
      for (const { heightPx, titlePx, emblemPx } of cards) {
        expect(heightPx, `${address} at ${width}`).toBeLessThan(420);
        expect(titlePx, `${address} at ${width}`).toBeGreaterThan(110);
        expect(emblemPx).toBe(44);
      }
    }
  }
});

const readWithLargeLetters = [
  '/login',
  '/',
  '/explore',
  '/school/[slug]',
  '/orientation-test',
  '/orientation-test/Holland/start',
  '/orientation-test/MBTI/start',
  jobs,
  '/scholarship',
  '/scholarship/[slug]',
].map((address) => demo.samples[address] ?? address);

test('@phone nothing scrolls sideways at letters of 16, 24 and 32 px, and one can apply at once', async ({
  page,
}) => {
  for (const address of readWithLargeLetters.flatMap((bare) => [bare, inEnglish(bare)])) {
    await page.goto(address);
    await untilReady(page);
    for (const size of [16, 24, 32]) {
      await setFontSize(page, size);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      await test.step(`${address} at ${size} px`, () => expectNoOverflow(page));
      if (!address.includes('/school/')) continue;
      const apply = page.locator('.deed-bar a').last();
      await expect(apply).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('a desk in larger letters', () => {
  test.use({ person: 'advisor' });
  test('@desktop in Sala’s own shows several rows at once', async ({ page, path }) => {
    await page.goto(path('/advisor/user/application'));
    await untilReady(page);
    await page.evaluate(() => {
      document.documentElement.dataset['textSize'] = 'larger';
    });
    const rows = page.locator('main :is(tbody tr, ul > li.card, ul > li > .card):visible');
    await expect(rows.nth(4)).toBeAttached();
    await expectNoOverflow(page);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(360);
  });

  test('@phone of the browser keeps its tabs apart and in the page', async ({ page, path }) => {
    // As large as letters of 32 px on this phone: em of a media query follow the letters of the browser alone.
    await page.setViewportSize({ width: 180, height: 370 });
    for (const address of ['/advisor/user/application', '/advisor/dashboard', '/advisor/event']) {
      await page.goto(path(address));
      await untilReady(page);
      await test.step(address, () => expectNoOverflow(page));
      // Each begins where the one before it ends.
      const overlapsPx = await page.locator('main nav ul').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const boxes = [...list.querySelectorAll('li > a')].map((tab) => tab.getBoundingClientRect());
          return boxes.slice(1).map(({ left }, index) => (boxes[index]?.right ?? left) - left);
        }),
      );
      expect(Math.max(0, ...overlapsPx)).toBeLessThanOrEqual(1);
    }
  });
});
