import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';
import {
  mark,
  withMark,
  beforeDate,
  acceptedTwice,
  answerBoth,
  declare,
  prove,
  callAs,
} from './place-journey';

test('accepted on condition with a back-up, declared, proven and final: a student of a class', async ({
  page,
  browser,
  path,
  texts,
  language,
  baseURL,
}) => {
  const work = { path, texts, language, baseURL };
  const offers = texts('offers');
  const { applicantId, backUpId, advisor, desk } = await acceptedTwice(page, browser, work);
  await answerBoth(page, work, { applicantId, backUpId });

  await page.goto(path('/profile/applications'));
  await page
    .getByRole('link', { name: texts('applicationTurn')('deed.result') })
    .first()
    .click();
  await expect(page).toHaveURL(/high-school-information$/);
  await untilReady(page);
  await expectNoOverflow(page);
  await declare(page, work);
  await page.goto(path(`/profile/applications/${applicantId}`));
  await expect(page.getByText(offers('offer.declared-met', { grade: 'C' } as never))).toBeVisible();

  await prove(desk, work, applicantId, 'B');
  await expect(desk.getByText(offers('terms.met', { grade: 'C' } as never))).toBeVisible();

  await page.reload();
  await expect(page.getByText(offers('offer.met', { grade: 'C' } as never))).toBeVisible();
  await page.goto(path(`/profile/applications/${backUpId}`));
  await expect(page.getByText(beforeDate(offers('offer.declined', withMark)))).toBeVisible();

  const students = texts('studentDesk');
  const sent = await page.request.get(`/api-nest-applicant/applicant?applicantId=${applicantId}`);
  const { school, referenceCode } = (await sent.json()) as {
    school: { schoolId: string };
    referenceCode: string;
  };
  await desk.goto(path(`/advisor/student?schoolId=${school.schoolId}&keyword=${referenceCode}`));
  // The only row; a phone has its deed in the bar of chosen ones alone.
  await desk.getByRole('checkbox').filter({ visible: true }).last().check();
  await desk.getByRole('button', { name: students('accepted.takeAll') }).click();
  const intake = desk.getByRole('dialog');
  await intake.getByLabel(students('fields.campus')).selectOption({ index: 1 });
  await intake.getByLabel(students('takeIn.why')).fill('Came to the office.');
  await expectNoOverflow(desk);
  await intake.getByRole('button', { name: students('takeIn.submit') }).click();
  await expect(desk.getByText(students('accepted.noneTitle'))).toBeVisible();
  await advisor.close();

  await page.goto(path('/profile/schools'));
  const studies = beforeDate(texts('ownSchools')('study.studying', { code: mark } as never));
  const code = (await page.getByText(studies).innerText()).slice(studies.length).trim();

  const admin = await browser.newContext({
    baseURL,
    storageState: await sessionOf('schoolAdmin', baseURL),
    viewport: page.viewportSize(),
  });
  const office = await admin.newPage();
  const classes = texts('classDesk');
  await office.goto(path('/partner/class?view=courses'));
  const course = office.getByRole('button', { name: language === 'km' ? /^ភាសាអង់គ្លេស/ : /^English for Work/ });
  await course.filter({ visible: true }).first().click();
  const members = office.getByRole('dialog');
  await members.getByLabel(classes('members.addStudent')).fill(code);
  await members.getByRole('button', { name: classes('members.search') }).click();
  const found = members.getByRole('list', { name: classes('members.found') }).getByRole('listitem');
  await found.getByRole('button', { name: classes('members.add') }).click();
  await expect(members.getByText(code)).toHaveCount(2);
  await expectNoOverflow(office);
  await admin.close();
});

test('a wrong grade of another school ends nothing; a proof of the own school below the condition does, and the back-up follows', async ({
  page,
  browser,
  path,
  texts,
  language,
  baseURL,
}) => {
  // One person for both: an address may ask for twenty codes an hour.
  test.setTimeout(240_000);
  const work = { path, texts, language, baseURL };
  const offers = texts('offers');
  const { applicantId, backUpId, advisor, desk } = await acceptedTwice(page, browser, work);
  await answerBoth(page, work, { applicantId, backUpId });
  await page.goto(path('/profile/educationhistory/high-school-information'));
  await untilReady(page);
  await declare(page, work);

  // The office of the other school types F by mistake, by its own record.
  const exam = { track: 'science', date: '08/20/2025', grade: 'F' };
  const record = { kind: 'exam', exam, note: 'List 2025, page 3' };
  expect(await callAs(desk, `${backUpId}/results`, record)).toBe(200);
  await page.goto(path(`/profile/applications/${applicantId}`));
  await expect(page.getByText(offers('offer.declared-met', { grade: 'C' } as never))).toBeVisible();
  await expect(page.getByText(beforeDate(offers('offer.acceptedOnCondition', withMark)))).toBeVisible();
  expect(await callAs(desk, `${backUpId}/results/withdraw`, { kind: 'exam', reason: 'Another pupil.' })).toBe(
    200,
  );
  await page.goto(path(`/profile/applications/${backUpId}`));
  await expect(page.getByText(beforeDate(offers('offer.backedUp', withMark)))).toBeVisible();

  // Now it reads F on a paper: the other place is in doubt, and its person says what is wrong.
  await desk.goto(path(`/advisor/user/application/${backUpId}`));
  const papers = desk.getByRole('group', { name: /BacII|បាក់ឌុប/ });
  await papers.getByRole('button', { name: texts('applications')('checks.receiveShown') }).click();
  await desk.getByRole('dialog').getByLabel(offers('results.letter')).selectOption('F');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: offers('results.confirm') })
    .click();
  await expect(desk.getByText(offers('terms.missed', { grade: 'D' } as never))).toBeVisible();
  await page.goto(path(`/profile/applications/${applicantId}`));
  await expect(page.getByText(offers('offer.inDoubt'))).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: offers('results.object') }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByLabel(offers('results.reason')).fill('This is not my paper.');
  await question.getByRole('button', { name: offers('results.objectConfirm') }).click();
  await expect(page.getByText(/This is not my paper\./).first()).toBeVisible();

  await desk.goto(path(`/advisor/user/application/${backUpId}`));
  await expect(desk.getByText(/This is not my paper\./).first()).toBeVisible();
  await expectNoOverflow(desk);
  await desk.getByRole('button', { name: offers('results.withdraw') }).click();
  const asked = desk.getByRole('dialog').or(desk.getByRole('alertdialog'));
  await asked.getByLabel(offers('results.reason')).fill('The paper of another pupil.');
  await asked.getByRole('button', { name: offers('results.withdraw') }).click();
  await expect(desk.getByText(offers('terms.missed', { grade: 'D' } as never))).toBeHidden();
  await page.goto(path(`/profile/applications/${applicantId}`));
  await expect(page.getByText(beforeDate(offers('offer.acceptedOnCondition', withMark)))).toBeVisible();
  await expect(page.getByText(offers('offer.inDoubt'))).toBeHidden();
  await page.goto(path(`/profile/applications/${backUpId}`));
  await expect(page.getByText(beforeDate(offers('offer.backedUp', withMark)))).toBeVisible();

  // The certificate says D: the first school asked for C, the back-up for D.
  await prove(desk, work, applicantId, 'D');
  await expect(desk.getByText(offers('terms.missed', { grade: 'C' } as never))).toBeVisible();
  await advisor.close();
  await page.goto(path(`/profile/applications/${applicantId}`));
  await expect(page.getByText(offers('offer.missed', { grade: 'C' } as never))).toBeVisible();
  await expectNoOverflow(page);
  await page.goto(path(`/profile/applications/${backUpId}`));
  await expect(page.getByText(beforeDate(offers('offer.accepted', withMark)))).toBeVisible();
  await expectNoOverflow(page);
});
