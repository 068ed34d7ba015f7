import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectNoOverflow, sessionOf, test, type textsOf, untilReady } from './fixtures';
import { codeFor, freshPhone, messageFor, toKhmerDigits } from './sign-up';

type Texts = ReturnType<typeof textsOf>;

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

const logOut = async (page: Page, texts: Texts) => {
  await page.getByRole('button', { name: texts('account')('menu') }).click();
  await page.getByRole('button', { name: texts('account')('logOut') }).click();
};

const logIn = async (page: Page, texts: Texts, phone: string, pin: string) => {
  await page.getByLabel(texts('auth')('logIn.username')).fill(phone);
  await page.getByLabel(texts('auth')('logIn.password'), { exact: true }).fill(pin);
  await page.getByRole('button', { name: texts('auth')('logIn.submit'), exact: true }).click();
};

/** From the goal into the account; returns the used code. */
async function getStarted(page: Page, texts: Texts, start: string, phone: string): Promise<string> {
  const t = texts('auth');
  await page.goto(start);
  await page.getByRole('link', { name: t('begin.goals.university.title') }).click();
  await page.getByLabel(t('signUp.lastName')).fill('Chan');
  await page.getByLabel(t('signUp.firstName')).fill('Bopha');
  await page.getByLabel(t('signUp.phone'), { exact: true }).fill(phone);
  await page.getByLabel(t('begin.province')).selectOption('12');
  await page.goBack();
  await page.goForward();
  await expect(page.getByLabel(t('signUp.firstName'))).toHaveValue('Bopha');
  await page.getByRole('button', { name: t('signUp.submit') }).click();
  const code = page.getByLabel(t('verify.code'));
  await expect(code).toBeVisible();
  const received = await codeFor(page, phone);
  await code.fill(received);
  await page.getByLabel(t('newPin.pin'), { exact: true }).fill('739105');
  await page.getByLabel(t('newPin.again')).fill('739105');
  await page.getByRole('button', { name: t('newPin.submit') }).click();
  return received;
}

test.describe('one person', () => {
  // What a page asks for while its session ends is answered 401.
  test.use({ allowedErrors: [/status of 401/] });

  // Codes are limited: twenty an hour for one address. So one person goes through all flows.
  test('getting started, last route, forgotten PIN, another PIN, an account that is left and kept', async ({
    page,
    path,
    texts,
    language,
  }) => {
    test.setTimeout(240_000);
    const t = texts('auth');
    const phone = freshPhone();
    const typed = (text: string) => (language === 'km' ? toKhmerDigits(text) : text);
    const used = await getStarted(page, texts, path('/getting-started'), phone);
    await expect(page).toHaveURL(/explore\?schoolType=.*province=12/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    await logOut(page, texts);
    await expect(page).toHaveURL(new RegExp(`localhost:\\d+${path('/')}$`));
    // The device token stays: its owner can log in while a stranger's tries lock the account. So does the name of the
    // browser, which says nothing about a person.
    expect((await cookieNames(page)).filter((name) => /^sala_(?!device|browser)/.test(name))).toEqual([]);
    const kept = await page.evaluate(() => ({ ...sessionStorage }));
    expect(kept['sala-last-route'] ?? '/').toBe('/');
    expect(kept['sala-start-form']).toBeUndefined();

    // No page asked for the log-in: back to the last page.
    await page.goto(path('/course'));
    await expect.poll(() => page.evaluate(() => sessionStorage['sala-last-route'])).toContain('/course');
    await page.goto(path('/login'));
    await logIn(page, texts, phone, '739105');
    await expect(page).toHaveURL(new RegExp(`${path('/course')}$`));
    await logOut(page, texts);
    await expect(page).toHaveURL(new RegExp(`localhost:\\d+${path('/')}$`));

    await page.goto(path('/login?redirect=%2Fprofile%2Fsettings'));
    await page.getByRole('link', { name: t('logIn.forgotten') }).click();
    await expect(page).toHaveURL(/forgot-password\/reset/);
    // The previous page stays in the document, hidden: a label alone would find its field too.
    const username = page.getByRole('textbox', { name: t('logIn.username') });
    await username.fill(typed(phone));
    // Kept as soon as the scripts of the form have loaded, even when it was typed before.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .toContain(typed(phone));
    await page.reload();
    await expect(username).toHaveValue(typed(phone));
    await page.getByRole('button', { name: t('signUp.submit') }).click();
    const code = page.getByLabel(t('verify.code'));
    await expect(code).toBeVisible();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await page.reload();
    await code.fill(typed(await codeFor(page, phone, used)));
    await page.getByLabel(t('newPin.pin'), { exact: true }).fill(typed('926418'));
    await page.getByLabel(t('newPin.again')).fill(typed('926418'));
    await page.getByRole('button', { name: t('newPin.submit') }).click();
    await expect(page).toHaveURL(/profile\/settings$/);

    const s = texts('settings');
    await page.getByRole('button', { name: s('secret.open') }).click();
    await page.getByLabel(s('secret.current'), { exact: true }).fill('926418');
    await page.getByLabel(s('secret.new'), { exact: true }).fill(typed('615028'));
    await page.getByLabel(s('secret.again'), { exact: true }).fill('615028');
    await page.getByRole('button', { name: s('secret.submit'), exact: true }).click();
    await expect(page.getByText(s('secret.changed'))).toBeVisible();

    await page.getByRole('button', { name: s('deletion.open') }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(s('deletion.word'));
    await expectNoOverflow(page);
    await page.getByRole('button', { name: s('deletion.confirm') }).click();
    await expect(page).toHaveURL(/login\?leaving=\d{4}-\d{2}-\d{2}/);
    await expect(page.getByText(t('logIn.leaving.body'))).toBeVisible();
    expect(await cookieNames(page)).not.toContain('sala_refresh');
    await logIn(page, texts, typed(phone), typed('615028'));
    await expect(page).toHaveURL(/profile\/settings\?kept=1$/);
    await expect(page.getByText(s('deletion.takenBack.title'))).toBeVisible();
  });
});

test('whom an advisor registers comes from the text message into the account', async ({
  page,
  browser,
  baseURL,
  path,
  texts,
  language,
}) => {
  const t = texts('auth');
  const phone = freshPhone();
  const storageState = await sessionOf('advisor', baseURL);
  const advisor = await browser.newContext({ baseURL, storageState });
  const registered = await advisor.request.post('/api-user/users/direct', {
    data: { firstName: 'Dara', lastName: 'Sok', phone, locale: language },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': phone.repeat(2) },
  });
  expect(registered.status()).toBe(201);
  const { userId } = (await registered.json()) as { userId: string };
  await advisor.close();

  const link = await messageFor(page, phone, /(https?:\/\/\S+)/);
  const { pathname, hash } = new URL(link);
  await page.goto(`${path(pathname as '/invitation')}${hash}`);
  await expect(page.getByText('Sok Dara')).toBeVisible();
  await page.getByRole('button', { name: texts('invitation')('acceptPhone') }).click();
  await page.getByLabel(t('verify.code')).fill(await codeFor(page, phone));
  await page.getByLabel(t('newPin.pin'), { exact: true }).fill('804216');
  await page.getByLabel(t('newPin.again')).fill('804216');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t('newPin.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`${path('/profile/applications')}$`));
  // The account that the advisor created, not a second one.
  const me = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string };
  expect(me.sub).toBe(userId);
});

test.describe('a student', () => {
  test.use({ person: 'student' });

  test('a picture is checked, cropped by keyboard and becomes the avatar', async ({ page, path, texts }) => {
    const t = texts('profile');
    await page.goto(path('/profile/edit'));
    const input = page.locator('input[type=file]');
    await expect(page.getByLabel(t('email'))).toBeVisible();
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText(t('avatar.notImage'))).toBeVisible();
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7' } });
    await input.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    });
    const dialog = page.getByRole('dialog', { name: t('avatar.cropTitle') });
    await dialog.getByLabel(t('avatar.cropHint')).press('ArrowRight');
    await dialog.getByLabel(t('avatar.zoom')).press('ArrowRight');
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: t('avatar.save') }).click();
    await expect(page.getByText(t('avatar.saved'))).toBeVisible();
    const shown = page.getByRole('region', { name: t('avatar.title') }).locator('img');
    const answer = await page.request.get((await shown.getAttribute('src')) ?? '');
    const { width, height, format } = await sharp(await answer.body()).metadata();
    expect([width, height, format]).toEqual([160, 160, 'jpeg']);
  });
});

test.describe('when things are missing', () => {
  test.use({ allowedErrors: [/Failed to load resource|ChunkLoadError|Failed to load chunk|ERR_/] });

  test('scripts that are gone reload the page once, not again and again', async ({ page, path, texts }) => {
    await page.goto(path('/explore'));
    await page.waitForLoadState('networkidle');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(request.url());
    });
    await page.route('**/_next/static/**/*.js', (route) => route.fulfill({ status: 404 }));
    await page
      .getByRole('link', { name: texts('account')('logIn') })
      .first()
      .click();
    const state = () =>
      page
        .evaluate(() => `${document.readyState} ${sessionStorage['sala-reloaded-at'] ? 'reloaded' : ''}`)
        .catch(() => 'leaving');
    await expect.poll(state, { timeout: 30_000 }).toBe('complete reloaded');
    await expect(() => page.goto(path('/explore'))).toPass();
    await page.waitForLoadState('networkidle');
    const before = documents.length;
    await page.goto(path('/explore'));
    await page.waitForLoadState('networkidle');
    // Only requested: the minute is not over.
    expect(documents.length).toBe(before + 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the loss of the connection shows, and its return', async ({ page, context, path, texts }) => {
    const t = texts('feedback');
    await page.goto(path('/explore'));
    await untilReady(page);
    // The notice may load last; without a connection it never would.
    await expect(async () => {
      await context.setOffline(false);
      await context.setOffline(true);
      await expect(page.getByText(t('offline.title'))).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await context.setOffline(false);
    await expect(page.getByText(t('offline.title'))).toBeHidden();
  });
});
