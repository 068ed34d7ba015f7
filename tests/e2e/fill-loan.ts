import type { Page } from '@playwright/test';
import type { textsOf } from './fixtures';
import { toKhmerDigits } from './sign-up';

type Texts = ReturnType<typeof textsOf>;

export const next = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: texts('loanForm')('form.next'), exact: true }).click();

/** Money and guardian, up to the papers. */
export async function fillUpToPapers(page: Page, texts: Texts, language: 'km' | 'en') {
  const t = texts('loanForm');
  const tLoan = texts('loan');
  const typed = (text: string) => (language === 'km' ? toKhmerDigits(text) : text);
  await page.getByLabel(t('form.bank'), { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(t('form.amount'), { exact: true }).fill(typed('300'));
  await page.getByRole('radio', { name: tLoan('reason.laptop'), exact: true }).check();
  await page.getByRole('radio', { name: tLoan('months', { months: 3 }) }).check();
  await next(page, texts);
  const born = page.getByRole('group', { name: t('form.dob') });
  await born.getByLabel(texts('form')('day')).fill(typed('14'));
  await born.getByLabel(texts('form')('month')).selectOption('3');
  await born.getByLabel(texts('form')('year')).fill(typed('2005'));
  await page.getByRole('radio', { name: t('form.no'), exact: true }).check();
  await page.getByRole('radio', { name: tLoan('guardian.mother') }).check();
  await page.getByLabel(t('form.guardianName')).fill('Chan Sophea');
  await page.getByLabel(t('form.guardianPhone')).fill(typed('012345678'));
  await page.getByRole('radio', { name: tLoan('job.business') }).check();
  await next(page, texts);
}
