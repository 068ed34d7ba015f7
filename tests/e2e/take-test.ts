import type { Page } from '@playwright/test';
import { wideScreenMinPx } from '@/lib/domain/limits/pages';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { defaultOrganizationId } from '@/lib/env/server-env';
import { expect, expectNoOverflow, type textsOf } from './fixtures';

type Texts = ReturnType<typeof textsOf>;

/** Positions from the left, 1 to 5, by the number of a statement: I 40, A and S 30, the others 10 points. */
export const hollandPlace = (number: number) => {
  const type = hollandTypes[(number - 1) % hollandTypes.length] ?? 'R';
  return { I: 5, A: 4, S: 4, R: 2, E: 2, C: 2 }[type];
};

/** Agreement with the first end of each axis: E 100 %, S 25 %, the middle, J 75 %, A 0 %. */
const towardsFirst = { EI: 5, SN: 2, TF: 3, JP: 4, AT: 1 };
export const personalityPlace = (number: number) => {
  const round = Math.floor((number - 1) / personalityAxes.length);
  const place = (number - 1) % personalityAxes.length;
  const value = towardsFirst[personalityAxes[place] ?? 'EI'];
  // The ends of an axis alternate, as in the questionnaire.
  return (round + place) % 2 === 1 ? 6 - value : value;
};

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < wideScreenMinPx;

/** Answers the visible statements, a page or on a phone one statement, and returns their number. */
export async function answerShown(
  page: Page,
  first: number,
  placeOf: (number: number) => number,
): Promise<number> {
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
export async function goOnTo(page: Page, texts: Texts, number: number, total: number) {
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
export async function take(page: Page, texts: Texts, { total, placeOf, drops }: Way) {
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

/** The code of the result in the account; null while it has none, or the status of a refusal. */
export async function codeInAccount(page: Page, name: 'holland' | 'mbit') {
  const answer = await page.request.get(
    `/api-qa/v1/organizations/${defaultOrganizationId}/get_result_${name}`,
  );
  if (!answer.ok()) return answer.status();
  const stored = (await answer.json()) as { result: { code: string } } | null;
  return stored?.result.code ?? null;
}
