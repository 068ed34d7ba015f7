import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';

const list = '/career-center/internship-job-opportunities';
/** The journeys of both languages use jobs of their own. */
const jobs = { km: 'tour-guide-silver-fish', en: 'draughtsman-red-kiln' } as const;
const dayMs = 86_400_000;
const name = 'Sok Sreypich';

/** Day, month and year of a day ahead in Cambodia, as they are typed. */
const typedDay = (days: number): string =>
  new Date(Date.now() + days * dayMs + 7 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('/');

test.use({ person: 'student' });

test('somebody applies, is read, handed on to the employer, picks an hour for an interview and is taken', async ({
  page,
  browser,
  baseURL,
  path,
  texts,
  language,
}) => {
  test.setTimeout(180_000);
  const [t, tDesk, tHanded, tForm] = [
    texts('jobApply'),
    texts('vacancyDesk'),
    texts('handed'),
    texts('form'),
  ];
  const job = path(`${list}/${jobs[language]}`);
  const answered = page.waitForResponse((answer) =>
    /organizations\/[^/]+\/vacancies\/[^/?]+$/.test(answer.url()),
  );
  await page.goto(job);
  const { vacancyId } = (await (await answered).json()) as { vacancyId: string };
  await untilReady(page);
  await page.getByRole('textbox', { name: t('message') }).fill('From Monday');
  await page.getByRole('button', { name: t('send') }).click();
  await expect(page.getByRole('heading', { name: t('own.title') })).toBeVisible();

  const open = async (role: string | null) =>
    browser.newContext({
      ...(baseURL && { baseURL }),
      ...(role && { storageState: await sessionOf(role, baseURL) }),
      viewport: page.viewportSize(),
    });
  const staff = await open('advisor');
  const desk = await staff.newPage();
  await desk.goto(path(`/advisor/vacancy/${vacancyId}/edit?view=applicants`));
  await untilReady(desk);
  await desk.getByRole('link', { name }).filter({ visible: true }).first().click();
  await expect(desk.getByText('From Monday').filter({ visible: true }).last()).toBeVisible();
  await expect(desk.getByRole('region', { name: tDesk('applicant.profile') })).toBeVisible();
  await expectNoOverflow(desk);

  await desk.getByRole('button', { name: tDesk('applicant.handOn.open') }).click();
  const handing = desk.getByRole('dialog', { name: tDesk('applicant.handOn.title') });
  await handing.getByRole('button', { name: tDesk('applicant.handOn.submit') }).click();
  const link = await desk.getByTestId('handed-link').innerText();
  const employer = await (await open(null)).newPage();
  await employer.goto(link);
  await expect(employer.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(employer.getByText('From Monday')).toBeVisible();
  await expectNoOverflow(employer);

  await desk.getByRole('button', { name: tDesk('applicant.interview.open') }).click();
  const offer = desk.getByRole('dialog', { name: tDesk('applicant.interview.title') });
  for (const [index, days] of [3, 4, 5].entries()) {
    const slot = offer.getByRole('group').nth(index);
    await slot.getByLabel(tForm('day')).fill(typedDay(days));
    await slot.getByLabel(tForm('time'), { exact: true }).fill('09:00');
  }
  await offer.locator('[name="place.en"]').fill('Room 3');
  await offer.locator('[name="place.km"]').fill('បន្ទប់ ៣');
  await offer.getByRole('button', { name: tDesk('applicant.interview.submit') }).click();
  await expect(offer).toBeHidden();
  await expect(desk.getByText(tDesk('applicant.interview.waits'))).toBeVisible();

  await page.reload();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: t('interview.pick') }).click();
  await expect(page.getByRole('button', { name: t('interview.calendar') })).toBeVisible();
  await expectNoOverflow(page);

  await desk.reload();
  await untilReady(desk);
  await expect(desk.getByText(tDesk('applicant.history.kind.interview-picked'))).toBeVisible();
  await desk
    .getByRole('button', { name: tDesk('applicants.move') })
    .filter({ visible: true })
    .last()
    .click();
  const moving = desk.getByRole('dialog', { name: tDesk('move.submit') });
  await moving.getByRole('combobox', { name: tDesk('move.step') }).selectOption('accepted');
  await moving.getByRole('button', { name: tDesk('move.submit') }).click();
  await expect(moving).toBeHidden();

  await page.reload();
  await expect(page.getByText(t('own.beforeYouGo'))).toBeVisible();
  // A withdrawal ends the link too.
  await page.getByRole('button', { name: t('own.withdraw') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('own.withdraw') })
    .click();
  await expect(page.getByRole('button', { name: t('send') })).toBeVisible();
  await employer.goto('about:blank');
  await employer.goto(link);
  await expect(employer.getByRole('heading', { name: tHanded('gone.title') })).toBeVisible();
});
