import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import { pdf } from '@/tests/support/uploads';
import { expect, expectNoOverflow, sessionOf, test, type textsOf } from './fixtures';
import { fillUpToPapers, next } from './fill-loan';
import { freshPhone, signUp, toKhmerDigits } from './sign-up';

type Texts = ReturnType<typeof textsOf>;

const bank = { km: 'មីក្រូហិរញ្ញវត្ថុសំពៅ', en: 'Sampeou Microfinance' };
const paper = pdf();
const question = 'Which laptop do you want to buy?';
const answer = 'A used one for my first year.';
/** What the other side does shows without a reload. */
const soon = { timeout: 5_000 };

/** Money, guardian and papers, up to the whole price. */
async function fillForm(page: Page, texts: Texts, language: 'km' | 'en') {
  const tLoan = texts('loan');
  await fillUpToPapers(page, texts, language);
  for (const kind of requiredLoanDocuments({ working: false })) {
    const label = tLoan(`paper.${kind}`);
    const group = page.getByRole('group', { name: label, exact: true });
    await group
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: `${kind}.pdf`, mimeType: 'application/pdf', buffer: paper });
    const view = String(texts('upload').raw('viewOf')).replace('{name}', `${kind}.pdf`);
    await expect(group.getByRole('button', { name: view })).toBeVisible();
  }
  await next(page, texts);
}

test('a student borrows, the bank asks and decides, and the books end with the last payment', async ({
  page,
  browser,
  path,
  texts,
  language,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const [t, tDesk, tLoan] = [texts('loanForm'), texts('loanDesk'), texts('loan')];
  await page.goto(path('/loan'));
  await page
    .getByRole('link', { name: texts('loanPage')('apply') })
    .first()
    .click();
  await expect(page).toHaveURL(/login\?redirect=/);
  await signUp(page, texts, {
    lastName: 'Sok',
    firstName: 'Dara',
    phone: freshPhone(),
    pin: '482913',
    khmerDigits: language === 'km',
  });
  await expect(page).toHaveURL(/student-loan\?apply=yes/);
  await fillForm(page, texts, language);
  await expect(page.getByText('$102.51', { exact: true }).first()).toBeVisible();
  await expectNoOverflow(page);
  await page.reload();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('form.send') }).dblclick();
  await expect(page).toHaveURL(/student-loan\/detail\?loanId=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'km' ? /សំពៅ/ : bank.en);
  await expectNoOverflow(page);
  const reference =
    (await page
      .getByText(/^[2-9A-Z]{8}$/)
      .first()
      .textContent()) ?? '';

  const office = await browser.newContext({
    storageState: await sessionOf('bank', baseURL),
    ...(baseURL && { baseURL }),
  });
  const desk = await office.newPage();
  await desk.goto(path('/advisor/student-loan'));
  await desk.getByLabel(tDesk('keyword')).fill(reference);
  await desk.getByLabel(tDesk('keyword')).press('Enter');
  const row = desk.getByRole('link', { name: /Sok Dara/ }).filter({ visible: true });
  await expect(desk).toHaveURL(/keyword=/);
  await expect(row).toHaveCount(1);
  await row.click();
  await expect(desk.getByText(reference)).toBeVisible();
  await expectNoOverflow(desk);
  const colleague = await browser.newContext({
    storageState: await sessionOf('bank2', baseURL),
    ...(baseURL && { baseURL }),
  });
  const second = await colleague.newPage();
  const say = async (by: Page, move: 'in-review' | 'approved' | 'paid-out') => {
    const name = tDesk(`decide.move.${move}`);
    await by.getByRole('button', { name, exact: true }).click();
    const dialog = by.getByRole('dialog').or(by.getByRole('alertdialog'));
    if (move === 'approved') await dialog.getByLabel(tDesk('unseen.reason')).fill('Seen at the branch.');
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const isSeen = (move: 'in-review' | 'approved' | 'paid-out') =>
    expect(page.getByText(tLoan(`status.${move}`), { exact: true }).first()).toBeVisible(soon);
  /** Money needs two: the first word changes nothing for the student. */
  const decide = async (move: 'approved' | 'paid-out') => {
    await say(desk, move);
    await expect(desk.getByRole('button', { name: tDesk(`decide.move.${move}`), exact: true })).toBeHidden();
    await second.goto(desk.url());
    await say(second, move);
    await isSeen(move);
    await desk.reload();
  };
  await desk.getByLabel(tDesk('decide.askTitle')).fill(question);
  await desk.getByRole('button', { name: tDesk('decide.ask'), exact: true }).click();
  await expect(page.getByText(question)).toBeVisible(soon);
  await page.getByLabel(t('detail.message'), { exact: true }).fill(answer);
  await page.getByRole('button', { name: t('detail.write'), exact: true }).click();
  await expect(desk.getByText(answer)).toBeVisible(soon);
  await say(desk, 'in-review');
  await isSeen('in-review');
  await decide('approved');
  // Not before the day of the contract.
  const payOut = desk.getByRole('button', { name: tDesk('decide.move.paid-out'), exact: true });
  await expect(desk.getByText(tDesk('decide.contractFirst'))).toBeVisible();
  await expect(payOut).toBeHidden();
  const [year, month, day] = dayInCambodia(new Date()).split('-');
  await desk.getByRole('textbox', { name: tDesk('decide.contractOn') }).fill(`${day}/${month}/${year}`);
  await desk.getByRole('button', { name: tDesk('decide.saveContract'), exact: true }).click();
  await expect(payOut).toBeVisible(soon);
  await decide('paid-out');
  // 300.00, a part of 120.50, a fee of 2.25, a payment typed wrong and taken back, and the rest on the same day.
  const post = async (kind: 'payment' | 'fee', amount: string, note = '') => {
    await desk.getByRole('radio', { name: tLoan(`ledger.kind.${kind}`), exact: true }).check();
    await desk.getByLabel(tDesk('post.amount'), { exact: true }).fill(amount);
    if (note) await desk.getByLabel(tDesk('post.reason'), { exact: true }).fill(note);
    await desk.getByRole('button', { name: tDesk('post.action'), exact: true }).click();
  };
  const owed = (amount: string) =>
    expect(page.getByText(tLoan('ledger.payoffToday', { amount } as never))).toBeVisible(soon);
  await owed('$300.00');
  await post('payment', language === 'km' ? toKhmerDigits('120.50') : '120.50');
  await owed('$179.50');
  await post('fee', '2.25', 'Visit at home');
  await owed('$181.75');
  await post('payment', '500');
  await expect(desk.getByText(texts('form')('issues.over-payoff')).first()).toBeVisible();
  await post('payment', '50');
  await owed('$131.75');
  const wrong = desk.getByRole('button', { name: new RegExp(`${tDesk('correct.action')}: .*\\$50\\.00`) });
  await wrong.filter({ visible: true }).click();
  const dialog = desk.getByRole('dialog').or(desk.getByRole('alertdialog'));
  await dialog.getByLabel(tDesk('correct.reason')).fill('It was another student.');
  await dialog.getByRole('button', { name: tDesk('correct.confirm'), exact: true }).click();
  await owed('$181.75');
  await expectNoOverflow(desk);
  await post('payment', '181.75');
  await expect(page.getByText(t('next.closed'))).toBeVisible(soon);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: tLoan('ledger.csv'), exact: true }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines.slice(1).map((line) => line.split(',').slice(2, 5).join())).toEqual([
    '300.00,,300.00',
    '2.25,,302.25',
    ',120.50,181.75',
    ',50.00,131.75',
    '50.00,,181.75',
    ',181.75,0.00',
  ]);
  await expectNoOverflow(page);
  await office.close();
  await colleague.close();
});

interface LentLoan {
  yearlyRatePercent: number;
  plan: { instalments: { dueOn: string; payment: number }[] };
  ledger: { overdue: number; entries: { kind: string; on: string }[] };
}
const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
const centsOf = (cell = '') => Math.round(Number(cell) * 100);

/** Of the demo, one for each language: a part of the first instalment was paid late, the second one is late, the third lies ahead. */
const lateLoan = { km: 330, en: 290 } as const;
const partCents = 6_000;

test('a late loan is paid and settled early, and the statement adds up by hand', async ({
  browser,
  path,
  texts,
  language,
  baseURL,
  size,
}) => {
  const [tDesk, tLoan] = [texts('loanDesk'), texts('loan')];
  const office = await browser.newContext({
    baseURL,
    storageState: await sessionOf('bank', baseURL),
    viewport: size === 'phone' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
  });
  const desk = await office.newPage();
  const amount = lateLoan[language];
  await desk.goto(path(`/advisor/student-loan?status=paid-out&minAmount=${amount}&maxAmount=${amount}`));
  // The bank's own page ends like those of loans.
  const row = desk.locator('main a[href$="/detail"]:not([href$="/student-loan/detail"])');
  await desk.goto((await row.filter({ visible: true }).first().getAttribute('href')) ?? '');
  const [, person, code] = /student-loan\/([^/]+)\/([^/]+)\/detail$/.exec(desk.url()) ?? [];
  const read = await desk.request.get(`/api-marketing/users/${person}/loans/${code}`);
  const { plan, yearlyRatePercent, ledger } = (await read.json()) as LentLoan;
  const pay = async (cents: number) => {
    await desk.getByLabel(tDesk('post.amount'), { exact: true }).fill((cents / 100).toFixed(2));
    await desk.getByRole('button', { name: tDesk('post.action'), exact: true }).click();
    await expect(desk.getByText(tDesk('post.posted')).first()).toBeVisible();
  };
  const saveStatement = async () => {
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: tLoan('ledger.csv'), exact: true }).click();
    const text = readFileSync(await (await saved).path(), 'utf8').trim();
    return text
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(','));
  };

  // Two instalments without the part that was paid are late.
  const due = plan.instalments.map(({ dueOn, payment }) => ({ dueOn, cents: Math.round(payment * 100) }));
  const [first, second, third] = due;
  const late = (first?.cents ?? 0) + (second?.cents ?? 0) - partCents;
  expect(Math.round(ledger.overdue * 100)).toBe(late);
  await expectNoOverflow(desk);
  await pay(late);

  // Interest by hand: a twelfth of the rate for each month, on the principal of each of its days.
  const monthly = (cents: number) => Math.round((cents * yearlyRatePercent) / 1200);
  const principal = amount * 100;
  const interest = [monthly(principal)];
  const left = principal - (partCents - (interest[0] ?? 0));
  const days = (from = '', to = '') => dayNumber(to) - dayNumber(from);
  const month = days(first?.dueOn, second?.dueOn);
  const before = days(first?.dueOn, ledger.entries.find(({ kind }) => kind === 'payment')?.on);
  interest.push(monthly((principal * before + left * (month - before)) / month));
  const begun = days(second?.dueOn, dayInCambodia(Date.now())) / days(second?.dueOn, third?.dueOn);
  interest.push(monthly(left * begun));
  const charged = principal + interest.reduce((sum, cents) => sum + cents, 0);
  const rest = charged - partCents - late;
  const payoff = tLoan('ledger.payoffToday', { amount: `$${(rest / 100).toFixed(2)}` } as never);
  await expect(desk.getByText(payoff)).toBeVisible();
  await pay(rest);
  await expect(desk.getByText(tLoan('status.closed'), { exact: true }).first()).toBeVisible();
  const lines = await saveStatement();
  const sumOf = (column: 2 | 3) => lines.reduce((sum, cells) => sum + centsOf(cells[column]), 0);
  expect([centsOf(lines[0]?.[2]), sumOf(2), sumOf(3)]).toEqual([principal, charged, charged]);
  expect(lines.at(-1)?.[4]).toBe('0.00');
  await office.close();
});
