import fc from 'fast-check';
import { UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionEndpoint } from './session-endpoint';

const origin = 'http://localhost:3000';
const access = (...roles: string[]) =>
  new UnsecuredJWT({ sub: 'p', exp: 2_000_000_000, roles: ['user', ...roles] }).encode();
const answerWith = vi.fn<(form: URLSearchParams) => Promise<Response>>();
const endpoint = sessionEndpoint(async (request) => answerWith(new URLSearchParams(await request.text())));
const granted = (...roles: string[]) => Response.json({ access_token: access(...roles), refresh_token: 'r' });

beforeEach(() => {
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'API_CLIENT_ID']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  answerWith.mockReset();
});

const enter = (query: Record<string, string>, cookie = 'sala_sign_in=browser') =>
  endpoint.request(`${origin}/session?${new URLSearchParams(query)}`, { headers: cookie ? { cookie } : {} });
const leadsTo = (response: Response) => [response.status, response.headers.get('location')];

test('the code and this browser’s secret become cookies; neither token stands in the answer', async () => {
  answerWith.mockResolvedValue(granted());
  const answer = await enter({ code: 'c', redirect: '/profile/favorite?tab=1', locale: 'en' });
  expect(leadsTo(answer)).toEqual([303, '/en/profile/favorite?tab=1']);
  expect(Object.fromEntries(answerWith.mock.calls[0]?.[0] ?? [])).toEqual({
    client_id: 'sala-web',
    code: 'c',
    code_verifier: 'browser',
    grant_type: 'authorization_code',
  });
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'sala_access',
    'sala_refresh',
    'sala_signed_in',
  ]);
  expect(await answer.text()).toBe('');
});

test.each([
  ['user', '/en'],
  ['enrollment:teacher', '/en'],
  ['enrollment:advisor', '/en/advisor/dashboard'],
  ['enrollment:school-admin', '/en/partner/dashboard'],
] as const)('without a wish somebody with the role %s lands at %s', async (role, home) => {
  answerWith.mockResolvedValueOnce(granted(role));
  expect(leadsTo(await enter({ code: 'c', locale: 'en' }))).toEqual([303, home]);
});

test.each(['/advisor/dashboard', '/no-such-page', '/advisor/user/application?page=2'])(
  '%s is not for this person, who lands at home; an advisor’s desk is for an advisor',
  async (redirect) => {
    answerWith.mockResolvedValue(granted());
    expect(leadsTo(await enter({ code: 'c', redirect }))).toEqual([303, '/']);
    answerWith.mockResolvedValue(granted('enrollment:advisor'));
    const target = redirect === '/no-such-page' ? '/advisor/dashboard' : redirect;
    expect(leadsTo(await enter({ code: 'c', redirect }))).toEqual([303, target]);
  },
);

test('a link that somebody sent signs nobody in: this browser began nothing', async () => {
  const answer = await enter({ code: 'planted', redirect: '/explore' }, '');
  expect(leadsTo(answer)).toEqual([303, '/login?problem=state&redirect=%2Fexplore']);
  expect([answerWith.mock.calls.length, answer.headers.getSetCookie()]).toEqual([0, []]);
});

test.each([
  ['a used code', () => Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 })), 'state'],
  ['a fault', () => Promise.resolve(Response.json({}, { status: 500 })), 'provider-down'],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), 'provider-down'],
])('%s leads back to the log-in page and loses nothing', async (_why, reply, problem) => {
  answerWith.mockImplementation(reply);
  const answer = await enter({ code: 'c', redirect: '/explore', locale: 'en' });
  expect(leadsTo(answer)).toEqual([303, `/en/login?problem=${problem}&redirect=%2Fexplore`]);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('whatever the address says, the way on stays here', async () => {
  answerWith.mockImplementation(async () => granted());
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    'https:',
    'evil.example',
    'en',
    'km',
    '\t',
    '?',
    '#',
    '.',
  );
  const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom('km', 'en'), async (redirect, locale) => {
      const location = (await enter({ code: 'c', redirect, locale })).headers.get('location') ?? '';
      expect(new URL(location, origin).origin).toBe(origin);
      expect(location).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 2_000 },
  );
});
