import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';

test('a slip is put right, and a finding opens', async ({ page, path, texts }) => {
  const t = texts('search');
  await page.goto(path('/search'));
  await untilReady(page);
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('polytecnic');
  await field.press('Enter');
  await expect(page).toHaveURL(/search\?keyword=polytecnic/);
  const shown = t('shownFor', { keyword: 'polytecnic', other: 'polytechnic' });
  await expect(page.getByText(shown)).toBeVisible();
  const schools = page.getByRole('region', { name: t('kind.schools') });
  await expect(schools).toBeVisible();
  await expectNoOverflow(page);
  await schools.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/school\//);
});

test('a school chooses features, asks for a partnership, and an advisor reads it', async ({
  page,
  path,
  texts,
  language,
  browser,
  baseURL,
}) => {
  const t = texts('contact');
  const school = `Lotus School ${language} ${Date.now()}`;
  await page.goto(path('/select-feature?package=admission'));
  await untilReady(page);
  await page.getByRole('checkbox', { name: texts('features')('feature.eventPosts.title') }).check();
  await page.getByRole('button', { name: texts('features')('select.submit') }).click();
  await expect(page).toHaveURL(/join-us\?/);
  await untilReady(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await page.getByLabel(t('partner.school')).fill(school);
  await page.getByLabel(t('partner.name'), { exact: true }).fill('Sok Dara');
  await page.getByLabel(t('partner.role')).fill('Head');
  await page.getByLabel(t('partner.phone')).fill('012 345 678');
  await page.getByLabel(t('partner.message'), { exact: true }).fill('We want to join.');
  await page.reload();
  await expect(page.getByLabel(t('partner.school'))).toHaveValue(school);
  await page.getByRole('button', { name: t('partner.send') }).click();
  await expect(page.getByText(t('partner.sent'))).toBeVisible();

  const desk = await browser.newPage({ storageState: await sessionOf('advisor', baseURL) });
  await desk.goto(new URL(path('/advisor/dashboard'), baseURL).href);
  // It waits, and stands in the list of requests.
  await expect(desk.getByText(school).first()).toBeVisible();
  await desk.close();
});
