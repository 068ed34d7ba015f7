import { randomUUID } from 'node:crypto';
import { type Page, request } from '@playwright/test';
import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';
import { makeChild, makeLesson, openOffice, sameSite } from './school-office';

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await untilReady(page);
};

test.use({ person: 'guardian' });

test('an absence is announced, stands on the sheet, is excused, and the guardian reads it', async ({
  page,
  path,
  texts,
  baseURL,
  browser,
}) => {
  test.setTimeout(240_000);
  const t = texts('absence');
  const words = texts('attendance');
  const storageState = await sessionOf('university', baseURL);
  const office = await request.newContext({ baseURL, storageState });
  const school = await openOffice(office);
  const { lms, call, schoolId } = school;
  const child = await makeChild(school, {
    lastName: 'Sok',
    firstName: 'Nita',
    lastNameKm: 'សុខ',
    firstNameKm: 'នីតា',
  });
  const { sub } = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string };
  const { code } = await call<{ code: string }>('POST', `${lms}/students/${child}/guardian_codes`, {});
  const entered = await page.request.post(`/api-lms/users/${sub}/wards`, {
    data: { code },
    headers: sameSite,
  });
  const { guardianId } = (await entered.json()) as { guardianId: string };
  await call('PATCH', `${lms}/students/${child}/guardians/${guardianId}`, { confirm: true }, 1);
  const session = await makeLesson(school, [child]);
  await office.dispose();

  const ofChild = path(`/profile/enrolled/attendance?org=${schoolId}&student=${child}`);
  await open(page, ofChild);
  const panel = page.getByRole('region', { name: t('title') });
  await panel.locator('button.button-primary').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('reason') }).selectOption('illness');
  const why = `Fever ${randomUUID().slice(0, 8)}`;
  await dialog.getByRole('textbox', { name: t('note') }).fill(why);
  await dialog.getByRole('button', { name: t('send') }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText(why);
  await expectNoOverflow(page);

  const context = await browser.newContext({ storageState });
  const desk = await context.newPage();
  await open(desk, path(`/profile/enrolled/attendance?org=${schoolId}&session=${session}`));
  const row = desk.getByRole('listitem').filter({ hasText: why });
  // Nothing is marked by itself.
  await expect(desk.getByRole('main')).toContainText(words('markedOf', { done: 0, count: 1 }));
  await row
    .locator('button')
    .filter({ hasText: t('excuse') })
    .click();
  await desk.getByRole('button', { name: words('save', { count: 1 }) }).click();
  await expect
    .poll(async () =>
      (await page.request.get(`/api-lms/organizations/${schoolId}/students/${child}/attendance`)).text(),
    )
    .toContain('excused');
  await context.close();

  await open(page, ofChild);
  const entry = page.getByRole('listitem').filter({ hasText: /Algebra|ពិជគណិត/ });
  await expect(entry).toContainText(words('marks.excused'));
});
