import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { expect, expectNoOverflow, test, untilReady } from './fixtures';
import { fillForm } from './fill-form';
import { freshPhone, messageFor } from './sign-up';

const school = { km: joinCompounds('វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់'), en: 'Tonle Bassac Polytechnic Institute' };

test.use({ person: 'advisor' });

test('an advisor registers an applicant, who agrees by code, and moves another on the board', async ({
  page,
  path,
  texts,
  language,
}) => {
  test.setTimeout(240_000);
  const desk = texts('applicationDesk');
  const t = texts('enrollment');
  await page.goto(path('/advisor/user/application'));
  await page.getByRole('link', { name: desk('register') }).click();
  await page
    .getByLabel(desk('create.schoolLabel'), { exact: true })
    .selectOption({ label: school[language] });
  const phone = freshPhone();
  await page.getByLabel(desk('create.phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: desk('create.search') }).click();
  await page.getByLabel(desk('create.lastName'), { exact: true }).fill('Chan');
  await page.getByLabel(desk('create.firstName'), { exact: true }).fill('Vicheka');
  await page.getByRole('button', { name: desk('create.newSubmit') }).click();

  await fillForm(page, texts, language, async () => undefined);
  await page.getByRole('button', { name: t('review') }).click();
  await page.getByRole('button', { name: t('confirm.send') }).click();
  const consent = page.getByRole('dialog', { name: desk('consent.title') });
  await consent
    .getByLabel(desk('consent.code'), { exact: true })
    // Its last digit sends it.
    .fill(await messageFor(page, phone, /លេខកូដ (\d{6})/));
  await expect(page).toHaveURL(/advisor\/user\/application\/[0-9a-f-]{36}/);
  const name = language === 'km' ? 'សុខ តារា' : 'Chan Vicheka';
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const applicationId = page.url().split('/').at(-1) ?? '';

  // Whoever has entered it leaves the decision to a colleague.
  await expect(page.getByText(desk('rights.entered'))).toBeVisible();
  await page.goto(path('/advisor/user/application?view=board&keyword=Vicheka'));
  const cardOf = (id: string) => page.locator('article', { has: page.locator(`a[href*="${id}"]`) });
  await expect(cardOf(applicationId)).toBeVisible();
  await expect(cardOf(applicationId).getByRole('button')).toHaveCount(0);

  const answer = await page.request.get(
    '/api-nest-applicant/applicants?applicantStatus=pending&sort=waiting&limit=100',
  );
  const { data } = (await answer.json()) as {
    data: { applicantId: string; referenceCode: string; right: string }[];
  };
  const { applicantId = '', referenceCode = '' } =
    data.filter(({ right }) => right === 'decide')[language === 'km' ? 0 : 1] ?? {};
  await page.goto(path(`/advisor/user/application?view=board&keyword=${referenceCode}`));
  await cardOf(applicantId).getByRole('button').click();
  await page.getByRole('menuitem', { name: language === 'km' ? 'បានទទួលយក' : 'Accepted' }).click();
  const move = page.getByRole('dialog');
  await move.getByLabel(desk('move.unseen')).fill('The originals were shown.');
  await move.getByRole('button', { name: desk('move.submit') }).click();
  const accepted = page.getByRole('group', { name: language === 'km' ? 'បានទទួលយក' : 'Accepted' });
  await expect(accepted.locator(`a[href*="${applicantId}"]`)).toBeVisible();
  await expectNoOverflow(page);
});

test('an advisor decides five applications with the keyboard alone', async ({ page, path, texts }) => {
  test.setTimeout(180_000);
  const bar = texts('applicationDesk');
  const reason = 'The originals were shown at the desk.';
  const opened = () => new URL(page.url()).searchParams.get('row') ?? '';
  const panel = page.locator('.row-panel, .row-sheet');
  // Other journeys take those who wait longest, or the newest.
  await page.goto(path('/advisor/user/application?applicantStatus=pending&page=2'));
  await expect(page.locator('[data-row-key]').filter({ visible: true }).first()).toBeVisible();
  await untilReady(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Keys go to the question as soon as it has the focus. */
  const isAsked = async (deed: 'accept' | 'reject') => {
    const question = panel.getByRole('group', { name: bar(`bar.${deed}`), exact: true });
    await expect(question.locator(':focus')).toBeVisible();
    return question;
  };
  const decisions = [
    async () => {
      await page.keyboard.press('a');
      const question = await isAsked('accept');
      // Why, where nobody has seen a paper; else the deed has the focus.
      const why = question.locator('textarea:focus');
      if ((await why.count()) > 0) {
        await page.keyboard.type(reason);
        await expect(why).toHaveValue(reason);
        await press('Tab', 'Tab', 'Tab');
      }
      await press('Enter');
      return 'accepted';
    },
    async () => {
      await page.keyboard.press('r');
      await isAsked('reject');
      // The first of the frequent reasons, then the deed.
      await press('Enter', 'Enter');
      return 'rejected';
    },
  ];
  const decided: { id: string; status: string }[] = [];
  while (decided.length < 5) {
    const id = opened();
    expect(id).not.toBe('');
    // The address changes before the panel does: a key would go to the application before.
    await expect(panel.locator(`a[href*="${id}"]`).first()).toBeVisible();
    await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
    const mayDecide = panel.getByRole('button', { name: bar('bar.reject'), exact: true });
    const others = panel.getByText(bar('rights.entered')).or(panel.getByText(bar('rights.work')));
    await expect(mayDecide.or(others).first()).toBeVisible();
    const decide = decisions[decided.length % decisions.length];
    if (decide && (await mayDecide.isVisible())) decided.push({ id, status: await decide() });
    else await page.keyboard.press('j');
    await expect.poll(opened).not.toBe(id);
  }
  await press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('data-row-key', /.+/);
  for (const { id, status } of decided) {
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/api-nest-applicant/applicant?applicantId=${id}`);
        return ((await answer.json()) as { applicantStatus: string }).applicantStatus;
      })
      .toBe(status);
  }
});
