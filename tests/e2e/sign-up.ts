import { expect, type Page } from '@playwright/test';
import type { textsOf } from './fixtures';

const digits = '០១២៣៤៥៦៧៨៩';

/** ០-៩, as a Khmer keyboard types them. */
export const toKhmerDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);

/** A Cambodian mobile number that nobody else in this run has. */
export const freshPhone = (): string =>
  `0${['10', '11', '12', '15', '16', '17'][Math.floor(Math.random() * 6)]}${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;

/** The newest code that the demo's outbox holds for a number; with `used`, once another one than that has come. */
export async function codeFor(page: Page, phone: string, used?: string): Promise<string> {
  const national = phone.replace(/^0/, '');
  for (let tries = 0; tries < 20; tries += 1) {
    const html = await (await page.request.get('/demo/outbox')).text();
    const at = html.indexOf(national);
    const code = at < 0 ? null : /\b(\d{6})\b/.exec(html.slice(at + national.length));
    if (code?.[1] && code[1] !== used) return code[1];
    await page.waitForTimeout(250);
  }
  throw new Error('No code came.');
}

/** From the log-in page to a signed-in person, the way a new student goes. */
export async function signUp(
  page: Page,
  texts: ReturnType<typeof textsOf>,
  person: { lastName: string; firstName: string; phone: string; pin: string; khmerDigits: boolean },
): Promise<void> {
  const t = texts('auth');
  const typed = (text: string) => (person.khmerDigits ? toKhmerDigits(text) : text);
  await page
    .getByRole('link', { name: t('logIn.signUp') })
    .last()
    .click();
  await page.getByLabel(t('signUp.lastName')).fill(person.lastName);
  await page.getByLabel(t('signUp.firstName')).fill(person.firstName);
  await page.getByLabel(t('signUp.phone'), { exact: true }).fill(typed(person.phone));
  await page.getByRole('button', { name: t('signUp.submit') }).click();
  const code = page.getByLabel(t('verify.code'));
  await expect(code).toBeVisible();
  await code.fill(typed(await codeFor(page, person.phone)));
  await page.getByLabel(t('newPin.pin'), { exact: true }).fill(typed(person.pin));
  await page.getByLabel(t('newPin.again')).fill(typed(person.pin));
  await page.getByRole('button', { name: t('newPin.submit') }).click();
}
