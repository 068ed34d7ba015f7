import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { identities, laterSteps, sessions, signInSteps, users } from '@/backend/db/schema';
import { doLaterSteps } from '@/backend/jobs/later-steps';
import { sessionStepSeconds, signInStepSeconds } from '@/backend/limits';
import { sessionResource } from '@/lib/contract/accounts/session';
import { signInCookieName } from '@/lib/domain/accounts/identity-providers';
import { call, useTestBackend } from '@/tests/support/backend';
import { BrowserWalk } from '@/tests/support/browser-walk';
import { identityClient, startIdentityProvider } from '@/tests/support/identity-provider';
import { makePerson } from '@/tests/support/make';

const origin = 'http://localhost:3000';
const provider = await startIdentityProvider(`${origin}/api-auth/callback`);
afterAll(() => provider.stop());
const backend = useTestBackend({
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: identityClient.id,
  OIDC_CLIENT_SECRET: identityClient.secret,
  TELEGRAM_OIDC_ISSUER: provider.issuer,
  TELEGRAM_OIDC_CLIENT_ID: identityClient.id,
  TELEGRAM_OIDC_CLIENT_SECRET: identityClient.secret,
});
beforeEach(() => backend.current.clock.advance(3_600));

const { token, logout, userinfo } = sessionResource.endpoints;
const client = { client_id: 'sala-web' };
const app = (url: string, init: RequestInit) => backend.current.app.request(url, init);
const cookieName = signInCookieName(false);

const freshMail = () => `sokha.${crypto.randomUUID()}@example.test`;

const begin = async (browser: BrowserWalk, name = 'google', query = '', headers = {}) => {
  const answer = await browser.request(`${origin}/api-auth/authorize/${name}${query}`, { headers }, app);
  return answer.headers.get('location') ?? '';
};
const back = async (browser: BrowserWalk, url: string) => {
  const answer = await browser.request(url, {}, app);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '', origin);
};
const walk = async (browser: BrowserWalk, account: string | null, name = 'google', query = '') =>
  back(browser, await browser.signInAt(await begin(browser, name, query), account));
const verifierOf = (browser: BrowserWalk) => browser.cookie(origin, cookieName) ?? '';
const exchange = (browser: BrowserWalk, url: URL) =>
  call(backend.current, token, {
    body: {
      ...client,
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      code_verifier: verifierOf(browser),
    },
  });
const whoIs = async (bearer: string) => (await call(backend.current, userinfo, {}, bearer)).body;
const linksOf = (userId: string) =>
  backend.current.deps.db.select().from(identities).where(eq(identities.userId, userId));

describe('the way there', () => {
  test.each([
    ['google', 'openid profile email', 'google'],
    ['facebook', 'openid public_profile email', 'facebook'],
    ['telegram', 'openid profile phone', null],
  ])('%s is asked for a code with PKCE, state, nonce and %s', async (name, scope, hint) => {
    const url = new URL(await begin(new BrowserWalk(), name));
    expect(url.origin).toBe(provider.issuer);
    const { searchParams: query } = url;
    expect([query.get('response_type'), query.get('code_challenge_method')]).toEqual(['code', 'S256']);
    expect([query.get('scope'), query.get('kc_idp_hint')]).toEqual([scope, hint]);
    expect(query.get('redirect_uri')).toBe(`${origin}/api-auth/callback`);
    for (const part of ['state', 'nonce', 'code_challenge']) expect(query.get(part)).toMatch(/^[\w-]{43}$/);
  });

  test('the cookie that binds it to the browser is httpOnly, Lax and short', async () => {
    const answer = await app(`${origin}/api-auth/authorize/google`, {});
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      new RegExp(`^${cookieName}=[\\w-]{43}; Max-Age=${signInStepSeconds}; Path=/; HttpOnly; SameSite=Lax$`),
    );
  });

  test('a provider that is not configured, or none at all, is not there', async () => {
    const names = vi.spyOn(backend.current.deps.identityProviders, 'names', 'get' as never);
    names.mockReturnValue(['google'] as never);
    for (const name of ['telegram', 'github', 'constructor']) {
      const answer = await app(`${origin}/api-auth/authorize/${name}`, {});
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'provider-not-configured' }]);
    }
    names.mockRestore();
  });
});

describe('the way back', () => {
  test('somebody new gets an account and a session, and lands where they wanted to go', async () => {
    const browser = new BrowserWalk();
    const mail = freshMail();
    const url = await walk(browser, mail, 'google', '?redirect=/profile/favorite&locale=en');
    expect([url.pathname, url.searchParams.get('redirect'), url.searchParams.get('locale')]).toEqual([
      '/session',
      '/profile/favorite',
      'en',
    ]);
    const tokens = await exchange(browser, url);
    const me = await whoIs(tokens.body.access_token);
    expect(me).toMatchObject({ email: mail, email_verified: true, given_name: 'Sokha', family_name: 'Chan' });
    expect(await linksOf(me.sub)).toMatchObject([{ issuer: provider.issuer, provider: 'google' }]);
    // The second sign-in gives the same person, with any button of the same broker.
    const again = await exchange(browser, await walk(browser, mail, 'facebook'));
    expect((await whoIs(again.body.access_token)).sub).toBe(me.sub);
  });

  test('a number that Telegram has proven becomes the account’s', async () => {
    const browser = new BrowserWalk();
    const tokens = await exchange(browser, await walk(browser, '85512777888', 'telegram'));
    const [row] = await backend.current.deps.db.select().from(users).where(eq(users.phone, '+85512777888'));
    expect(row).toMatchObject({ id: (await whoIs(tokens.body.access_token)).sub, phoneVerified: true });
  });

  test('an address that the provider has not proven is not taken over, nor looked up', async () => {
    const person = await makePerson(backend.current);
    const mail = `unproven.${freshMail()}`;
    const known = { email: mail, emailVerified: true };
    await backend.current.deps.db.update(users).set(known).where(eq(users.id, person.id));
    const browser = new BrowserWalk();
    const url = await walk(browser, mail);
    expect(url.pathname).toBe('/session');
    const me = await whoIs((await exchange(browser, url)).body.access_token);
    expect([me.email, me.sub === person.id]).toEqual([null, false]);
  });

  test('the code opens one session, soon, in the browser that began', async () => {
    const browser = new BrowserWalk();
    const url = await walk(browser, freshMail());
    const elsewhere = {
      ...client,
      grant_type: 'authorization_code',
      code_verifier: 'another-browser',
    } as const;
    const code = url.searchParams.get('code') ?? '';
    expect((await call(backend.current, token, { body: { ...elsewhere, code } })).status).toBe(400);
    expect((await exchange(browser, url)).status).toBe(200);
    expect((await exchange(browser, url)).status).toBe(400);
    const late = await walk(browser, freshMail());
    backend.current.clock.advance(sessionStepSeconds);
    expect((await exchange(browser, late)).status).toBe(400);
  });

  test.each([
    ['/profile/favorite', '/profile/favorite'],
    ['//evil.example', null],
    ['https://evil.example/', null],
    ['/\\evil.example', null],
    ['/login?redirect=/x', null],
  ])('redirect=%s is kept as %s', async (asked, kept) => {
    const url = await walk(new BrowserWalk(), null, 'google', `?redirect=${encodeURIComponent(asked)}`);
    expect(url.searchParams.get('redirect')).toBe(kept);
  });

  test.each([
    [`${origin}/en/login?redirect=%2Fexplore`, '/explore'],
    [`${origin}/login?redirect=https%3A%2F%2Fevil.example`, null],
    ['https://evil.example/login?redirect=%2Fexplore', null],
    ['no address', null],
  ])('without one, that of the page %s counts: %s', async (referer, kept) => {
    const browser = new BrowserWalk();
    const asked = await begin(browser, 'google', '', { referer });
    const url = await back(browser, await browser.signInAt(asked, null));
    expect(url.searchParams.get('redirect')).toBe(kept);
  });
});

const problemOf = (url: URL) => [
  url.pathname,
  url.searchParams.get('problem'),
  url.searchParams.get('redirect'),
];
const wanted = '?redirect=/explore&locale=en';

describe('what goes wrong leads back to the log-in page, with the reason and the way on', () => {
  test('the person refuses', async () => {
    const url = await walk(new BrowserWalk(), null, 'google', wanted);
    expect(problemOf(url)).toEqual(['/en/login', 'refused', '/explore']);
  });

  test('the same address opened twice, and a state that is too old', async () => {
    const browser = new BrowserWalk();
    const callback = await browser.signInAt(await begin(browser, 'google', wanted), freshMail());
    expect((await back(browser, callback)).pathname).toBe('/session');
    expect(problemOf(await back(browser, callback))).toEqual(['/en/login', 'state', '/explore']);
    const slow = await browser.signInAt(await begin(browser, 'google', wanted), freshMail());
    backend.current.clock.advance(signInStepSeconds);
    expect(problemOf(await back(browser, slow))).toEqual(['/en/login', 'state', '/explore']);
  });

  test('another browser, without and with a sign-in of its own (a planted one)', async () => {
    const thief = new BrowserWalk();
    const planted = await thief.signInAt(await begin(thief), freshMail());
    expect(problemOf(await back(new BrowserWalk(), planted))).toEqual(['/login', 'state', null]);
    const victim = new BrowserWalk();
    await begin(victim);
    expect(problemOf(await back(victim, planted))).toEqual(['/login', 'state', null]);
  });

  test('a code that the provider does not know (any more)', async () => {
    const browser = new BrowserWalk();
    const url = new URL(await browser.signInAt(await begin(browser, 'google', wanted), freshMail()));
    url.searchParams.set('code', 'made-up');
    expect(problemOf(await back(browser, url.href))).toEqual(['/en/login', 'failed', '/explore']);
  });

  test('the code of another sign-in, whose verifier and nonce are others', async () => {
    const browser = new BrowserWalk();
    const first = new URL(await browser.signInAt(await begin(browser), freshMail()));
    const second = new URL(await browser.signInAt(await begin(browser), freshMail()));
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    expect(problemOf(await back(browser, second.href))).toEqual(['/login', 'failed', null]);
  });

  test('a disabled account', async () => {
    const browser = new BrowserWalk();
    const mail = freshMail();
    await walk(browser, mail);
    await backend.current.deps.db.update(users).set({ enabled: false }).where(eq(users.email, mail));
    expect(problemOf(await walk(browser, mail))).toEqual(['/login', 'disabled', null]);
  });

  test('a provider that nobody reaches, on the way there and on the way back', async () => {
    const { identityProviders } = backend.current.deps;
    const down = new Error('connect ECONNREFUSED');
    const start = vi.spyOn(identityProviders, 'begin').mockRejectedValueOnce(down);
    const browser = new BrowserWalk();
    expect(problemOf(new URL(await begin(browser, 'google', wanted), origin))).toEqual([
      '/en/login',
      'provider-down',
      '/explore',
    ]);
    const end = vi.spyOn(identityProviders, 'finish').mockRejectedValueOnce(down);
    expect(problemOf(await walk(browser, freshMail(), 'google', wanted))[1]).toBe('provider-down');
    start.mockRestore();
    end.mockRestore();
  });
});

describe('an account with the same address', () => {
  const matched = async () => {
    const person = await makePerson(backend.current);
    const mail = freshMail();
    const known = { email: mail, emailVerified: true };
    await backend.current.deps.db.update(users).set(known).where(eq(users.id, person.id));
    const browser = new BrowserWalk();
    const spelled = mail.toUpperCase().replace('EXAMPLE.TEST', 'example.test');
    const url = await walk(browser, spelled, 'google', wanted);
    return { person, browser, url, link: url.searchParams.get('link') ?? '' };
  };
  const prove = (browser: BrowserWalk, username: string, password: string, link: string) =>
    call(backend.current, token, {
      body: {
        ...client,
        grant_type: 'password',
        username,
        password,
        link,
        code_verifier: verifierOf(browser),
      },
    });

  test('is linked only after its PIN', async () => {
    const { person, browser, url, link } = await matched();
    expect([url.pathname, url.searchParams.get('provider'), url.searchParams.get('redirect')]).toEqual([
      '/en/login',
      'google',
      '/explore',
    ]);
    expect((await prove(browser, person.phone, '000001', link)).status).toBe(401);
    expect(await linksOf(person.id)).toEqual([]);
    expect((await prove(browser, person.phone, person.pin, link)).status).toBe(200);
    expect(await linksOf(person.id)).toHaveLength(1);
    expect((await prove(browser, person.phone, person.pin, link)).error).toMatchObject({
      error: 'link_expired',
    });
  });

  test('and not with another account’s PIN, nor in another browser', async () => {
    const { person, browser, link } = await matched();
    const other = await makePerson(backend.current);
    expect((await prove(browser, other.phone, other.pin, link)).error).toMatchObject({
      error: 'link_mismatch',
    });
    expect((await prove(new BrowserWalk(), person.phone, person.pin, link)).error).toMatchObject({
      error: 'link_expired',
    });
    expect([await linksOf(person.id), await linksOf(other.id)]).toEqual([[], []]);
  });
});

test('log-out ends the session at the provider too: a step that fails stays until a job has done it', async () => {
  const { deps, clock } = backend.current;
  const browser = new BrowserWalk();
  const tokens = (await exchange(browser, await walk(browser, freshMail()))).body;
  const [row] = await deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.provider, 'google'), eq(sessions.userId, (await whoIs(tokens.access_token)).sub)));
  expect(row?.providerToken).toMatch(/^[\w-]{60,}$/);
  const steps = () => deps.db.select().from(laterSteps);
  const away = vi.spyOn(deps.identityProviders, 'logOut').mockRejectedValue(new Error('Away.'));
  const body = { ...client, refresh_token: tokens.refresh_token };
  expect((await call(backend.current, logout, { body }, tokens.access_token)).status).toBe(200);
  expect(away).not.toHaveBeenCalled();
  expect(await doLaterSteps(deps)).toBe(1);
  expect(await steps()).toMatchObject([{ attempts: 1, lastError: 'Away.' }]);
  away.mockRestore();
  clock.advance(60);
  expect(await doLaterSteps(deps)).toBe(1);
  expect(provider.loggedOut).toHaveLength(1);
  const form = Object.fromEntries(new URLSearchParams(provider.loggedOut[0]));
  expect(form).toMatchObject({ client_id: identityClient.id, grant_type: 'refresh_token' });
  expect(form['refresh_token']).not.toBe(row?.providerToken);
  expect(await steps()).toEqual([]);
});

test('steps of long ago are swept away', async () => {
  await begin(new BrowserWalk());
  backend.current.clock.advance(2 * 86_400);
  await begin(new BrowserWalk());
  expect(await backend.current.deps.db.select().from(signInSteps)).toHaveLength(1);
});
