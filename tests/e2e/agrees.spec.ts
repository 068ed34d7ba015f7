import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pdf } from '@/tests/support/uploads';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';
import { sameSite } from './school-office';
import { freshPhone, signUp } from './sign-up';

const slug = 'tonle-bassac-polytechnic-institute';
const school = { en: 'Tonle Bassac Polytechnic Institute', km: joinCompounds('វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់') };
const jobs = '/career-center/internship-job-opportunities';

/** Sends an application of somebody who has finished school, without papers. */
const apply = async (page: Page) => {
  const { schoolId } = (await (await page.request.get(`/api-nest-aca/schools/${slug}`)).json()) as {
    schoolId: string;
  };
  const place = { place: 'cambodia', provinceCode: '12' };
  const enrollToDetail = {
    personal: {
      lastName: 'Sok',
      firstName: 'Rina',
      lastNameKm: 'សុខ',
      firstNameKm: 'រីណា',
      gender: 'female',
      birthday: '03/14/2006',
      phone: '012345678',
      email: '',
      nationality: 'KH',
      birthPlace: place,
    },
    address: { ...place, districtCode: '1201', communeCode: '120101', street: '12' },
    nationalExam: { state: 'not-taken', reason: 'I studied abroad.' },
    highSchool: {
      code: null,
      name: 'វិទ្យាល័យសាកល្បង',
      provinceCode: '12',
      districtCode: '',
      graduated: true,
      graduationYear: 2024,
    },
    answers: {},
  };
  const sent = await page.request.post(`/api-nest-applicant/schools/${schoolId}/applicants`, {
    data: { schoolId, enrollToId: null, enrollToDetail },
    headers: { ...sameSite, 'idempotency-key': randomUUID() },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  return (await sent.json()) as { applicantId: string; referenceCode: string };
};

test('one application: its student on three pages and the desk name the same party, before and after the documents', async ({
  page,
  browser,
  baseURL,
  path,
  texts,
  language,
}) => {
  test.setTimeout(240_000);
  const [turn, desks, home] = [texts('applicationTurn'), texts('applicationDesk'), texts('ownStart')];
  await page.goto(path('/login?redirect=/profile/applications'));
  await signUp(page, texts, {
    lastName: 'Sok',
    firstName: 'Rina',
    phone: freshPhone(),
    pin: '593817',
    khmerDigits: false,
  });
  await expect(page).toHaveURL(/profile\/applications$/);
  const { applicantId, referenceCode } = await apply(page);
  const office = await browser.newContext({
    baseURL,
    storageState: await sessionOf('schoolAdmin', baseURL),
    // The panel stands beside the list.
    viewport: { width: 1280, height: 800 },
  });
  const desk = await office.newPage();

  const expectTurn = async (actor: 'applicant' | 'school') => {
    const other = actor === 'school' ? 'applicant' : 'school';
    for (const address of ['/profile/applications', `/profile/applications/${applicantId}`]) {
      await page.goto(path(address));
      const main = page.getByRole('main');
      await expect(main).toContainText(turn(`turn.${actor}`));
      await expect(main).not.toContainText(turn(`turn.${other}`));
      await expectNoOverflow(page);
    }
    await page.goto(path('/'));
    const tile = page.getByRole('listitem').filter({ hasText: home('next.title') });
    const waits = home('next.waiting', { school: school[language] } as never);
    if (actor === 'school') await expect(tile).toContainText(waits);
    else {
      await expect(tile.locator(`a[href*="${applicantId}"]`)).toBeVisible();
      await expect(tile).not.toContainText(waits);
    }
    await desk.goto(path(`/partner/application?keyword=${referenceCode}&row=${applicantId}`));
    await expect(desk.locator('.row-panel')).toBeVisible({ timeout: 60_000 });
    const fact = desk
      .locator('dl > div')
      .filter({ has: desk.getByText(desks('panel.turn'), { exact: true }) });
    await expect(fact.locator('dd')).toHaveText(desks(`panel.turns.${actor}`));
  };

  await expectTurn('applicant');
  await page.goto(path(`/profile/applications/${applicantId}`));
  await untilReady(page);
  const papers = texts('applications');
  const { missing } = (await (
    await page.request.get(`/api-nest-applicant/applicant?applicantId=${applicantId}`)
  ).json()) as { missing: { en: string; km: string }[] };
  expect(missing.length).toBeGreaterThan(0);
  for (const label of missing) {
    const words = language === 'km' ? joinCompounds(label.km) : label.en;
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words }) });
    const picked = page.waitForEvent('filechooser');
    await row.getByRole('button').first().click();
    await (await picked).setFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await expect(row.getByRole('button', { name: papers('papers.replace') })).toBeVisible();
  }
  await expectTurn('school');
  await office.close();
});

test('a keyword search of vacancies shows the open ones that the list shows', async ({
  page,
  path,
  language,
}) => {
  const cards = () =>
    page
      .locator(`main a[href*="${jobs}/"]`)
      .evaluateAll((all) => [
        ...new Set(all.map((a) => new URL((a as HTMLAnchorElement).href).pathname.split('/').at(-1) ?? '')),
      ]);
  await page.goto(path(jobs));
  await untilReady(page);
  const listed = await cards();
  expect(listed.length).toBeGreaterThan(3);
  for (const keyword of language === 'km' ? ['ចុងភៅ', 'គណនេយ្យ'] : ['accountant', 'sales']) {
    await page.goto(path(`${jobs}?keyword=${encodeURIComponent(keyword)}`));
    await untilReady(page);
    const found = await cards();
    expect(found.length, keyword).toBeGreaterThan(0);
    await page.goto(path(`/search?keyword=${encodeURIComponent(keyword)}`));
    await untilReady(page);
    expect((await cards()).filter((job) => !found.includes(job))).toEqual([]);
  }
});
