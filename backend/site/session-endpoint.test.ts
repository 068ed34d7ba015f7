import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionEndpoint } from './session-endpoint';

const url = 'http://localhost:3000/session';
const credentials = { username: '012345678', password: '482913' };
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

interface Call {
  path: string;
  headers: Headers;
  form: URLSearchParams;
}
const calls: Call[] = [];
const answerWith = vi.fn<(call: Call) => Promise<Response>>();
const endpoint = sessionEndpoint(async (request) => {
  const { pathname } = new URL(request.url);
  const call = {
    path: pathname,
    headers: request.headers,
    form: new URLSearchParams(await request.text()),
  };
  calls.push(call);
  return answerWith(call);
});
beforeEach(() => {
  calls.length = 0;
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'API_CLIENT_ID', 'API_GRANT_TYPE', 'API_SCOPE'])
    vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  answerWith.mockReset();
});

const open = (body: unknown, headers: Record<string, string> = own) =>
  endpoint.request(url, { method: 'POST', headers, body: JSON.stringify(body) });
const close = (headers: Record<string, string>) => endpoint.request(url, { method: 'DELETE', headers });
const setCookies = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);

test('a log-in that takes back a deletion leaves a word for the next page', async () => {
  const tokens = { access_token: 'a', refresh_token: 'r', deletion_cancelled: true };
  answerWith.mockResolvedValue(Response.json(tokens));
  expect(setCookies(await open(credentials))).toEqual([
    'sala_access=a',
    'sala_refresh=r',
    'sala_signed_in=1',
    'sala_account_stays=1',
  ]);
});

test('log-in puts both tokens into cookies and neither into the answer', async () => {
  answerWith.mockResolvedValue(Response.json({ access_token: 'a', refresh_token: 'r' }));
  const answer = await open(credentials, { ...own, 'user-agent': 'phone', 'x-forwarded-for': '10.0.0.9' });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(setCookies(answer)).toEqual(['sala_access=a', 'sala_refresh=r', 'sala_signed_in=1']);
  const [call] = calls;
  expect(call?.path).toBe('/api-auth/token');
  expect([call?.headers.get('user-agent'), call?.headers.get('x-forwarded-for')]).toEqual([
    'phone',
    '10.0.0.9',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Object.fromEntries(call?.form ?? [])).toEqual({
    ...credentials,
    client_id: 'sala-web',
    grant_type: 'password',
    scope: 'openid',
  });
});

test('a foreign backend is asked with its own grant and scopes', async () => {
  answerWith.mockResolvedValue(Response.json({ access_token: 'a', refresh_token: 'r' }));
  vi.stubEnv('API_GRANT_TYPE', 'urn:example:pin');
  vi.stubEnv('API_SCOPE', 'openid roles');
  expect((await open(credentials)).status).toBe(200);
  const { form } = calls[0] ?? {};
  expect([form?.get('grant_type'), form?.get('scope')]).toEqual(['urn:example:pin', 'openid roles']);
});

test('the device is shown at log-in and remembered after it, newest first, those of others kept', async () => {
  answerWith.mockResolvedValue(
    Response.json({ access_token: 'a', refresh_token: 'r', device_token: 'new.mac' }),
  );
  const answer = await open(credentials, { ...own, cookie: 'sala_device=old.mac~3~4~5' });
  expect(calls[0]?.form.get('device_token')).toBe('old.mac~3~4~5');
  expect(decodeURIComponent(setCookies(answer).at(-1) ?? '')).toBe('sala_device=new.mac~old.mac~3~4');
  expect(answer.headers.getSetCookie().at(-1)).toMatch(/HttpOnly/i);
});

test('a waiting identity is named together with the browser that it waits in', async () => {
  answerWith.mockResolvedValue(Response.json({ error: 'link_expired' }, { status: 400 }));
  const answer = await open({ ...credentials, link: 'l' }, { ...own, cookie: 'sala_sign_in=browser' });
  expect([answer.status, await answer.json(), setCookies(answer)]).toMatchObject([
    409,
    { code: 'link-expired' },
    [],
  ]);
  expect([calls[0]?.form.get('link'), calls[0]?.form.get('code_verifier')]).toEqual(['l', 'browser']);
});

test('a locked network is told from a locked name: who is elsewhere need not wait', async () => {
  const refusal = { error: 'address_locked', error_description: 'Too many tries. Please wait.' };
  answerWith.mockResolvedValue(Response.json(refusal, { status: 429, headers: { 'retry-after': '90' } }));
  const answer = await open(credentials);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90']);
  expect(await answer.json()).toMatchObject({ code: 'address-locked' });
});

test.each([
  [401, {}, 401, 'invalid-credentials', null],
  [400, {}, 401, 'invalid-credentials', null],
  [200, {}, 401, 'invalid-credentials', null],
  [429, { 'retry-after': '120' }, 429, 'too-many-requests', '120'],
  [429, {}, 429, 'too-many-requests', '60'],
  [500, {}, 503, 'unreachable', '5'],
] as const)('the backend’s %i %o is our %i %s', async (status, headers, ours, code, wait) => {
  answerWith.mockResolvedValue(Response.json({}, { status, headers }));
  const answer = await open(credentials);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
    ours,
    wait,
    { code },
  ]);
  expect(setCookies(answer)).toEqual([]);
});

test('a backend that does not answer is unreachable', async () => {
  answerWith.mockRejectedValue(new TypeError('fetch failed'));
  expect((await open(credentials)).status).toBe(503);
});

test.each([
  null,
  {},
  { username: 'x' },
  { username: '', password: '' },
  { username: 'x', password: 'y'.repeat(201) },
])('%o is not asked for', async (body) => {
  expect((await open(body)).status).toBe(422);
  expect(answerWith).not.toHaveBeenCalled();
});

test('another site can neither sign in nor out', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', cookie: 'sala_refresh=r' };
  expect([(await open(credentials, foreign)).status, (await close(foreign)).status]).toEqual([403, 403]);
  expect(answerWith).not.toHaveBeenCalled();
});

test('log-out ends the session and clears the cookies, also when the backend is away', async () => {
  answerWith
    .mockResolvedValueOnce(Response.json({ ok: true }))
    .mockRejectedValueOnce(new TypeError('fetch failed'));
  for (const ended of [true, false]) {
    const answer = await close({ ...own, cookie: 'sala_access=a; sala_refresh=r' });
    expect(await answer.json()).toEqual({ ok: true, ended });
    expect(setCookies(answer)).toEqual(['sala_access=', 'sala_refresh=', 'sala_signed_in=']);
  }
  expect(calls[0]?.form.get('refresh_token')).toBe('r');
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer a');
});

test.each([
  ['sala_access=ended; sala_refresh=r1', true, ['logout', 'token', 'logout']],
  ['sala_refresh=r2', true, ['token', 'logout']],
  ['sala_access=ended; sala_refresh=over', true, ['logout', 'token']],
  ['sala_access=ended; sala_refresh=away', false, ['logout', 'token']],
])('log-out with %s renews what has ended first', async (cookie, ended, paths) => {
  answerWith.mockImplementation(async ({ path, headers, form }) => {
    const refresh = form.get('refresh_token');
    if (path.endsWith('/logout'))
      return Response.json({}, { status: headers.get('authorization') === 'Bearer new' ? 200 : 401 });
    if (refresh === 'away') return Response.json({}, { status: 503 });
    if (refresh === 'over') return Response.json({}, { status: 400 });
    return Response.json({ access_token: 'new', refresh_token: 'next' });
  });
  const answer = await close({ ...own, cookie });
  expect(await answer.json()).toEqual({ ok: true, ended });
  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(paths);
});

test('a method that the session does not have is refused by name', async () => {
  const answer = await endpoint.request(url, { method: 'PUT' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, DELETE']);
});

describe('a browser', () => {
  const nameUrl = `${url}/browser`;
  const ask = (headers: Record<string, string> = own) =>
    endpoint.request(nameUrl, { method: 'POST', headers });

  test('gets its name as a cookie that no script reads, and not in the answer', async () => {
    answerWith.mockResolvedValue(Response.json({ token: 'b.mac' }));
    const answer = await ask();
    expect(await answer.json()).toEqual({ ok: true });
    expect(answer.headers.get('set-cookie')).toMatch(/^sala_browser=b\.mac;.*HttpOnly/i);
    expect(calls.map(({ path }) => path)).toEqual(['/api-auth/browsers']);
  });

  test('with a name keeps it', async () => {
    const answer = await ask({ ...own, cookie: 'sala_browser=b.mac' });
    expect([answer.status, setCookies(answer), calls]).toEqual([200, [], []]);
  });

  test('goes without where the backend names none', async () => {
    answerWith.mockResolvedValue(Response.json({ code: 'not-found' }, { status: 404 }));
    const answer = await ask();
    expect([answer.status, setCookies(answer)]).toEqual([200, []]);
  });

  test('is not named for another site', async () => {
    expect((await ask({ ...own, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await endpoint.request(nameUrl)).status).toBe(405);
  });
});
