import type { Browser, Page } from '@playwright/test';
import { expect, expectNoOverflow, sessionOf, type textsOf } from './fixtures';
import { freshPhone, signUp } from './sign-up';

const slug = 'tonle-bassac-polytechnic-institute';
/** Where the back-up is. */
const otherSlug = 'romduol-river-university';

/** Texts with the day of today are looked for by what stands before it. */
export const mark = '|';
export const withMark = { date: mark } as never;
export const beforeDate = (text: string): string => text.split(mark)[0] ?? text;

interface Desk {
  path: (path: string) => string;
  texts: ReturnType<typeof textsOf>;
  language: string;
  baseURL: string | undefined;
}

/** Sends an application to the school as the person of the page, who has not taken the exam yet. */
const apply = (page: Page, to = slug): Promise<string> =>
  page.evaluate(async (school) => {
    const read = async (answer: Response) => {
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer.json() as Promise<Record<string, string>>;
    };
    const { schoolId = '' } = await read(await fetch(`/api-nest-aca/schools/${school}`));
    const place = { place: 'cambodia', provinceCode: '12' };
    const nextYear = new Date().getFullYear() + 1;
    const enrollToDetail = {
      personal: {
        lastName: 'Sok',
        firstName: 'Dara',
        lastNameKm: 'សុខ',
        firstNameKm: 'តារា',
        gender: 'female',
        birthday: '03/14/2008',
        phone: '012345678',
        email: '',
        nationality: 'KH',
        birthPlace: place,
      },
      address: { ...place, districtCode: '1201', communeCode: '120101', street: '12' },
      nationalExam: { state: 'planned', track: 'science', date: `08/20/${nextYear}` },
      highSchool: {
        code: null,
        name: 'វិទ្យាល័យសាកល្បង',
        provinceCode: '12',
        districtCode: '',
        graduated: false,
        graduationYear: nextYear,
      },
      answers: {},
    };
    const { applicantId = '' } = await read(
      await fetch(`/api-nest-applicant/schools/${schoolId}/applicants`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ schoolId, enrollToId: null, enrollToDetail }),
      }),
    );
    return applicantId;
  }, to);

/** The desk accepts on condition that the BacII grade is this one or better, although no paper has been seen. */
const acceptOnCondition = async (
  desk: Page,
  { path, texts }: Desk,
  applicantId: string,
  grade: 'C' | 'D',
) => {
  const offers = texts('offers');
  await desk.goto(path(`/advisor/user/application/${applicantId}`));
  const bar = texts('applicationDesk');
  await desk.getByRole('button', { name: bar('bar.accept'), exact: true }).click();
  const decision = desk.getByRole('group', { name: bar('bar.accept') });
  await decision.getByLabel(texts('advisor')('change.unseen.reason')).fill('The originals were shown.');
  await decision.getByText(bar('bar.terms'), { exact: true }).click();
  await decision.getByLabel(offers('terms.grade'), { exact: true }).selectOption(grade);
  await decision.getByRole('button', { name: bar('bar.accept'), exact: true }).click();
  // It is sent once it can no longer be undone.
  await expect(desk.getByText(offers('terms.open', { grade } as never))).toBeVisible();
};

/** Presses a button of the page, and the same one in the question that follows. */
const answerWith = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name, exact: true }).click();
};

/** A new person signs up and applies to two schools; the advisor accepts both on condition, at a page of their own. */
export const acceptedTwice = async (page: Page, browser: Browser, work: Desk) => {
  const { path, texts, baseURL } = work;
  const person = { lastName: 'Sok', firstName: 'Dara', phone: freshPhone(), pin: '482913' };
  await page.goto(path('/login?redirect=/profile/applications'));
  await signUp(page, texts, { ...person, khmerDigits: false });
  await expect(page).toHaveURL(/profile\/applications$/);
  const [applicantId, backUpId] = [await apply(page), await apply(page, otherSlug)];
  const storageState = await sessionOf('advisor', baseURL);
  const advisor = await browser.newContext({ baseURL, storageState, viewport: page.viewportSize() });
  const desk = await advisor.newPage();
  await acceptOnCondition(desk, work, applicantId, 'C');
  await acceptOnCondition(desk, work, backUpId, 'D');
  return { applicantId, backUpId, advisor, desk };
};

/** The first place is accepted on condition, the other one kept as the back-up. */
export const answerBoth = async (
  page: Page,
  { path, texts }: Desk,
  ids: { applicantId: string; backUpId: string },
) => {
  const offers = texts('offers');
  await page.goto(path(`/profile/applications/${ids.applicantId}`));
  await answerWith(page, offers('offer.acceptOnCondition'));
  await expect(page.getByText(beforeDate(offers('offer.acceptedOnCondition', withMark)))).toBeVisible();
  await expectNoOverflow(page);
  await page.goto(path(`/profile/applications/${ids.backUpId}`));
  await answerWith(page, offers('offer.backup'));
  await expect(page.getByText(beforeDate(offers('offer.backedUp', withMark)))).toBeVisible();
};

/** The person enters the grade B of the exam of 20 August 2025. */
export const declare = async (page: Page, { texts }: Desk) => {
  const exam = texts('enrollment');
  await page.getByRole('radio', { name: exam('exam.taken') }).check();
  await page.getByRole('radio', { name: texts('education')('examTrack.science'), exact: true }).check();
  await page.getByRole('textbox', { name: exam('exam.dateTaken') }).fill('20/08/2025');
  await page.getByLabel(exam('exam.grade'), { exact: true }).selectOption('B');
  await page.getByRole('button', { name: texts('editor')('save'), exact: true }).click();
  await expect(page.getByText(texts('educationHistory')('saved')).first()).toBeVisible();
};

/** The original is shown at the desk, which reads this letter on it. */
export const prove = async (desk: Page, { path, texts }: Desk, applicantId: string, letter: string) => {
  const offers = texts('offers');
  await desk.goto(path(`/advisor/user/application/${applicantId}`));
  const unproven = offers('terms.declared-met', { grade: 'C' } as never);
  await expect(desk.getByText(unproven)).toBeVisible();
  const papers = desk.getByRole('group', { name: /BacII|បាក់ឌុប/ });
  await papers.getByRole('button', { name: texts('applications')('checks.receiveShown') }).click();
  const reading = desk.getByRole('dialog');
  await reading.getByLabel(offers('results.letter')).selectOption(letter);
  await expectNoOverflow(desk);
  await reading.getByRole('button', { name: offers('results.confirm') }).click();
};

/** Calls the backend as the desk. */
export const callAs = (desk: Page, path: string, body: object) =>
  desk.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(`/api-nest-applicant/applicants/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      return answer.status;
    },
    [path, body] as const,
  );
