import { UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { oldTokenHeader } from '@/lib/domain/accounts/old-token';
import type { Connection } from '@/backend/http/caller-address';
import { jsonLogger } from '@/backend/http/logger';
import { createRequestMetrics } from '@/backend/http/request-metrics';
import { createCalls, isCall } from './calls';
import { previewCall } from './link-previews';
import { nameVisitor } from './visitors';

const origin = 'http://localhost:3000';
const token = (secondsLeft: number) =>
  new UnsecuredJWT({ sub: 'person', exp: Math.floor(Date.now() / 1000) + secondsLeft }).encode();

interface Call {
  path: string;
  headers: Headers;
  body: string;
  connection: Connection;
}
const calls: Call[] = [];
let answerToken: () => Response;
let hasOldToken = false;
const backend = async (request: Request, connection: Connection) => {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  calls.push({ path: pathname + search, headers: request.headers, body, connection });
  if (pathname === '/api-auth/token') return answerToken();
  return Response.json({ ok: true }, hasOldToken ? { headers: { [oldTokenHeader]: '1' } } : {});
};
const app = (isRemote = false) =>
  createCalls({
    backend,
    own: isRemote ? { metrics: createRequestMetrics(false), mayWatch: () => true } : undefined,
    isStopping: () => false,
    log: jsonLogger('silent'),
  });

beforeEach(() => {
  calls.length = 0;
  answerToken = () => Response.error();
  hasOldToken = false;
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'API_CLIENT_ID']) vi.stubEnv(name, '');
});
afterEach(() => vi.unstubAllEnvs());

type Cookies = { access?: string; refresh?: string };
const send = (path: string, { access, refresh }: Cookies, init: RequestInit = {}) => {
  const pairs = [access && `sala_access=${access}`, refresh && `sala_refresh=${refresh}`].filter(Boolean);
  const headers = new Headers(init.headers);
  if (pairs.length > 0) headers.set('cookie', pairs.join('; '));
  return app().request(origin + path, { ...init, headers });
};
const granted = (access: string) => () => Response.json({ access_token: access, refresh_token: 'next' });
const setCookies = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);

test.each([
  ['/api-nest-aca/schools', true],
  ['/api-docs', true],
  ['/_content/home', true],
  ['/mail/contact', true],
  ['/s/abc', true],
  ['/v/abc', true],
  ['/storage/public/a.webp', true],
  ['/.well-known/openid-configuration', true],
  ['/.well-known/openid-configuration/x', false],
  ['/session', true],
  ['/session/browser', true],
  ['/demo/outbox', true],
  ['/demo/sala_demo_bot', true],
  ['/readyz', true],
  ['/', false],
  ['/school/api-1', false],
  ['/sessions', false],
  ['/en/s/abc', false],
])('%s is a call: %s', (path, expected) => expect(isCall(path)).toBe(expected));

describe('the picture of a page', () => {
  test('is drawn for a public page in either language, once', async () => {
    for (const lang of ['kh', 'en']) {
      const answer = await app().request(`${origin}/_content/page_picture?page=%2Fscholarship&lang=${lang}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
    }
    expect(calls).toEqual([]);
  });

  test.each([
    'page=/advisor/dashboard&lang=en',
    'page=/nowhere&lang=en',
    'page=/&lang=km',
    'title=Hello&lang=en',
  ])('is absent for %s', async (query) => {
    expect((await app().request(`${origin}/_content/page_picture?${query}`)).status).toBe(404);
  });
});

describe('a call with a session', () => {
  test('the cookie becomes a bearer and stays behind, the body goes along', async () => {
    const access = token(900);
    const init = { method: 'POST', body: '{"a":1}', headers: { 'sec-fetch-site': 'same-origin' } };
    expect((await send('/api-user/users?x=1', { access, refresh: 'r' }, init)).status).toBe(200);
    const [call] = calls;
    expect([call?.path, call?.body]).toEqual(['/api-user/users?x=1', '{"a":1}']);
    expect(call?.headers.get('authorization')).toBe(`Bearer ${access}`);
    expect(call?.headers.get('cookie')).toBeNull();
  });

  test('an answer to a token with old roles brings new tokens, once', async () => {
    const next = token(1_800);
    answerToken = granted(next);
    hasOldToken = true;
    const answer = await send('/api-auth/userinfo', { access: token(900), refresh: 'old-roles' });
    expect(calls.map(({ path }) => path)).toEqual(['/api-auth/userinfo', '/api-auth/token']);
    expect(setCookies(answer)).toContain(`sala_access=${next}`);
    calls.length = 0;
    hasOldToken = false;
    expect(setCookies(await send('/api-auth/userinfo', { access: next, refresh: 'next' }))).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  test('the name of the browser becomes a header, also without a session', async () => {
    const init = { method: 'POST', body: '{}', headers: { 'sec-fetch-site': 'same-origin' } };
    await app().request(`${origin}/api-user/users`, {
      ...init,
      headers: { ...init.headers, cookie: 'sala_browser=b.mac' },
    });
    expect(calls[0]?.headers.get('x-sala-browser')).toBe('b.mac');
    expect(calls[0]?.headers.get('cookie')).toBeNull();
  });

  test('an access cookie alone is not used', async () => {
    await send('/api-auth/userinfo', { access: token(900) });
    expect(calls[0]?.headers.get('authorization')).toBeNull();
  });

  test('a bearer of the call’s own (a grant) is left alone', async () => {
    const headers = { authorization: 'Bearer grant', 'sec-fetch-site': 'same-origin' };
    await send('/api-user/users/set_pin', { access: token(900), refresh: 'r' }, { method: 'POST', headers });
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer grant');
  });

  test.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
    'a change with %o is refused before anything happens',
    async (headers) => {
      const init = { method: 'POST', headers };
      const answer = await send('/api-user/favorite_schools', { access: token(-5), refresh: 'r' }, init);
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'cross-site' }]);
      expect(calls).toEqual([]);
    },
  );

  test('a GET that sends a message is refused from another site as well', async () => {
    const path = '/api-nest-user/remind/organizations/1/user/2';
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await send(path, { access: token(1_800), refresh: 'r' }, { headers });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'cross-site' }]);
    expect(calls).toEqual([]);
  });

  test('parallel calls share one refresh', async () => {
    const next = token(1_800);
    answerToken = granted(next);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('/api-auth/userinfo', { refresh: 'shared' })),
    );
    expect(calls.filter(({ path }) => path === '/api-auth/token')).toHaveLength(1);
    const bearers = calls.filter(({ path }) => path !== '/api-auth/token');
    expect(new Set(bearers.map(({ headers }) => headers.get('authorization')))).toEqual(
      new Set([`Bearer ${next}`]),
    );
    expect(setCookies(answers[0] ?? Response.error())).toEqual([
      `sala_access=${next}`,
      'sala_refresh=next',
      'sala_signed_in=1',
    ]);
  });

  test('after the end of the session the call goes on as a visitor’s', async () => {
    answerToken = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    const answer = await send('/api-nest-aca/schools', { access: token(-5), refresh: 'old' });
    expect(calls.at(-1)?.headers.get('authorization')).toBeNull();
    expect(setCookies(answer)).toEqual(['sala_access=', 'sala_refresh=', 'sala_signed_in=']);
  });

  test('while nobody can refresh, "try again" and not "log in again"', async () => {
    answerToken = () => Response.json({}, { status: 503 });
    const answer = await send('/api-auth/userinfo', { access: token(-5), refresh: 'old' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await send('/api-auth/userinfo', { access: token(20), refresh: 'old' });
    expect(calls.at(-1)?.headers.get('authorization')).toContain('Bearer ');
  });
});

test('only a sign-in at a provider sees the cookie that ties it to this browser', async () => {
  const headers = { cookie: 'sala_sign_in=bound; sala_refresh=r; sala_access=a; sala_device=d' };
  answerToken = granted(token(900));
  await app().request(`${origin}/api-auth/authorize/google`, { headers });
  expect(calls.at(-1)?.headers.get('cookie')).toBe('sala_sign_in=bound');
  await app().request(`${origin}/api-auth/userinfo`, { headers: { cookie: 'sala_sign_in=bound' } });
  expect(calls.at(-1)?.headers.get('cookie')).toBeNull();
});

test('a backend of its own gets a state that this browser keeps, and no cookie', async () => {
  const headers = { cookie: 'sala_refresh=secret' };
  const answer = await app(true).request(`${origin}/api-auth/authorize/google?redirect=/explore`, {
    headers,
  });
  const state = new URLSearchParams(calls[0]?.path.split('?')[1]).get('state');
  expect(state).toMatch(/^[0-9a-f]{64}$/);
  expect(calls[0]?.headers.get('cookie')).toBeNull();
  expect(answer.headers.getSetCookie()[0]).toMatch(
    new RegExp(`^sala_state=${state}; .*Path=/; HttpOnly; SameSite=Lax$`),
  );
});

test('the visitor of a call by our own middleware is known; anybody else’s word is not', async () => {
  const named = nameVisitor(['10.0.0.9', '10.0.0.1']);
  await app().request(`${origin}/api-auth/userinfo`, { headers: { 'x-sala-visitor': named } });
  await app().request(`${origin}/api-auth/userinfo`, { headers: { 'x-sala-visitor': 'guess 10.0.0.9' } });
  expect(calls.map(({ connection }) => connection?.addresses)).toEqual([['10.0.0.9', '10.0.0.1'], undefined]);
});

test.each([
  ['/en/generate-thumbnail?userId=u&recordId=r', 'userId=u&recordId=r&lang=en'],
  ['/orientation-test/MBTI/result?scores=20.28.30.10.29', 'test=personality&scores=20.28.30.10.29&lang=kh'],
  [
    '/en/orientation-test/Holland/result?scores=10.40.30.30.10.10&utm_source=x',
    'test=holland&scores=10.40.30.30.10.10&lang=en',
  ],
])('programs that draw previews get the card of %s', async (path, query) => {
  await app().request(origin + path, { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } });
  expect(calls[0]?.path).toBe(`/api-qa/v1/shared_result_card?${query}`);
});

test.each([
  ['TelegramBot', '/orientation-test/MBTI/result'],
  ['TelegramBot', '/orientation-test/MBTI/result?scores=1.2'],
  ['TelegramBot', '/orientation-test/MBTI/result?scores=10.40.30.30.10.10'],
  ['TelegramBot', '/generate-thumbnail?userId=u'],
  ['Mozilla/5.0', '/orientation-test/MBTI/result?scores=20.28.30.10.29'],
])('%s gets the page itself at %s', (userAgent, url) => {
  expect(previewCall(url, userAgent)).toBeNull();
});
