import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { pdf } from '@/tests/support/uploads';
import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';
import { fillForm, review } from './fill-form';
import { freshPhone, signUp } from './sign-up';

const school = {
  slug: 'tonle-bassac-polytechnic-institute',
  km: joinCompounds('វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់'),
  en: 'Tonle Bassac Polytechnic Institute',
  /** A part of the name, as a person would type it. */
  keyword: { km: 'បាសាក់', en: 'bassac' },
};

const paper = pdf();

const savedNote = (language: 'km' | 'en') =>
  language === 'km' ? /រក្សា\u2060?ទុក.*\d{2}:\d{2}/ : /Saved on this device at/;

test('find a school, sign up, apply, be accepted', async ({
  page,
  browser,
  path,
  texts,
  language,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const name = school[language];

  await page.goto(path('/'));
  const search = page.getByRole('main').getByRole('search').getByRole('combobox');
  await search.fill(school.keyword[language]);
  await search.press('Enter');
  await expect(page).toHaveURL(/explore\?keyword=/);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await page
    .getByRole('link', { name: texts('school')('apply') })
    .first()
    .click();
  // A visitor reads first what an account is for; the school stays behind the sheet.
  const sheet = page.getByRole('dialog', { name: texts('join')('apply.title') });
  await expect(sheet.getByRole('link', { name: texts('join')('signUp') })).toBeVisible();
  await sheet.getByRole('link', { name: texts('join')('logIn') }).click();
  await expect(page).toHaveURL(/login\?redirect=/);
  const phone = freshPhone();
  await signUp(page, texts, {
    lastName: 'Sok',
    firstName: 'Dara',
    phone,
    pin: '482913',
    khmerDigits: language === 'km',
  });
  await expect(page).toHaveURL(new RegExp(`${school.slug}/enrollment-form`));

  const t = texts('enrollment');
  await fillForm(page, texts, language, async () => {
    await expect(page.getByText(savedNote(language)).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t('personal.firstNameKm'), { exact: true })).toHaveValue('តារា');
  });
  await review(page, texts);
  await page.getByRole('button', { name: t('confirm.send') }).dblclick();
  await expect(page).toHaveURL(/congratulations\?applicantId=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('thanks.title'));
  await expectNoOverflow(page);

  await page.getByRole('link', { name: t('thanks.see') }).click();
  await expect(page).toHaveURL(/profile\/applications\/[0-9a-f-]{36}/);
  const applicationId = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText(language === 'km' ? 'រង់ចាំ' : 'Pending').first()).toBeVisible();
  const list = await page.request.get(`/api-nest-applicant/applicant?applicantId=${applicationId}`);
  const { referenceCode } = (await list.json()) as { referenceCode: string };

  const words = texts('applications');
  await page
    .locator('input[type="file"][accept*="pdf"]')
    .first()
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: paper });
  await expect(page.getByText(words('papers.state.sent')).first()).toBeVisible();

  const storageState = await sessionOf('advisor', baseURL);
  const advisor = await browser.newContext({ baseURL, storageState, viewport: page.viewportSize() });
  const desk = await advisor.newPage();
  await desk.goto(path(`/advisor/user/application?keyword=${referenceCode}`));
  await desk
    .getByRole('link', { name: language === 'km' ? 'សុខ តារា' : /Sok Dara|Dara Sok/ })
    .first()
    .click();
  await expect(desk).toHaveURL(new RegExp(applicationId));
  await desk
    .getByRole('button', { name: words('checks.receive'), exact: true })
    .first()
    .click();
  await expect(desk.getByText(words('papers.state.received')).first()).toBeVisible();
  const bar = texts('applicationDesk');
  await desk.getByRole('button', { name: bar('bar.accept'), exact: true }).click();
  const decision = desk.getByRole('group', { name: bar('bar.accept') });
  await decision.getByLabel(texts('advisor')('change.unseen.reason')).fill('The originals were shown.');
  await decision.getByLabel(texts('advisor')('change.note')).fill('សូមមកសាលាថ្ងៃចន្ទ');
  await decision.getByRole('button', { name: bar('bar.accept'), exact: true }).click();
  // It is sent once it can no longer be undone; then the deed is no longer offered.
  await expect(desk.getByRole('button', { name: bar('bar.undo'), exact: true }).last()).toBeVisible();
  await expect(desk.getByRole('button', { name: bar('bar.reject'), exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: bar('bar.accept'), exact: true })).toHaveCount(0);
  await advisor.close();

  // The student's open page says it by itself.
  await expect(page.getByText(language === 'km' ? 'បានទទួលយក' : 'Accepted').first()).toBeVisible();
  await expect(page.getByText('សូមមកសាលាថ្ងៃចន្ទ').first()).toBeVisible();
  await expect(page.getByText(words('papers.state.received')).first()).toBeVisible();

  await page.goto(path(`/school/${school.slug}`));
  await untilReady(page);
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/favorite_schools') && answer.status() === 201,
  );
  await page
    .getByRole('button', { name: texts('favorite')('heart', { school: name } as never) })
    .first()
    .click();
  await stored;
  await page.goto(path('/profile/favorite'));
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});
