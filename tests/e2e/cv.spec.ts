import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { placedLines } from '@/tests/support/placed-text';
import { expect, expectNoOverflow, type Fixtures, test, untilReady } from './fixtures';
import { freshPhone, messageFor, signUp } from './sign-up';

const withoutJoiners = (text: string) => text.replaceAll('\u2060', '');
const grouped = (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`;

/** What a program that sorts words by their place reads in the PDF that the page saves. */
const savedLines = async (page: Page, save: string): Promise<string[]> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: save }).click();
  return placedLines(readFileSync(await (await download).path()));
};

type FieldName = 'degreeName' | 'schoolName' | 'fieldOfStudy' | 'name' | 'position';

/** The form of one entry, filled and saved. */
const add = async (
  page: Page,
  { texts, language }: Pick<Fixtures, 'texts' | 'language'>,
  part: 'education' | 'attribute' | 'reference',
  fill: (field: (name: FieldName) => Locator) => Promise<void>,
) => {
  const t = texts('myProfile');
  const title = t(`parts.${part}`);
  const panel = page.getByRole('region', { name: title, exact: true });
  const button = panel.getByRole('button', {
    name: t('of', { action: t('add'), entry: title }),
    exact: true,
  });
  await button.click();
  const own = panel.locator(`input[lang=${language}]`);
  await fill((name) => own.and(page.getByLabel(t(`fields.${name}`))));
  await panel.getByRole('button', { name: texts('editor')('save'), exact: true }).click();
  await expect(button).toBeVisible();
};

test('somebody without a mail address makes a CV that programs of employers read, and a referee agrees', async ({
  page,
  browser,
  baseURL,
  path,
  texts,
  language,
}) => {
  test.setTimeout(180_000);
  const [t, cv] = [texts('myProfile'), texts('cv')];
  const [phone, refereePhone] = [freshPhone(), freshPhone()];
  await page.goto(path('/login'));
  await signUp(page, texts, { lastName: 'Sok', firstName: 'Nary', phone, pin: '739164', khmerDigits: false });
  await expect(page).not.toHaveURL(/signup|login/);
  await page.goto(path('/profile/my-profile'));
  await page.getByRole('button', { name: t('start.button') }).click();
  await add(page, { texts, language }, 'education', async (field) => {
    await field('degreeName').fill('Bachelor of Accounting');
    await field('schoolName').fill('River University');
    await field('fieldOfStudy').fill('Accounting');
    // No end: the person still studies there.
    await page.getByRole('textbox', { name: t('fields.startDate') }).fill('01/11/2024');
  });
  await add(page, { texts, language }, 'attribute', async (field) => {
    await page.getByLabel(t('fields.kind')).selectOption('skill');
    await field('name').fill('Bookkeeping');
    await page.getByLabel(t('fields.level')).selectOption('4');
  });
  await add(page, { texts, language }, 'reference', async (field) => {
    await field('name').fill('Chan Vuthy');
    await field('position').fill('Head teacher');
    await page
      .getByRole('region', { name: t('parts.reference') })
      .getByLabel(t('fields.phone'))
      .fill(refereePhone);
  });

  await page.getByRole('link', { name: t('share.cv') }).click();
  await untilReady(page);
  await expect(page.getByRole('article').getByText('Bachelor of Accounting')).toBeVisible();
  await expect(page.getByRole('article').getByText('Chan Vuthy')).toBeHidden();
  await expectNoOverflow(page);
  const parts = (['education', 'skill', 'reference'] as const).map((part) =>
    withoutJoiners(cv(`parts.${part}`)),
  );
  await page.getByRole('combobox', { name: cv('page.language'), exact: true }).selectOption(language);
  const lines = await savedLines(page, cv('page.save'));
  expect(lines[0]).toBe('Sok Nary');
  expect(lines.find((line) => line.includes(grouped(phone)))).toBeTruthy();
  expect(lines.filter((line) => parts.includes(line))).toEqual(parts.slice(0, 2));
  expect(lines.find((line) => line.startsWith('Bachelor of Accounting'))).toContain(
    withoutJoiners(cv('present')),
  );
  expect(lines.join('\n')).not.toContain('Chan Vuthy');

  const hash = await messageFor(page, refereePhone, /\/referee(#[\w-]{22})/);
  const away = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() });
  const referee = await away.newPage();
  await referee.goto(path(`/referee${hash}`));
  await referee.getByRole('button', { name: texts('referee')('yes'), exact: true }).click();
  await expect(referee.getByRole('heading', { name: texts('referee')('agreed.title') })).toBeVisible();
  await expectNoOverflow(referee);

  await page.reload();
  await untilReady(page);
  await expect(page.getByRole('article').getByText('Chan Vuthy')).toBeVisible();
  const after = await savedLines(page, cv('page.save'));
  expect(after.filter((line) => parts.includes(line))).toEqual(parts);
  const named = after.slice(after.indexOf(parts[2] ?? '')).map((line) => line.replaceAll(' ', ''));
  expect(named.slice(1)).toEqual(['ChanVuthy', 'Headteacher', refereePhone]);
  await away.close();
});
