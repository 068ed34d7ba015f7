import { expect, type Page } from '@playwright/test';
import { demo, type textsOf } from './fixtures';

const digits = '០១២៣៤៥៦៧៨៩';

/** ០-៩, as a Khmer keyboard types them. */
export const toKhmerDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);

/** A Cambodian mobile number that no other test of this run uses. */
export const freshPhone = (): string =>
  `0${['10', '11', '12', '15', '16', '17'][Math.floor(Math.random() * 6)]}${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;

interface Message {
  recipient: string;
  body: string;
}

/** The match of `pattern` in the newest message to a number in the demo's outbox, once there is one. */
export async function messageFor(page: Page, phone: string, pattern: RegExp, used?: string): Promise<string> {
  const national = phone.replace(/^0/, '');
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await page.request.get(demo.outbox, { headers: { accept: 'application/json' } });
    const { data } = (await answer.json()) as { data: Message[] };
    const caught = data
      .filter(({ recipient }) => recipient.endsWith(national))
      .flatMap(({ body }) => pattern.exec(body)?.[1] ?? []);
    if (caught[0] !== undefined && caught[0] !== used) return caught[0];
    await page.waitForTimeout(250);
  }
  throw new Error('No message came.');
}

/** The newest code for a number; with `used`, once a different one has arrived. */
export const codeFor = (page: Page, phone: string, used?: string): Promise<string> =>
  messageFor(page, phone, /#(\d{6})/, used);

interface NewPerson {
  lastName: string;
  firstName: string;
  phone: string;
  pin: string;
  khmerDigits: boolean;
}

/** From the log-in page to a signed-in person, as a new student does it. */
export async function signUp(
  page: Page,
  texts: ReturnType<typeof textsOf>,
  person: NewPerson,
): Promise<void> {
  await page
    .getByRole('link', { name: texts('auth')('logIn.signUp') })
    // The previous page stays in the document, hidden.
    .filter({ visible: true })
    .last()
    .click();
  await signUpHere(page, texts, person);
}

/** From the first step of the sign-up. `agrees`: to the list of a school's visit. */
export async function signUpHere(
  page: Page,
  texts: ReturnType<typeof textsOf>,
  { agrees = false, ...person }: NewPerson & { agrees?: boolean },
): Promise<void> {
  const t = texts('auth');
  const typed = (text: string) => (person.khmerDigits ? toKhmerDigits(text) : text);
  await page.getByLabel(t('signUp.lastName')).fill(person.lastName);
  await page.getByLabel(t('signUp.firstName')).fill(person.firstName);
  await page.getByLabel(t('signUp.phone'), { exact: true }).fill(typed(person.phone));
  if (agrees) await page.getByLabel(t('visit.agree')).check();
  await page.getByRole('button', { name: t('signUp.submit') }).click();
  const code = page.getByLabel(t('verify.code'));
  await expect(code).toBeVisible();
  await code.fill(typed(await codeFor(page, person.phone)));
  await page.getByLabel(t('newPin.pin'), { exact: true }).fill(typed(person.pin));
  await page.getByLabel(t('newPin.again')).fill(typed(person.pin));
  await page.getByRole('button', { name: t('newPin.submit') }).click();
}
