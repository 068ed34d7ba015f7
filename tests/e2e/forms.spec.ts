import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import { uploadLimits } from '@/lib/domain/limits';
import { fillUpToPapers } from './fill-loan';
import { expect, expectNoOverflow, test, type textsOf } from './fixtures';
import { codeFor, freshPhone, signUp } from './sign-up';

type Texts = ReturnType<typeof textsOf>;

// A mark that is refused by the server is a red line in the browser's log too; none is expected here.

const newPerson = (phone: string) => ({
  lastName: 'Sok',
  firstName: 'Nary',
  phone,
  pin: '739164',
  khmerDigits: false,
});

/** Sends the form that is seen: pages that were left stay in the document, hidden. */
const tapForm = async (page: Page): Promise<void> =>
  page.evaluate(() =>
    [...document.querySelectorAll('form')].find((form) => form.checkVisibility())?.requestSubmit(),
  );

test('taps on "Confirm" while the next page takes five seconds change nothing, and Back leads on', async ({
  page,
  texts,
  path,
}) => {
  const t = texts('auth');
  const phone = freshPhone();
  let proofs = 0;
  page.on('request', (call) => {
    if (call.method() === 'POST' && /verify/i.test(new URL(call.url()).pathname)) proofs += 1;
  });
  await page.route(/\/signup\/newpin/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue();
  });
  await page.goto(path('/signup'));
  await page.getByLabel(t('signUp.lastName')).fill('Sok');
  await page.getByLabel(t('signUp.firstName')).fill('Nary');
  await page.getByLabel(t('signUp.phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: t('signUp.submit') }).click();
  const code = page.getByLabel(t('verify.code'));
  await expect(code).toBeVisible();
  const answered = page.waitForResponse((answer) => /verify/i.test(answer.url()) && answer.status() === 200);
  await code.fill(await codeFor(page, phone));
  await answered;
  const pin = page.getByLabel(t('newPin.pin'), { exact: true });
  // As fast as a finger can, until the page is there and a little longer.
  for (let taps = 0; taps < 100 && !(await pin.isVisible()); taps += 1) {
    await tapForm(page);
    await page.waitForTimeout(100);
  }
  await tapForm(page);
  await expect(pin).toBeVisible();
  // Next itself announces each page as an alert beside it.
  await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toHaveCount(0);
  expect(proofs).toBe(1);
  await page.goBack();
  await page
    .getByRole('link', { name: t('detour.proven.action') })
    .filter({ visible: true })
    .click();
  await pin.fill('739164');
  await page.getByLabel(t('newPin.again')).fill('739164');
  await page.getByRole('button', { name: t('newPin.submit') }).click();
  await expect(page).not.toHaveURL(/signup/);
});

const score = (page: Page, texts: Texts) =>
  page.getByRole('textbox', { name: new RegExp(`^${texts('enrollment')('exam.totalScore')}`) });

test('a total that the exam does not have is said at its field, and can be mended', async ({
  page,
  texts,
  path,
}) => {
  const exam = texts('enrollment');
  await page.goto(path('/login'));
  await signUp(page, texts, newPerson(freshPhone()));
  await expect(page).not.toHaveURL(/signup|login/);
  await page.goto(path('/profile/educationhistory/high-school-information'));
  await page.getByRole('radio', { name: exam('exam.taken') }).check();
  await page.getByRole('radio', { name: texts('education')('examTrack.science'), exact: true }).check();
  await page.getByRole('textbox', { name: exam('exam.dateTaken') }).fill('20/08/2025');
  await page.getByLabel(exam('exam.grade'), { exact: true }).selectOption('C');
  const save = page.getByRole('button', { name: texts('editor')('save'), exact: true });
  for (const typed of ['501', '−1', '-1', '500.5', '9999', 'abc', '៥០១']) {
    await score(page, texts).fill(typed);
    await save.click();
    await expect(score(page, texts)).toHaveAttribute('aria-invalid', 'true');
    await expect(score(page, texts)).toHaveValue(typed);
  }
  await score(page, texts).fill('340');
  await save.click();
  await expect(page.getByText(texts('educationHistory')('saved')).first()).toBeVisible();
});

/** A photo that JPEG cannot make small, as of a page with print. */

const photo = () =>
  sharp({
    create: {
      width: 420,
      height: 420,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

test('seven photos on a line of 25 kB/s all arrive, two at a time, also after a reload', async ({
  page,
  texts,
  path,
  language,
}) => {
  test.setTimeout(240_000);
  await page.goto(path('/login?redirect=%2Fprofile%2Fstudent-loan%3Fapply%3Dyes'));
  await signUp(page, texts, newPerson(freshPhone()));
  await expect(page).toHaveURL(/student-loan\?apply=yes/);
  await fillUpToPapers(page, texts, language);
  const picture = await photo();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50 * 1024,
    uploadThroughput: 25 * 1024,
  });
  let running = 0;
  let most = 0;
  const isPut = (call: { method: () => string }) => call.method() === 'PUT';
  page.on('request', (call) => {
    if (isPut(call)) most = Math.max(most, (running += 1));
  });
  page.on('requestfinished', (call) => isPut(call) && (running -= 1));
  page.on('requestfailed', (call) => isPut(call) && (running -= 1));
  const kinds = requiredLoanDocuments({ working: true });
  const groupOf = (kind: (typeof kinds)[number]) =>
    page.getByRole('group', { name: texts('loan')(`paper.${kind}`), exact: true });
  const shown: (typeof kinds)[number][] = [];
  for (const kind of kinds) if ((await groupOf(kind).count()) > 0) shown.push(kind);
  expect(shown.length).toBeGreaterThanOrEqual(5);
  for (const kind of shown)
    await groupOf(kind)
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByText(texts('upload')('waiting')).first()).toBeVisible();
  // After a reload a file that has arrived is known by its number.
  const arrived = page.getByRole('button', {
    name: new RegExp(String(texts('upload').raw('viewOf')).replace('{name}', '.*')),
  });
  await expect(arrived.first()).toBeVisible({ timeout: 60_000 });
  running = 0;
  await page.reload();
  await expect(arrived).toHaveCount(shown.length, { timeout: 150_000 });
  expect(most).toBe(uploadLimits.atOnce);
  // Next itself announces each page as an alert beside it.
  await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await expectNoOverflow(page);
});
