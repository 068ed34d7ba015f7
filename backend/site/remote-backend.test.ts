import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UnsecuredJWT } from 'jose';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { middleware } from '@/middleware';
import { jsonLogger } from '@/backend/http/logger';
import { createRequestMetrics } from '@/backend/http/request-metrics';
import { createCalls } from './calls';
import { remoteBackend } from './remote-backend';

/**
 * A backend such as Keycloak: it has the specification's calls only, refuses additional fields, and returns no
 * rotated refresh token, no device, and no roles outside its own claim.
 */
const sessions = new Map<string, { sub: string }>();
const asked: string[] = [];
const jwt = (sub: string, seconds: number) =>
  new UnsecuredJWT({ sub, exp: Math.floor(Date.now() / 1000) + seconds }).encode();
const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};
let accessSeconds = 1_800;
const token = (form: URLSearchParams): [number, object] => {
  if (form.get('client_id') !== 'sala-web') return [401, { error: 'invalid_client' }];
  if (form.get('grant_type') === 'password') {
    const names = [...form.keys()].toSorted();
    if (names.join() !== 'client_id,grant_type,password,scope,username')
      return [400, { error: 'invalid_request' }];
    if (form.get('password') !== '482913') return [401, { error: 'invalid_grant' }];
    const refresh = randomUUID();
    sessions.set(refresh, { sub: 'person' });
    return [200, { access_token: jwt('person', accessSeconds), refresh_token: refresh }];
  }
  const session = sessions.get(form.get('refresh_token') ?? '');
  return session ? [200, { access_token: jwt(session.sub, 1_800) }] : [400, { error: 'invalid_grant' }];
};
const server = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const answer = ([status, body]: [number, object]) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.url === '/api-auth/token') return answer(token(await bodyOf(request)));
  if (request.url === '/api-auth/logout') {
    const form = await bodyOf(request);
    return answer([sessions.delete(form.get('refresh_token') ?? '') ? 200 : 400, {}]);
  }
  if (request.url === '/api-auth/userinfo') {
    const bearer = request.headers.authorization?.replace('Bearer ', '');
    return answer(bearer && !request.headers.cookie ? [200, { sub: 'person', email: null }] : [401, {}]);
  }
  return answer([404, {}]);
});

const site = 'http://localhost:3000';
const realFetch = fetch;
let calls: ReturnType<typeof createCalls>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend = remoteBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 0);
  calls = createCalls({
    backend,
    own: { metrics: createRequestMetrics(false), mayWatch: () => true },
    isStopping: () => false,
    log: jsonLogger('silent'),
  });
  for (const name of ['PORT', 'HOST', 'PUBLIC_ORIGIN', 'API_CLIENT_ID']) vi.stubEnv(name, '');
  // Calls of the middleware go through the site.
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('http://127.0.0.1:3000/')
      ? calls.request(input, init)
      : realFetch(input, init),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  accessSeconds = 1_800;
});

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const logIn = (password = '482913') => {
  const body = JSON.stringify({ username: '012345678', password });
  return calls.request(`${site}/session`, { method: 'POST', headers: own, body });
};
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='));

const userinfo = async (cookies: string[]) => {
  const headers = { cookie: cookies.join('; ') };
  const answer = await calls.request(`${site}/api-auth/userinfo`, { headers });
  return { status: answer.status, body: (await answer.json()) as unknown, cookies: cookiesOf(answer) };
};

test('log-in, userinfo, refresh and log-out need nothing but the specification’s calls', async () => {
  accessSeconds = 30;
  const opened = await logIn();
  expect(opened.status).toBe(200);
  const cookies = cookiesOf(opened);
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    'sala_access',
    'sala_refresh',
    'sala_signed_in',
  ]);

  // Its access token is about to expire: it is refreshed on the way, and the refresh token, which does not rotate,
  // stays.
  const me = await userinfo(cookies);
  expect([me.status, me.body]).toEqual([200, { sub: 'person', email: null }]);
  expect(me.cookies.find((cookie) => cookie.startsWith('sala_refresh'))).toBe(cookies[1]);

  const closed = await calls.request(`${site}/session`, {
    method: 'DELETE',
    headers: { ...own, cookie: me.cookies.join('; ') },
  });
  expect(await closed.json()).toEqual({ ok: true, ended: true });
  expect([cookiesOf(closed), sessions.size]).toEqual([[], 0]);
  expect(asked).toEqual([
    'POST /api-auth/token',
    'POST /api-auth/token',
    'GET /api-auth/userinfo',
    'POST /api-auth/logout',
  ]);
});

test('a session that it has ended is cleared here, and a wrong PIN is one', async () => {
  accessSeconds = -5;
  const cookies = cookiesOf(await logIn());
  sessions.clear();
  const page = await middleware(
    new NextRequest(`${site}/profile/favorite`, { headers: { cookie: cookies.join('; ') } }),
  );
  expect(page.headers.get('location')).toBe(`${site}/login?redirect=%2Fprofile%2Ffavorite&expired=1`);
  expect(cookiesOf(page)).toEqual([]);
  expect((await logIn('000001')).status).toBe(401);
});
