import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';
import { freshPhone, messageFor, signUp, toKhmerDigits } from './sign-up';

test('a pupil registers for the camp with the code of a guardian, and an advisor sees where they came from', async ({
  page,
  browser,
  path,
  texts,
  baseURL,
  language,
}) => {
  test.setTimeout(180_000);
  const [t, tForm, tWork] = [texts('campaign'), texts('form'), texts('work')];
  const typed = (text: string) => (language === 'km' ? toKhmerDigits(text) : text);
  const next = () => page.getByRole('button', { name: tWork('next'), exact: true }).click();
  await page.goto(path('/campaigns/hi-goal-camp?utm_source=poster-e2e'));
  await page
    .getByRole('region', { name: t('take.title') })
    .getByRole('link', { name: t('take.login'), exact: true })
    .click();
  await expect(page).toHaveURL(/login\?redirect=/);
  const pupil = { lastName: 'Chan', firstName: 'Mony', phone: freshPhone(), pin: '482915' };
  await signUp(page, texts, { ...pupil, khmerDigits: language === 'km' });
  // Back at the campaign, with where they came from and what is known of them.
  await expect(page).toHaveURL(/hi-goal-camp\?utm_source=poster-e2e/);
  await expect(page.getByLabel(t('form.lastName'), { exact: true })).toHaveValue(pupil.lastName);
  const born = page.getByRole('group', { name: t('form.dob') });
  await born.getByLabel(tForm('day')).fill(typed('14'));
  await born.getByLabel(tForm('month')).selectOption('3');
  await born.getByLabel(tForm('year')).fill(typed(String(new Date().getFullYear() - 16)));
  await next();
  await page
    .getByRole('combobox', { name: t('form.province') })
    .fill(language === 'km' ? 'សៀមរាប' : 'Siem Reap');
  await page.getByRole('option').first().click();
  await page.getByLabel(t('form.schoolName'), { exact: true }).fill('Lotus High School');
  await page.getByRole('combobox', { name: /grade|ថ្នាក់ទី/i }).selectOption({ index: 1 });
  await next();
  const guardian = freshPhone();
  await page.getByLabel(t('guardian.phone'), { exact: true }).fill(typed(guardian));
  await page.getByRole('button', { name: t('guardian.ask'), exact: true }).click();
  await page
    .getByLabel(t('guardian.code'), { exact: true })
    .fill(typed(await messageFor(page, guardian, /(\d{6})/)));
  await page.getByRole('button', { name: t('guardian.confirm'), exact: true }).click();
  await expect(page.getByText(t('guardian.agreed'))).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t('form.send'), exact: true }).click();
  await expect(page).toHaveURL(/thank-you\?campaign=hi-goal-camp/);
  const reference = page.getByText(/^[2-9A-HJ-NP-Z]{8}$/);
  await expect(reference).toBeVisible();
  await expectNoOverflow(page);
  const said = await reference.innerText();

  const staff = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await sessionOf('advisor', baseURL),
    viewport: page.viewportSize(),
  });
  const desk = await staff.newPage();
  await desk.goto(path(`/advisor/campaign/hi-goal-camp/detail?view=registrations&keyword=${said}`));
  await untilReady(desk);
  await expect(desk.getByText(said).filter({ visible: true })).toBeVisible();
  await expect(desk.getByText('poster-e2e').first()).toBeVisible();
  await expectNoOverflow(desk);
  await staff.close();
});
