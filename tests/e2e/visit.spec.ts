import { readFileSync } from 'node:fs';
import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';
import { freshPhone, signUpHere, toKhmerDigits } from './sign-up';
import { codeInAccount, personalityPlace, take } from './take-test';

const pupil = { lastName: 'Keo', pin: '482917' };

test('a class signs up through the visit of an advisor, who sees who came', async ({
  page,
  browser,
  path,
  texts,
  baseURL,
  language,
}) => {
  test.setTimeout(300_000);
  const khmerDigits = language === 'km';
  const [t, tVisit, tList] = [texts('visitDesk'), texts('visit'), texts('list')];
  const options = { ...(baseURL && { baseURL }), viewport: page.viewportSize() };

  // The first pupil has taken a test before anybody came.
  await page.goto(path('/orientation-test/MBTI/start'));
  await take(page, texts, { total: 50, placeOf: personalityPlace, drops: false });

  const staff = await browser.newContext({ ...options, storageState: await sessionOf('advisor', baseURL) });
  const desk = await staff.newPage();
  await desk.goto(path('/advisor/visits'));
  await untilReady(desk);
  await desk.getByRole('button', { name: t('new'), exact: true }).click();
  const form = desk.getByRole('dialog', { name: t('new') });
  await form.getByRole('combobox', { name: t('fields.school') }).fill(khmerDigits ? 'Romduol' : 'Lantern');
  await form.getByRole('listbox').getByRole('option').first().click();
  await form.getByLabel(t('fields.pupils')).fill(khmerDigits ? toKhmerDigits('30') : '30');
  await form.getByRole('button', { name: t('open') }).click();
  await expect(desk).toHaveURL(/\/advisor\/visits\/[0-9a-f-]{36}$/);
  const code = await desk
    .locator('strong')
    .filter({ hasText: /^[a-z2-9]{6}$/ })
    .innerText();
  await expect(desk.getByRole('img', { name: t('address.picture') })).toBeVisible();
  await expectNoOverflow(desk);

  await page.goto(path(`/visit/${code.toUpperCase()}`));
  await page.getByRole('link', { name: tVisit('signUp'), exact: true }).click();
  const first = { ...pupil, firstName: 'Sreyneang', phone: freshPhone(), khmerDigits, agrees: true };
  await signUpHere(page, texts, first);
  // Back at the result, which is in the account now.
  await expect(page).toHaveURL(/MBTI\/result$/);
  await expect.poll(() => codeInAccount(page, 'mbit')).toBe('ENFJ-T');

  const other = await browser.newContext(options);
  const phone = await other.newPage();
  await phone.goto(path(`/visit/${code}`));
  await phone.getByRole('link', { name: tVisit('signUp'), exact: true }).click();
  await signUpHere(phone, texts, { ...pupil, firstName: 'Bopha', phone: freshPhone(), khmerDigits });
  await expect(phone).toHaveURL(/\/welcome$/);
  await other.close();

  // The page of the visit asks again by itself.
  await expect(desk.getByText('Keo Sreyneang').filter({ visible: true })).toBeVisible({ timeout: 30_000 });
  await expect(desk.getByText('Keo Bopha')).toHaveCount(0);
  await expect(desk.getByText(t('unlistedHint')).locator('..')).toContainText('1');
  await expectNoOverflow(desk);
  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: tList('menu') }).click();
  await desk.getByRole('button', { name: tList('export.button') }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file).toContain('Keo Sreyneang');
  expect(file).not.toContain('Bopha');

  await desk.getByRole('button', { name: t('close.action'), exact: true }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('close.action'), exact: true })
    .click();
  await expect(desk.getByText(t('wasClosed'))).toBeVisible();
  await staff.close();
  const late = await browser.newContext(options);
  const latePage = await late.newPage();
  await latePage.goto(path(`/visit/${code}`));
  await expect(latePage.getByText(tVisit('over.title'))).toBeVisible();
  await late.close();
});
