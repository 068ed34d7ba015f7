import type { Page } from '@playwright/test';
import type { textsOf } from './fixtures';
import { toKhmerDigits } from './sign-up';

/** Of an exam that is planned, whenever the test runs. */
const nextYear = new Date().getFullYear() + 1;

type Texts = ReturnType<typeof textsOf>;

const next = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: texts('enrollment')('next'), exact: true }).click();

const pick = async (page: Page, label: string, typed: string) => {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
};

/** Fills the four steps; stops before the last button. */
export async function fillForm(
  page: Page,
  texts: Texts,
  language: 'km' | 'en',
  afterPersonal: () => Promise<void>,
) {
  const t = texts('enrollment');
  const place = (km: string, en: string) => (language === 'km' ? km : en);
  // A program that the address names is chosen already.
  if (!new URL(page.url()).searchParams.has('program')) {
    await page.getByRole('radio').first().check();
    await next(page, texts);
  }

  await page.getByLabel(t('personal.lastNameKm'), { exact: true }).fill('សុខ');
  await page.getByLabel(t('personal.firstNameKm'), { exact: true }).fill('តារា');
  await page.getByRole('radio', { name: texts('education')('gender.female') }).check();
  const birthday = page.getByRole('group', { name: t('personal.birthday') });
  await birthday.getByLabel(texts('form')('day')).fill(language === 'km' ? toKhmerDigits('14') : '14');
  await birthday.getByLabel(texts('form')('month')).selectOption('3');
  await birthday.getByLabel(texts('form')('year')).fill('2008');
  await pick(page, t('personal.birthProvince'), place('កំពត', 'Kampot'));
  await afterPersonal();
  await next(page, texts);

  await pick(page, t('contact.province'), place('ភ្នំពេញ', 'Phnom Penh'));
  await pick(page, t('contact.district'), place('ដូនពេញ', 'Doun Penh'));
  await pick(page, t('contact.commune'), place('វត្តភ្នំ', 'Voat Phnum'));
  await next(page, texts);

  await page.getByRole('radio', { name: t('exam.planned') }).check();
  await page.getByRole('radio', { name: texts('education')('examTrack.science'), exact: true }).check();
  const exam = page.getByRole('group', { name: t('exam.datePlanned') });
  await exam.getByLabel(texts('form')('month')).selectOption('8');
  await exam.getByLabel(texts('form')('year')).fill(String(nextYear));

  await pick(page, t('highSchool.province'), place('ភ្នំពេញ', 'Phnom Penh'));
  await pick(page, t('highSchool.school'), 'វិទ្យាល័យជាស៊ីមជ្រោយចង្វារ');
  await page.getByRole('radio', { name: t('highSchool.no'), exact: true }).check();
  await page.getByLabel(t('highSchool.yearPlanned')).fill(String(nextYear));
}

/** Opens the last look at the application; whoever waits for the exam knows what the program asks for. */
export async function review(page: Page, texts: Texts) {
  const t = texts('enrollment');
  await page.getByRole('button', { name: t('review') }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: t('confirm.send') }).waitFor();
  const knows = dialog.getByRole('checkbox', { name: t('entry.acknowledge') });
  if (await knows.isVisible()) await knows.check();
}
