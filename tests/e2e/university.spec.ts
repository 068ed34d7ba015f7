import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { demo, expect, expectNoOverflow, sessionOf, test } from './fixtures';

const slug = 'romduol-river-university';
const names = { km: joinCompounds('សាកលវិទ្យាល័យទន្លេរំដួល'), en: 'Romduol River University' } as const;
const sameSite = { 'sec-fetch-site': 'same-origin' };

// The browser logs the conflict with the other language, which the journey solves.
test.use({ allowedErrors: [/status of 412/] });

const handle = `romduol_${Date.now().toString(36)}`;
const year = String(1900 + (Date.now() % 60));

/** Journeys of both languages change parts of their own, because they use the same school. */
const change = {
  km: { view: 'contact', field: 'fields.telegram', typed: handle, shown: `t.me/${handle}` },
  en: { view: 'general', field: 'fields.foundedYear', typed: year, shown: `>${year}<` },
} as const;

interface Applicant {
  applicantId: string;
  referenceCode: string;
  schoolId: string;
  applicantStatus: string;
  right: string;
  missing: unknown[];
}
interface List {
  data: Applicant[];
  countTotal: number;
}

test('a university logs in, works on its own school, and readers see a change within seconds', async ({
  page,
  path,
  texts,
  language,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const auth = texts('auth');
  const desk = texts('schoolDesk');
  const partner = texts('partner');
  const own = change[language];
  const { username = '', password = '' } = demo.accounts['university'] ?? {};

  await page.goto(path('/login'));
  await page.getByLabel(auth('logIn.username')).fill(username);
  await page.getByLabel(auth('logIn.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: auth('logIn.submit'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path('/partner/dashboard')}$`));

  // Its numbers, which are those of its own school alone.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(partner('title'));
  const list = (await (await page.request.get('/api-nest-applicant/applicants')).json()) as List;
  const school = (await (await page.request.get(`/api-nest-aca/schools/${slug}`)).json()) as {
    schoolId: string;
  };
  expect(list.data.length).toBeGreaterThan(0);
  expect(new Set(list.data.map(({ schoolId }) => schoolId))).toEqual(new Set([school.schoolId]));
  const steps = page
    .getByRole('list', { name: texts('advisor')('dashboard.pipeline') })
    .getByRole('listitem');
  await expect
    .poll(async () =>
      (await steps.allInnerTexts()).reduce((sum, text) => sum + Number(/(\d+)\s*\(/.exec(text)?.[1] ?? 0), 0),
    )
    .toBe(list.countTotal);
  await expect(page.locator('main')).toContainText(names[language]);
  await expectNoOverflow(page);

  // A colleague mentions the university in a note; the notice opens the applicant at the university's own desk.
  const advisor = texts('advisor');
  const undecided = '/api-nest-applicant/applicants?applicantStatus=pending&limit=100';
  const waiting = (await (await page.request.get(undecided)).json()) as List;
  const movable = waiting.data.filter(({ right, missing }) => right === 'decide' && missing.length > 0);
  const { retry } = test.info();
  const applicant = movable.at(language === 'km' ? retry : -1 - retry) ?? list.data[0];
  const { sub } = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string };
  const colleague = await request.newContext({ baseURL, storageState: await sessionOf('advisor', baseURL) });
  const noted = await colleague.post(`/api-follow-up/applicants/${applicant?.applicantId}/follow_ups`, {
    data: { note: '@Tep Monirath please decide', mentionIds: [sub] },
    headers: { ...sameSite, 'idempotency-key': randomUUID() },
  });
  expect(noted.status()).toBe(201);
  await colleague.dispose();
  await page.reload();
  await page
    .getByRole('button', { name: new RegExp(`^${texts('account')('notifications')}:`) })
    .filter({ visible: true })
    .first()
    .click();
  const notice = String(texts('notification').raw('kind.mentioned')).split('{title}')[1]?.split('{name}')[0];
  await page
    .getByRole('link')
    .filter({ hasText: notice?.trim() ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${path('/partner/application')}/${applicant?.applicantId}$`));
  await expect(page.locator('main')).toContainText(applicant?.referenceCode ?? '');
  await expectNoOverflow(page);
  await expect(page.getByText('@Tep Monirath please decide').first()).toBeVisible();
  const paper = page.getByRole('group', { name: /birth certificate|សំបុត្រកំណើត/ }).first();
  await paper.getByRole('button', { name: texts('applications')('checks.receiveShown') }).click();
  await expect(page.getByText(texts('applications')('checks.doneReceived')).first()).toBeVisible();
  const bar = texts('applicationDesk');
  await page.getByRole('button', { name: bar('bar.reject'), exact: true }).click();
  const decision = page.getByRole('group', { name: bar('bar.reject') });
  await decision.getByLabel(advisor('change.note')).fill('Please come back next year.');
  await decision.getByRole('button', { name: bar('bar.reject'), exact: true }).click();
  // It is sent once it can no longer be undone.
  await page.getByRole('button', { name: texts('applicationDesk')('undo.last') }).click();
  await expect
    .poll(async () => {
      const answer = await page.request.get(
        `/api-nest-applicant/applicant?applicantId=${applicant?.applicantId}`,
      );
      return ((await answer.json()) as Applicant).applicantStatus;
    })
    .toBe('pending');
  await expect(page.getByText('Please come back next year.')).toBeVisible();

  // Its courses.
  await page.goto(path('/partner/enrollable-subjects'));
  await expect(page.locator('main')).toContainText(names[language]);
  const course = page.locator(`main a[href*="/partner/enrollable-subjects/${school.schoolId}/edit/"]`);
  await expect(course.filter({ visible: true }).first()).toBeVisible();
  await expectNoOverflow(page);

  // Its page: what belongs to the staff alone is not offered, what it may change reaches readers.
  await page.goto(path(`/partner/school-information?view=${own.view}`));
  const field = page.getByLabel(desk(own.field), { exact: false }).first();
  await field.fill(own.typed);
  await expect(page.getByRole('link', { name: desk('views.quotes'), exact: true })).toBeAttached();
  await expect(page.getByRole('link', { name: desk('views.settings'), exact: true })).toHaveCount(0);
  await expectNoOverflow(page);
  const save = page.getByRole('button', { name: texts('editor')('save'), exact: true });
  const saved = page.waitForResponse(
    (answer) => answer.url().includes(school.schoolId) && answer.request().method() === 'PATCH',
  );
  await save.click();
  // The other language may have saved in between; then the person decides to stay with their own.
  if ((await saved).status() === 412) {
    await page.getByRole('button', { name: texts('editor')('conflict.keepMine') }).click();
    const again = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await save.click();
    expect((await again).status()).toBe(200);
  }
  await expect
    .poll(async () => (await page.request.get(path(`/school/${slug}`))).text(), { timeout: 5_000 })
    .toContain(own.shown);
});

test('what belongs to other schools is not there for a university', async ({ path, baseURL }) => {
  const university = await request.newContext({
    baseURL,
    storageState: await sessionOf('university', baseURL),
  });
  const advisor = await request.newContext({ baseURL, storageState: await sessionOf('advisor', baseURL) });
  const all = (await (await advisor.get('/api-nest-applicant/applicants?limit=100')).json()) as List;
  const mine = (await (await university.get('/api-nest-applicant/applicants')).json()) as List;
  const [ownSchool] = mine.data.map(({ schoolId }) => schoolId);
  const foreign = all.data.find(({ schoolId }) => schoolId !== ownSchool);
  expect(foreign).toBeDefined();
  const { applicantId = '', schoolId = '' } = foreign ?? {};

  const status = async (url: string) => (await university.get(url)).status();
  expect(await status(`/api-nest-applicant/applicant?applicantId=${applicantId}`)).toBe(404);
  expect(await status(path(`/partner/enrollable-subjects/${schoolId}/edit/${randomUUID()}`))).toBe(404);
  expect(await status(path(`/advisor/school-information/${schoolId}/detail`))).toBe(404);
  expect(await status(path(`/advisor/user/application/${applicantId}`))).toBe(404);
  const patched = await university.patch(`/api-nest-aca/schools/${schoolId}`, {
    data: { tagline: { km: 'x', en: 'x' } },
    headers: { ...sameSite, 'if-match': '"1"' },
  });
  expect(patched.status()).toBe(404);
  // Its own applications are its to read.
  expect(await status(`/api-nest-applicant/applicant?applicantId=${mine.data[0]?.applicantId}`)).toBe(200);
  await university.dispose();
  await advisor.dispose();
});
