import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demo, expect, test } from './fixtures';

let counter = 0;
const freshMail = () => `sokha.${process.pid}.${Date.now()}.${(counter += 1)}@example.test`;

test.describe('through an identity provider', () => {
  test.skip(!process.env['OIDC_ISSUER'], 'The site was started without a provider.');

  test('somebody new signs in, lands where they wanted to go, and no token is ever in an address', async ({
    page,
    path,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(path('/login?redirect=%2Fprofile%2Ffavorite'));
    await page.getByRole('link', { name: 'Google' }).click();
    await page.getByLabel('Account').fill(freshMail());
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveURL(new RegExp(`${path('/profile/favorite')}$`));
    expect(addresses.filter((address) => /access_token|refresh_token|eyJ/.test(address))).toEqual([]);
    const cookies = await page.context().cookies();
    const flags = Object.fromEntries(
      cookies.map(({ name, httpOnly, sameSite }) => [name, [httpOnly, sameSite]]),
    );
    expect(flags).toMatchObject({
      sala_access: [true, 'Lax'],
      sala_refresh: [true, 'Lax'],
      sala_sign_in: [true, 'Lax'],
      sala_signed_in: [false, 'Lax'],
    });
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/access|refresh|sign_in/);
  });

  test('who refuses is back at the log-in page, told so, with the way on kept', async ({
    page,
    path,
    texts,
  }) => {
    await page.goto(path('/login?redirect=%2Fprofile%2Ffavorite'));
    await page.getByRole('link', { name: 'Facebook' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText(texts('auth')('social.problem.refused.title'))).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/profile/favorite');
    await expect(page.getByLabel(texts('auth')('logIn.username'))).toBeVisible();
  });
});

test.describe('against other sites', () => {
  test.use({ person: 'student' });
  // The browser reports a refusal in the console.
  test.use({ allowedErrors: [/./] });

  // For a browser another port is the same site, so it sends its cookies; another registrable domain is not.
  for (const [host, withCookies] of [
    ['localhost', true],
    ['other-site.test', false],
  ] as const) {
    test(`a page of ${host} can neither change anything, nor sign in or out`, async ({
      page,
      context,
      baseURL,
    }) => {
      const attacker = demo.accounts['advisor'];
      if (!attacker) throw new Error('There is no demo advisor.');
      const before = await (await context.request.get('/api-auth/userinfo')).json();
      const site = `${baseURL}`.replace('localhost', '127.0.0.1');
      const attack = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>evil</title>');
      });
      await new Promise<void>((resolve) => attack.listen(0, '127.0.0.1', resolve));
      const evil = `http://${host}:${(attack.address() as AddressInfo).port}/`;
      try {
        await page.goto(evil);
        const attempt = (url: string, method: string) =>
          page.evaluate(
            ([target, how]) =>
              fetch(target ?? '', {
                method: how ?? '',
                credentials: 'include',
                mode: 'no-cors',
                headers: { 'content-type': 'text/plain' },
                ...(how === 'POST' && { body: '{}' }),
              }).then(
                (answer) => answer.type,
                () => 'blocked',
              ),
            [url, method],
          );
        expect(await attempt(`${baseURL}/session`, 'POST')).toMatch(/opaque|blocked/);
        expect(await attempt(`${baseURL}/session`, 'DELETE')).toBe('blocked');
        expect(await attempt(`${baseURL}/api-user/favorite_schools`, 'POST')).toMatch(/opaque|blocked/);
        expect(await attempt(`${site}/session`, 'POST')).toMatch(/opaque|blocked/);

        // The answer of a form is visible: it opens as a page.
        const send = async (target: string, body: object) => {
          await page.goto(evil);
          const answered = page.waitForResponse((response) => response.url() === target);
          await page.evaluate(
            ([action, text]) => {
              const form = document.createElement('form');
              Object.assign(form, { method: 'POST', action, enctype: 'text/plain' });
              const field = document.createElement('input');
              // Sent as name=value: the name contains everything except the end of the JSON.
              Object.assign(field, { name: `${text?.slice(0, -1)},"x":"`, value: '"}' });
              form.append(field);
              document.body.append(form);
              form.submit();
            },
            [target, JSON.stringify(body)],
          );
          const status = (await answered).status();
          await page.waitForURL(target);
          return status;
        };
        expect(await send(`${baseURL}/session`, attacker)).toBe(403);
        expect(await send(`${baseURL}/api-user/favorite_schools`, { schoolId: 'x' })).toBe(
          withCookies ? 403 : 401,
        );
      } finally {
        attack.closeAllConnections();
        attack.close();
      }
      // Still signed in, as before.
      const me = await context.request.get('/api-auth/userinfo');
      expect(me.status()).toBe(200);
      expect(await me.json()).toEqual(before);
    });
  }

  test.describe('a visitor', () => {
    test.use({ person: null });

    test('finds that tokens in a link are refused, and gone from the address', async ({
      page,
      path,
      texts,
    }) => {
      const planted = `access_token=${'e30.eyJzdWIiOiJ4IiwiZXhwIjo0MDAwMDAwMDAwfQ.x'}&refresh_token=planted&state=s`;
      const answer = await page.goto(path(`/explore?${planted}`));
      expect(answer?.status()).toBe(401);
      await expect(page.getByRole('heading', { name: texts('feedback')('error.401.title') })).toBeVisible();
      expect(page.url()).not.toContain('planted');
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sala_refresh');
    });
  });
});
