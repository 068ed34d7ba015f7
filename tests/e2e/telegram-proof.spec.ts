import { expect, test, untilReady } from './fixtures';
import { freshPhone } from './sign-up';

test('a person signs up with the number that their Telegram shares, without a code', async ({
  page,
  context,
  path,
  texts,
}) => {
  const t = texts('auth');
  const phone = freshPhone();
  await page.goto(path('/signup'));
  await untilReady(page);
  await page.getByLabel(t('signUp.lastName')).fill('Sok');
  await page.getByLabel(t('signUp.firstName')).fill('Nary');
  await page.getByLabel(t('signUp.phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: t('signUp.submit') }).click();
  await page.getByRole('button', { name: t('verify.telegram.prove') }).click();
  const link = page.getByRole('link', { name: t('verify.telegram.open') });
  const chat = await context.newPage();
  await chat.goto((await link.getAttribute('href')) ?? '');
  await chat.getByRole('button', { name: /Start/ }).click();
  const share = chat.getByRole('button', { name: texts('bot')('proofShare') });
  const number = chat.locator('input[name="contact"]').last();
  // Somebody else's number is refused, and the page waits on.
  await number.fill(freshPhone());
  await share.last().click();
  await expect(chat.getByText(texts('bot')('proofOtherNumber'))).toBeVisible();
  await number.fill(phone);
  await share.last().click();
  await expect(chat.getByText(texts('bot')('proofProven'))).toBeVisible();
  await page.bringToFront();
  const pin = page.getByLabel(t('newPin.pin'), { exact: true });
  await pin.fill('739164');
  await page.getByLabel(t('newPin.again')).fill('739164');
  await page.getByRole('button', { name: t('newPin.submit') }).click();
  await expect(page).not.toHaveURL(/signup|login/);
});
