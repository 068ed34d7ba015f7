import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test, type textsOf } from './fixtures';
import { freshPhone, signUp } from './sign-up';
import { answerShown, codeInAccount, goOnTo, hollandPlace, personalityPlace, take } from './take-test';

type Texts = ReturnType<typeof textsOf>;

// Cutting the network makes the browser itself report failed requests.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

const openPart = (page: Page, texts: Texts, part: 'majors' | 'programs' | 'next') =>
  page.getByRole('tab', { name: texts('orientationResult')(`parts.${part}`), exact: true }).click();

/** From the result to a course that is open for applications. */
async function findProgram(page: Page, texts: Texts) {
  const result = texts('orientationResult');
  await openPart(page, texts, 'programs');
  const programs = page.getByRole('region', { name: result('programs.title') });
  await programs.locator('a[href*="/course/"]').first().click();
  await expect(page).toHaveURL(/\/course\/[0-9a-f-]{36}$/);
  // "Back" leads to the part that was left, not to the beginning of the result.
  await page.goBack();
  await expect(page).toHaveURL(/\/result#programs$/);
  await programs.locator('a[href*="/course/"]').first().click();
  await expect(page).toHaveURL(/\/course\/[0-9a-f-]{36}$/);
  await expect(page.locator('a[href*="enrollment-form"]').first()).toBeVisible();
}

/** Signs up from the result, which is then in the account. */
async function keepResult(page: Page, texts: Texts, resultPath: string) {
  const result = texts('orientationResult');
  await page.goto(resultPath);
  await page
    .getByRole('main')
    .getByRole('link', { name: result('logIn'), exact: true })
    .click();
  // The header of the result has the same link to the sign-up.
  await expect(page).toHaveURL(/\/login/);
  const names = { lastName: 'Sok', firstName: 'Dara' };
  await signUp(page, texts, { ...names, phone: freshPhone(), pin: '482913', khmerDigits: false });
  await expect(page).toHaveURL(/MBTI\/result$/);
  await expect(page.getByText(result('inAccount'))).toBeVisible();
}

const onPhone = { tag: '@phone' };
test(
  'a visitor takes both tests though the network drops twice, and finds a program',
  onPhone,
  async ({ page, path, texts }) => {
    test.setTimeout(240_000);
    const t = texts('orientation');
    const result = texts('orientationResult');
    await page.goto(path('/'));
    await page.getByRole('link', { name: texts('home')('test.action'), exact: true }).click();
    await expect(page).toHaveURL(/\/orientation-test$/);
    await page
      .getByRole('link', { name: t('start') })
      .first()
      .click();
    await expect(page).toHaveURL(/Holland\/start$/);
    await take(page, texts, { total: 60, placeOf: hollandPlace, drops: true });
    await expect(page.getByText(/: IAS$/)).toBeVisible();
    for (const score of ['40', '30', '10'])
      await expect(page.getByText(result('chart.points', { score } as never)).first()).toBeVisible();
    await expect(page.getByText(result('notes.verdict'))).toBeVisible();
    await expectNoOverflow(page);

    await openPart(page, texts, 'next');
    await page.getByRole('link', { name: result('other.personality') }).click();
    await page
      .getByRole('link', { name: t('start') })
      .first()
      .click();
    await take(page, texts, { total: 50, placeOf: personalityPlace, drops: true });
    await expect(page.getByText(/: ENFJ-T$/)).toBeVisible();
    await openPart(page, texts, 'majors');
    await expect(page.getByRole('heading', { name: result('together.title') })).toBeVisible();
    await expectNoOverflow(page);

    await findProgram(page, texts);
    await keepResult(page, texts, path('/orientation-test/MBTI/result'));
    await expect.poll(() => codeInAccount(page, 'holland')).toBe('IAS');
    await expect.poll(() => codeInAccount(page, 'mbit')).toBe('ENFJ-T');
  },
);

// The other language and size at the main steps: the first statement, the result, a program, the account.
test('a visitor takes one test and keeps its result', { tag: '@desktop' }, async ({ page, path, texts }) => {
  test.setTimeout(240_000);
  await page.goto(path('/orientation-test/MBTI/start'));
  await take(page, texts, { total: 50, placeOf: personalityPlace, drops: false });
  await expect(page.getByText(/: ENFJ-T$/)).toBeVisible();
  await expectNoOverflow(page);
  await findProgram(page, texts);
  await keepResult(page, texts, path('/orientation-test/MBTI/result'));
  await expect.poll(() => codeInAccount(page, 'mbit')).toBe('ENFJ-T');
});

test.describe('a student', () => {
  test.use({ person: 'student' });

  test('goes on after closing the page; answers are in the account', async ({ page, path, texts }) => {
    const t = texts('questionnaire');
    await page.goto(path('/orientation-test/Holland/start'));
    await expect(page.locator('[data-ready=true]:visible')).toBeVisible();
    const answered = await answerShown(page, 1, hollandPlace);
    await expect(page.getByText(t('savedAccount'))).toBeVisible();
    await goOnTo(page, texts, answered + 1, 60);
    await page.reload();
    const next = t('question', { number: answered + 1, total: 60 } as never);
    await expect(page.getByRole('group', { name: next })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAccessibleName(
      t('progress', { done: answered, total: 60 } as never),
    );
  });
});
