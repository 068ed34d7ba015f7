import { UnsecuredJWT } from 'jose';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { middleware } from '@/middleware';

const origin = 'http://localhost:3000';
const token = (sub = 'person') =>
  new UnsecuredJWT({ sub, exp: Math.floor(Date.now() / 1000) + 900, roles: ['user'] }).encode();

let refreshed: () => Response;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  refreshed = () => Response.json({ access_token: token(), refresh_token: 'fresh' });
  for (const name of ['PORT', 'HOST', 'PUBLIC_ORIGIN', 'API_CLIENT_ID']) vi.stubEnv(name, '');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url);
    asked.push(`${pathname} ${String(init?.body ?? '')}`.trim());
    if (pathname === '/api-auth/token') return refreshed();
    return new Response(`<html><head><title>${pathname}</title></head></html>`);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const visit = (path: string, cookie = 'sala_state=mine') =>
  middleware(new NextRequest(`${origin}${path}`, { headers: cookie ? { cookie } : {} }));
const withTokens = (path: string, more: Record<string, string> = {}) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ access_token: token(), refresh_token: 'old', state: 'mine', ...more })}`;
const setCookies = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.replace(/=.{20,}/, '=jwt'));

test('tokens with this browser’s state are refreshed, stored and gone from the address', async () => {
  const answer = await visit(
    withTokens('/en/explore?keyword=art', { session_state: 's', token_type: 'Bearer' }),
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/explore?keyword=art']);
  expect(asked).toEqual(['/api-auth/token grant_type=refresh_token&client_id=sala-web&refresh_token=old']);
  expect(setCookies(answer)).toEqual([
    'sala_access=jwt',
    'sala_refresh=fresh',
    'sala_signed_in=1',
    'sala_state=',
  ]);
  expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly/i);
  expect([answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
    'no-referrer',
    'no-store',
  ]);
});

test.each([
  ['no state cookie (a link that somebody sent)', '/explore', '', {}],
  ['another state', '/explore', 'sala_state=other', {}],
  ['an empty state', '/explore', 'sala_state=', { state: '' }],
  ['no refresh token', '/explore', 'sala_state=mine', { refresh_token: '' }],
  ['something that is no token', '/explore', 'sala_state=mine', { access_token: 'x' }],
])('%s: 401, nothing asked, nothing stored', async (_why, path, cookie, change) => {
  const answer = await visit(withTokens(path, change), cookie);
  const html = await answer.text();
  expect([answer.status, setCookies(answer), asked]).toEqual([401, [], ['/refused/401']]);
  // The first script of the page removes the tokens from the address, before any other script could read them.
  expect(html).toMatch(/^<html><head><script>history\.replaceState\(null,'',location\.pathname\)<\/script>/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  ['refused', () => Response.json({ error: 'invalid_grant' }, { status: 400 })],
  ['not answered', () => Response.error()],
  ['somebody else’s', () => Response.json({ access_token: token('other'), refresh_token: 'fresh' })],
])('a refresh that is %s: 400, in the language of the page', async (_why, answerRefresh) => {
  refreshed = answerRefresh;
  const answer = await visit(withTokens('/en/explore'));
  expect([answer.status, setCookies(answer), asked.at(-1)]).toEqual([400, [], '/en/refused/400']);
});

test.each(['//evil.example/', '/\\evil.example', '/%2F/evil.example', '/%5Cevil.example'])(
  '%s leads nowhere else',
  async (path) => {
    const answer = await visit(withTokens(path));
    const location = answer.headers.get('location') ?? '';
    expect(new URL(location, origin).origin).toBe(origin);
  },
);
