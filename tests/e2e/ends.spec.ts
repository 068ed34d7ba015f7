import { demo, expect, expectNoOverflow, sessionOf, test, textsOf, untilReady } from './fixtures';

const list = '/career-center/internship-job-opportunities';
/** The journeys of both languages copy jobs of their own. */
const copied = { km: 'cook-silver-fish', en: 'video-editor-red-kiln' } as const;
const hourMs = 3_600_000;
const soon = { timeout: 30_000 };

/** The text message of a notice, with its places for names. */
const wordsOf = (locale: 'en' | 'km', kind: string): string =>
  String(textsOf(locale)('sms').raw(`notice.${kind}` as never));

test.use({ person: 'student' });

test('who is rejected, and warned that the job may be a fraud, is invited and reminded no more', async ({
  page,
  browser,
  baseURL,
  path,
  texts,
  language,
}) => {
  test.setTimeout(240_000);
  const [t, tDesk, tHome] = [texts('jobApply'), texts('vacancyDesk'), texts('careerHome')];
  const contextOf = async (role: string) =>
    browser.newContext({
      storageState: await sessionOf(role, baseURL),
      ...(baseURL && { baseURL }),
      viewport: page.viewportSize(),
    });
  const advisor = await contextOf('advisor');
  const own = () => ({ 'idempotency-key': crypto.randomUUID(), 'sec-fetch-site': 'same-origin' });

  // A job of this try, so that another one finds nothing of it.
  const answered = page.waitForResponse((answer) =>
    /organizations\/[^/]+\/vacancies\/[^/?]+$/.test(answer.url()),
  );
  await page.goto(path(`${list}/${copied[language]}`));
  const { organizationId: orgId, vacancyId: from } = (await (await answered).json()) as {
    organizationId: string;
    vacancyId: string;
  };
  const desk = `/api-nest-recruit/organizations/${orgId}`;
  const word = crypto.randomUUID().slice(0, 8);
  const title = { en: `Sorter ${word}`, km: `អ្នកតម្រៀប ${word}` };
  const made = await advisor.request.post(`${desk}/vacancies/${from}/copies`, {
    data: { title },
    headers: own(),
  });
  const { vacancyId, slug, version } = (await made.json()) as {
    vacancyId: string;
    slug: string;
    version: number;
  };
  const opened = await advisor.request.post(`${desk}/vacancies/${vacancyId}/publish`, {
    headers: { ...own(), 'if-match': `"${version}"` },
  });
  expect(opened.status()).toBe(200);

  await page.goto(path(`${list}/${slug}`));
  await untilReady(page);
  await page.getByRole('button', { name: t('send') }).click();
  await expect(page.getByRole('heading', { name: t('own.title') })).toBeVisible();
  const read = await advisor.request.get(`${desk}/vacancies/${vacancyId}/applicants`);
  const { data } = (await read.json()) as { data: { applicationId: string }[] };
  const application = `${desk}/applicants/${data[0]?.applicationId}`;
  // Within a day, so that the reminder is due as soon as an hour is picked.
  const slots = [20, 21, 22].map((hours) => new Date(Date.now() + hours * hourMs).toISOString());
  const offered = await advisor.request.post(`${application}/interviews`, {
    data: { slots, minutes: 30, place: { en: 'Room 3', km: 'បន្ទប់ ៣' } },
    headers: own(),
  });
  expect(offered.status()).toBe(201);

  const staff = await advisor.newPage();
  await staff.goto(path(`/advisor/vacancy/${vacancyId}/edit?view=applicants`));
  await untilReady(staff);
  await staff.getByRole('link', { name: 'Sok Sreypich' }).filter({ visible: true }).first().click();
  const move = staff.getByRole('button', { name: tDesk('applicants.move') }).filter({ visible: true });
  await move.last().click();
  const moving = staff.getByRole('dialog', { name: tDesk('move.submit') });
  await moving.getByRole('combobox', { name: tDesk('move.step') }).selectOption('rejected');
  await moving.getByRole('combobox', { name: tDesk('move.reason') }).selectOption({ index: 1 });
  await moving.getByRole('button', { name: tDesk('move.submit') }).click();
  await expect(moving).toBeHidden();
  await staff.reload();
  await expect(staff.getByText(tDesk('applicant.history.kind.interview-called-off'))).toBeVisible(soon);
  // Neither an interview nor the employer for somebody who is rejected.
  await staff.getByRole('button', { name: tDesk('applicant.handOn.open') }).click();
  const handing = staff.getByRole('dialog', { name: tDesk('applicant.handOn.title') });
  await handing.getByRole('button', { name: tDesk('applicant.handOn.submit') }).click();
  await expect(handing.getByText(texts('form')('errors.application-rejected'))).toBeVisible();
  await expectNoOverflow(staff);

  await page.reload();
  await untilReady(page);
  await expect(page.getByRole('heading', { name: t('own.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('interview.pick') })).toBeHidden();
  await expect(page.getByRole('button', { name: t('own.withdraw') })).toBeHidden();

  const report = await page.request.post('/api-user/reports', {
    data: { kind: 'vacancy', id: vacancyId, reason: 'fraud' },
    headers: own(),
  });
  expect(report.status()).toBe(202);
  const hiddenAt = Date.now();
  const hidden = await advisor.request.post('/api-user/reviews/decisions', {
    data: { rows: [{ kind: 'vacancy', id: vacancyId, decision: 'hide', reason: 'It asks for money.' }] },
    headers: own(),
  });
  expect(await hidden.json()).toMatchObject({ outcomes: [{ ok: true }] });

  // The person reads it in their own list and in the bell.
  await page.goto(path('/career-center'));
  const row = page.getByRole('listitem').filter({ hasText: title[language] });
  await expect(row).toContainText(tHome('own.hidden'));
  await expectNoOverflow(page);
  const { sub } = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string };
  const bell = await page.request.get(`/api-notification/users/${sub}/notifications`);
  const { list: notices } = (await bell.json()) as { list: { kind: string; params: { titleEn?: string } }[] };
  const kinds = notices.filter(({ params }) => params.titleEn === title.en).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['interview-called-off', 'vacancy-status', 'vacancy-unsafe']);

  // By text message the warning leaves at once, and nothing invites or reminds after it.
  const messages = async () => {
    const html = await (await page.request.get(demo.outbox)).text();
    return html.split('<li>').filter((item) => item.includes(title.en) || item.includes(title.km));
  };
  const says = (kind: 'vacancy-unsafe' | 'interview-offered' | 'interview-soon') => (item: string) =>
    (['en', 'km'] as const).some((locale) => {
      const [before = '', after = ''] = wordsOf(locale, kind).split('{title}');
      return item.includes(`${before}${title[locale]}${after.split('{')[0]}`);
    });
  await expect
    .poll(async () => (await messages()).filter(says('vacancy-unsafe')).length, soon)
    .toBeGreaterThan(0);
  const later = (await messages()).filter((item) => {
    const at = /datetime="([^"]+)"/.exec(item)?.[1] ?? '';
    return Date.parse(at) > hiddenAt;
  });
  expect(later.filter(says('interview-offered'))).toEqual([]);
  expect(later.filter(says('interview-soon'))).toEqual([]);
  await advisor.close();
});
