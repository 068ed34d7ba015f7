import type { Page } from '@playwright/test';
import { wideScreenMinPx } from '@/lib/domain/limits/pages';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { defaultOrganizationId } from '@/lib/env/server-env';
import { expect, expectNoOverflow, test, type textsOf } from './fixtures';
import { freshPhone, signUp } from './sign-up';

type Texts = ReturnType<typeof textsOf>;

// Cutting the network makes the browser itself report failed requests.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

/** Positions from the left, 1 to 5, by the number of a statement: I 40, A and S 30, the others 10 points. */
const hollandPlace = (number: number) => {
  const type = hollandTypes[(number - 1) % hollandTypes.length] ?? 'R';
  return { I: 5, A: 4, S: 4, R: 2, E: 2, C: 2 }[type];
};

/** Agreement with the first end of each axis: E 100 %, S 25 %, the middle, J 75 %, A 0 %. */
const towardsFirst = { EI: 5, SN: 2, TF: 3, JP: 4, AT: 1 };
const personalityPlace = (number: number) => {
  const round = Math.floor((number - 1) / personalityAxes.length);
  const place = (number - 1) % personalityAxes.length;
  const value = towardsFirst[personalityAxes[place] ?? 'EI'];
  // The ends of an axis alternate, as in the questionnaire.
  return (round + place) % 2 === 1 ? 6 - value : value;
};

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < wideScreenMinPx;

/** Answers the visible statements, a page or on a phone one statement, and returns their number. */
async function answerShown(page: Page, first: number, placeOf: (number: number) => number): Promise<number> {
  // Next leaves the previous page in the document, hidden.
  const fields = page.locator('fieldset:visible');
  const ids = await fields.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length === 1).toBe(isPhone(page));
  for (const [index, id] of ids.entries()) {
    const field = page.locator(`[id="${id}"]`);
    const place = placeOf(first + index) - 1;
    await field.locator('label').nth(place).click();
    // A phone moves on by itself, and takes the page of before with it.
    if (!isPhone(page)) await expect(field.locator('input').nth(place)).toBeChecked();
  }
  return ids.length;
}

/** The statement becomes visible: automatically on a phone, else on the next page. */
async function goOnTo(page: Page, texts: Texts, number: number, total: number) {
  const t = texts('questionnaire');
  if (!isPhone(page)) await page.getByRole('button', { name: t('next'), exact: true }).click();
  await expect(page.getByRole('group', { name: t('question', { number, total } as never) })).toBeVisible();
}

interface Way {
  total: number;
  placeOf: (number: number) => number;
  /** The network fails after two pages, returns, and fails again at the end. */
  drops: boolean;
}

/** Takes a test from its first page to its result. */
async function take(page: Page, texts: Texts, { total, placeOf, drops }: Way) {
  const t = texts('questionnaire');
  const offline = async (gone: boolean) => drops && page.context().setOffline(gone);
  await expect(page.locator('[data-ready=true]:visible')).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (let first = 1; first <= total;) {
    if (first === 11) await offline(true);
    if (first === 26) await offline(false);
    const next = first + (await answerShown(page, first, placeOf));
    if (next <= total) await goOnTo(page, texts, next, total);
    first = next;
  }
  await offline(true);
  await page.getByRole('button', { name: t('result'), exact: true }).click();
  if (drops) {
    await expect(page.getByText(t('problem.network.title'))).toBeVisible();
    await expectNoOverflow(page);
    await offline(false);
  }
  await expect(page).toHaveURL(/\/result$/);
}

/** From the result to a course that is open for applications. */
async function findProgram(page: Page, texts: Texts) {
  const result = texts('orientationResult');
  const programs = page.getByRole('region', { name: result('programs.title') });
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

/** The code of the result in the account, or the status when there is none. */
async function codeInAccount(page: Page, name: 'holland' | 'mbit') {
  const answer = await page.request.get(
    `/api-qa/v1/organizations/${defaultOrganizationId}/get_result_${name}`,
  );
  return answer.ok() ? ((await answer.json()) as { result: { code: string } }).result.code : answer.status();
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

    await page.getByRole('link', { name: result('other.personality') }).click();
    await page
      .getByRole('link', { name: t('start') })
      .first()
      .click();
    await take(page, texts, { total: 50, placeOf: personalityPlace, drops: true });
    await expect(page.getByText(/: ENFJ-T$/)).toBeVisible();
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
