import { demo, expect, expectNoOverflow, inEnglish, sessionOf, test, untilReady } from './fixtures';

/** The height of a page at 360 px in Khmer. */
const longest = {
  '/school/romduol-river-university': 7_000,
} as const;

test('@phone long pages keep their length; a student sees their own front page; a comparison keeps its names in view', async ({
  page,
  browser,
  baseURL,
}) => {
  for (const [address, heightPx] of Object.entries(longest)) {
    await page.goto(address);
    await untilReady(page);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollHeight), address)
      .toBeLessThanOrEqual(heightPx);
    await expectNoOverflow(page);
  }

  await page.goto(inEnglish('/explore?compare=romduol-river-university,digital-delta-institute'));
  const name = page.getByRole('columnheader', { name: /Digital Delta Institute/ });
  await expect(name).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('rowheader', { name: 'Founded' }).scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport();
  await expectNoOverflow(page);

  const three = 'romduol-river-university,digital-delta-institute,tonle-bassac-polytechnic-institute';
  await page.goto(inEnglish(`/explore?compare=${three}`));
  const table = page.getByRole('region', { name: 'Comparison of schools' });
  await expect(table.getByRole('combobox')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_800);
  expect(await table.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await expectNoOverflow(page);

  await page.goto(inEnglish(demo.samples['/scholarship/[slug]'] ?? ''));
  await expect(page.getByRole('link', { name: 'Apply to the school' }).last()).toBeInViewport();

  const context = await browser.newContext({ storageState: await sessionOf('student', baseURL) });
  const own = await context.newPage();
  await own.goto(inEnglish('/'));
  await expect(own.getByRole('heading', { level: 1, name: /^Hello / })).toBeVisible();
  await expect(own.getByRole('heading', { name: 'Partner schools' })).toBeHidden();
  await context.close();
});
