import type { Page } from '@playwright/test';
import { fillForm, review } from './fill-form';
import { expect, test, untilReady } from './fixtures';
import { freshPhone, signUp, signUpHere } from './sign-up';

/** Links, buttons and choices outside the fields of a form: typing is counted apart. */
const countTaps = (page: Page) =>
  page.addInitScript(() => {
    const key = 'taps';
    const count = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    const isDeed = (target: EventTarget | null) =>
      target instanceof Element && target.closest('a, button:not([role=combobox])') !== null;
    document.addEventListener(
      'click',
      ({ isTrusted, target }) => isTrusted && isDeed(target) && count(),
      true,
    );
    // Choices of the front page are deeds: each is one of its questions.
    document.addEventListener(
      'change',
      ({ target }) => target instanceof Element && target.matches('main form[action] select') && count(),
      true,
    );
  });

const startCount = (page: Page) => page.evaluate(() => sessionStorage.setItem('taps', '0'));
const tapsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')));

const person = (language: 'km' | 'en') => ({
  lastName: 'Sok',
  firstName: 'Dara',
  phone: freshPhone(),
  pin: '482913',
  khmerDigits: language === 'km',
});

test('a program in a province and within a budget is found in four taps @phone', async ({
  page,
  path,
  texts,
}) => {
  await countTaps(page);
  await page.goto(path('/'));
  await untilReady(page);
  await startCount(page);
  const t = texts('homeChapters');
  await page.getByRole('combobox', { name: t('entry.place') }).selectOption('02');
  await page.getByRole('combobox', { name: t('entry.budget') }).selectOption('600');
  await page.getByRole('button', { name: t('entry.send') }).click();
  await expect(page).toHaveURL(/province=02.*maxPrice=600|maxPrice=600.*province=02/);
  const first = page.locator('main [data-records]').getByRole('link').first();
  await first.click();
  await expect(page).toHaveURL(/\/course\/[0-9a-f-]{36}/);
  expect(await tapsOf(page)).toBe(4);
});

test('one signs up in two taps: the code sends itself @phone', async ({ page, path, texts, language }) => {
  await countTaps(page);
  await page.goto(path('/signup'));
  await untilReady(page);
  await startCount(page);
  await signUpHere(page, texts, person(language));
  await expect(page).toHaveURL(/\/welcome$/);
  expect(await tapsOf(page)).toBe(2);
});

test('one asks in two taps from the questions @phone', async ({ page, path, texts, language }) => {
  await countTaps(page);
  await page.goto(path('/login'));
  await signUp(page, texts, person(language));
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goto(path('/forum'));
  await untilReady(page);
  await startCount(page);
  await page
    .getByRole('link', { name: texts('question')('ask') })
    .first()
    .click();
  const t = texts('ownQuestion');
  await page
    .getByRole('textbox', { name: t('ask.title') })
    .fill(`Can I study law in the evening, beside my work? ${Date.now() % 10_000}`);
  await page.getByRole('button', { name: t('ask.send') }).click();
  await expect(page.getByText(t('ask.heldTitle'))).toBeVisible();
  expect(await tapsOf(page)).toBe(2);
});

test('from a program’s page one applies in five taps @phone', async ({ page, path, texts, language }) => {
  test.setTimeout(180_000);
  await countTaps(page);
  await page.goto(path('/login'));
  await signUp(page, texts, person(language));
  await expect(page).toHaveURL(/\/welcome$/);
  const open = await page.request.get('/api-nest-aca/enrollment/subjects?degree=bachelor&limit=1');
  const { data } = (await open.json()) as { data: { enrollableSubjectId: string }[] };
  await page.goto(path(`/course/${data[0]?.enrollableSubjectId ?? ''}`));
  await untilReady(page);
  await startCount(page);
  await page
    .getByRole('link', { name: texts('course')('detail.apply') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/enrollment-form/);
  await fillForm(page, texts, language, async () => undefined);
  const t = texts('enrollment');
  await review(page, texts);
  await page.getByRole('button', { name: t('confirm.send') }).click();
  await expect(page).toHaveURL(/congratulations\?applicantId=/);
  expect(await tapsOf(page)).toBe(5);
});
