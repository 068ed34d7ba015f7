import type { Page } from '@playwright/test';
import { pdf } from '@/tests/support/uploads';
import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';

const list = '/career-center/internship-job-opportunities';
/** The journeys of both languages use jobs of their own. */
const jobs = {
  km: {
    byProfile: 'nurse-banyan-care',
    byFile: 'cook-silver-fish',
    reported: 'data-entry-clerk-palm-basket',
  },
  en: {
    byProfile: 'store-keeper-river-bridge',
    byFile: 'video-editor-red-kiln',
    reported: 'sales-assistant-palm-basket',
  },
} as const;
const cv = pdf();

test.use({ person: 'student' });

/** Opens a job as its signed-in reader. @returns the path of its call, which has the ids */
async function openJob(page: Page, address: string): Promise<{ orgId: string; vacancyId: string }> {
  let found = { organizationId: '', vacancyId: '' };
  // The page before may still be reading a job of its own.
  const answered = page.waitForResponse(async (answer) => {
    if (!/organizations\/[^/]+\/vacancies\/[^/?]+$/.test(answer.url())) return false;
    const job = (await answer.json().catch(() => null)) as (typeof found & { slug: string }) | null;
    if (!job || job.slug !== address.split('/').at(-1)) return false;
    found = job;
    return true;
  });
  await page.goto(address);
  await answered;
  await untilReady(page);
  return { orgId: found.organizationId, vacancyId: found.vacancyId };
}

test('apply with a profile and with a file, be moved, withdraw; what new accounts report waits for an advisor, who hides it', async ({
  page,
  browser,
  baseURL,
  path,
  texts,
  language,
}) => {
  test.setTimeout(120_000);
  const t = texts('jobApply');
  const safety = texts('jobPage');
  const own = jobs[language];
  const send = page.getByRole('button', { name: t('send') });
  const isSent = page.getByRole('heading', { name: t('own.title') });
  const asRole = async (role: string) =>
    browser.newContext({
      storageState: await sessionOf(role, baseURL),
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
    });

  const { orgId, vacancyId } = await openJob(page, path(`${list}/${own.byProfile}`));
  await expectNoOverflow(page);
  await expect(page.getByRole('region', { name: t('profile.title') })).toBeVisible();
  await send.click();
  await expect(isSent).toBeVisible();

  const advisor = await asRole('advisor');
  const desk = `/api-nest-recruit/organizations/${orgId}`;
  const applicants = await advisor.request.get(`${desk}/vacancies/${vacancyId}/applicants`);
  const { data } = (await applicants.json()) as { data: { applicationId: string; method: string }[] };
  const applicationId = data.find(({ method }) => method === 'profile')?.applicationId;
  const moved = await advisor.request.post(`${desk}/applicants/moves`, {
    data: { rows: [{ applicationId, status: 'accepted' }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(await moved.json()).toMatchObject({ outcomes: [{ ok: true }] });
  await page.reload();
  await expect(page.getByText(t('own.beforeYouGo'))).toBeVisible();
  await page.getByRole('button', { name: t('own.withdraw') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('own.withdraw') })
    .click();
  await expect(send).toBeVisible();

  await openJob(page, path(`${list}/${own.byFile}`));
  await page.getByText(t('methods.upload')).click();
  await page
    .locator('main input[type=file]')
    .last()
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv });
  await expect(page.getByRole('button', { name: t('cv.remove') })).toBeVisible();
  await send.click();
  await expect(isSent).toBeVisible();

  const reported = await openJob(page, path(`${list}/${own.reported}`));
  await page.getByRole('button', { name: safety('safety.report') }).click();
  await page.getByRole('button', { name: safety('safety.reason.money') }).click();
  await expect(page.getByText(safety('safety.thanks'))).toBeVisible();
  for (const role of ['teacher', 'partner']) {
    const context = await asRole(role);
    const answer = await context.request.post('/api-user/reports', {
      data: { kind: 'vacancy', id: reported.vacancyId, reason: 'fraud' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(answer.status()).toBe(202);
    await context.close();
  }
  // New accounts hide nothing: the job stands until a person has decided.
  expect((await page.request.get(path(`${list}/${own.reported}`))).status()).toBe(200);
  const queue = await advisor.request.get('/api-user/reviews?kind=vacancy&limit=50');
  const waiting = (await queue.json()) as { data: { id: string; reports: unknown[] }[] };
  expect(waiting.data.find(({ id }) => id === reported.vacancyId)?.reports).toHaveLength(3);
  const decided = await advisor.request.post('/api-user/reviews/decisions', {
    data: {
      rows: [{ kind: 'vacancy', id: reported.vacancyId, decision: 'hide', reason: 'It asks for money.' }],
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(await decided.json()).toMatchObject({ outcomes: [{ ok: true }] });
  expect((await page.request.get(path(`${list}/${own.reported}`))).status()).toBe(404);
  await advisor.close();
});
