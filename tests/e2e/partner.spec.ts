import { randomUUID } from 'node:crypto';
import { demo, expect, expectNoOverflow, test } from './fixtures';

const editor = demo.samples['/partner/enrollable-subjects/[schoolId]/edit/[subjectId]'] ?? '';
const [, programId = ''] = editor.split('/edit/');
const [, schoolId = ''] = /subjects\/([^/]+)\/edit/.exec(editor) ?? [];

// The browser logs the conflict with the other language, which the journey solves.
test.use({ person: 'partner', allowedErrors: [/status of 412/] });

/** Journeys of both languages use the same demo, each with an applicant and a fee of its own. */
const share = { km: { applicant: 0, fee: '731' }, en: { applicant: 1, fee: '842' } } as const;

test('a partner sees an applicant of its school, moves it, and changes a fee that readers then see', async ({
  page,
  path,
  texts,
  language,
}) => {
  const t = texts('partner');
  const change = texts('advisor');
  const bar = texts('applicationDesk');
  const own = share[language];

  await page.goto(path('/partner/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('title'));
  await expectNoOverflow(page);
  const list = await page.request.get('/api-nest-applicant/applicants');
  const { data } = (await list.json()) as {
    data: {
      applicantId: string;
      referenceCode: string;
      applicantStatus: string;
      schoolId: string;
      right: string;
    }[];
  };
  expect(data.length).toBeGreaterThan(1);
  expect(new Set(data.map((each) => each.schoolId))).toEqual(new Set([schoolId]));
  const chosen = data.filter(({ right }) => right === 'decide')[own.applicant];
  const target = chosen?.applicantStatus === 'accepted' ? 'rejected' : 'accepted';

  await page.goto(path(`/partner/application?keyword=${chosen?.referenceCode}`));
  await page.locator(`main a[href*="${chosen?.applicantId}"]`).filter({ visible: true }).first().click();
  const main = page.locator('main');
  const deed = bar(target === 'accepted' ? 'bar.accept' : 'bar.reject');
  await page.getByRole('button', { name: deed, exact: true }).click();
  const decision = page.getByRole('group', { name: deed });
  const send = decision.getByRole('button', { name: deed, exact: true });
  await expect(send).toBeVisible();
  // Asked where nobody has seen one of the papers.
  const why = decision.getByLabel(change('change.unseen.reason'));
  if (await why.isVisible()) await why.fill('The originals were shown.');
  await send.click();
  const step = {
    accepted: { km: 'បានទទួលយក', en: 'Accepted' },
    rejected: { km: 'បានបដិសេធ', en: 'Rejected' },
  }[target][language];
  await expect(main.getByText(step).first()).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get(
        `/api-nest-applicant/applicants?keyword=${chosen?.referenceCode}`,
      );
      return ((await answer.json()) as { data: typeof data }).data[0]?.applicantStatus;
    })
    .toBe(target);

  await page.goto(path(editor));
  const fee = page.getByLabel(texts('programDesk')('fields.fee'), { exact: true });
  await fee.fill(own.fee);
  await expectNoOverflow(page);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes(programId) && answer.request().method() === 'PATCH',
  );
  await page.getByRole('button', { name: texts('editor')('save'), exact: true }).click();
  // The other language may have saved in between; then the person decides to stay with their own.
  expect([200, 412]).toContain((await saved).status());
  if ((await saved).status() === 412) {
    await page.getByRole('button', { name: texts('editor')('conflict.keepMine') }).click();
    await page.getByRole('button', { name: texts('editor')('save'), exact: true }).click();
  }
  await expect
    .poll(async () => {
      await page.goto(path(`/course/${programId}`));
      return page.locator('main').textContent();
    })
    .toContain(own.fee);
});

test('a school of somebody else is not there', async ({ page, path }) => {
  const foreign = path(`/partner/enrollable-subjects/${randomUUID()}/edit/${programId}`);
  expect((await page.request.get(foreign)).status()).toBe(404);
  const advisors = path(`/advisor/school-information/${schoolId}/detail`);
  expect((await page.request.get(advisors)).status()).toBe(404);
});
