import { UnsecuredJWT } from 'jose';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { roleNames } from '@/lib/domain/accounts/roles';
import { middleware } from '@/middleware';

const origin = 'http://localhost:3000';
const applicantId = '3b241101-e2bb-4255-8caf-4136c566a962';
const nowSeconds = () => Math.floor(Date.now() / 1000);

const token = (secondsLeft: number, ...roles: string[]) =>
  new UnsecuredJWT({ sub: 'person', exp: nowSeconds() + secondsLeft, roles: ['user', ...roles] }).encode();

type Cookies = { access?: string; refresh?: string };
const visit = (
  path: string,
  { access, refresh }: Cookies = {},
  init: { method?: string; headers?: Record<string, string> } = {},
) => {
  const cookie = [access && `sala_access=${access}`, refresh && `sala_refresh=${refresh}`]
    .filter(Boolean)
    .join('; ');
  return middleware(
    new NextRequest(`${origin}${path}`, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } }),
  );
};

/** The backend's answers, by path; records every request. */
const asked: { path: string; authorization: string | null; body: string }[] = [];
let answers: Record<string, () => Response> = {};
beforeEach(() => {
  asked.length = 0;
  answers = {};
  for (const name of ['PORT', 'HOST', 'PUBLIC_ORIGIN', 'API_CLIENT_ID']) vi.stubEnv(name, '');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url);
    asked.push({
      path: pathname + search,
      authorization: new Headers(init?.headers).get('authorization'),
      body: String(init?.body ?? ''),
    });
    const answer = answers[pathname];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const refreshed = (access: string) => () => Response.json({ access_token: access, refresh_token: 'next' });
const setCookies = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
const cleared = ['sala_access=', 'sala_refresh=', 'sala_signed_in='];

describe('pages of refusals', () => {
  test.each([
    ['/refused/401', 401],
    ['/en/refused/400', 400],
  ])('%s asked for by itself answers %i, and nothing keeps it', async (path, status) => {
    answers[path] = () => new Response('<html><head></head></html>');
    const answer = await visit(path);
    expect([answer.status, asked.map((each) => each.path)]).toEqual([status, [path]]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const read = await visit(path, {}, { headers: { 'x-sala-refusal': '1' } });
    expect(read.headers.get('x-middleware-next')).toBe('1');
    expect(asked).toHaveLength(1);
  });
});

test('calls of the middleware name the visitor and the request to the server that they go through', async () => {
  const named: (string | null)[][] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const given = new Headers(init?.headers);
    named.push(['x-sala-visitor', 'x-request-id'].map((name) => given.get(name)));
    return Response.json({ access_token: token(1_800), refresh_token: 'next' });
  });
  const headers = { 'x-sala-visitor': 'key 10.0.0.9', 'x-request-id': applicantId };
  await visit('/profile/favorite', { access: token(30), refresh: 'named' }, { headers });
  expect(named).toEqual([['key 10.0.0.9', applicantId]]);
});

describe('guarded pages', () => {
  test('a visitor is asked to log in and led back, in the language of the page', async () => {
    const khmer = await visit('/profile/applications?tab=1&q=%E1%9E%80');
    expect([khmer.status, khmer.headers.get('location')]).toEqual([
      307,
      `${origin}/login?redirect=${encodeURIComponent('/profile/applications?tab=1&q=%E1%9E%80')}`,
    ]);
    const english = await visit('/en/profile/applications');
    expect(english.headers.get('location')).toBe(`${origin}/en/login?redirect=%2Fprofile%2Fapplications`);
    expect(english.headers.get('cache-control')).toBe(null);
  });

  test('a signed-in person passes, and no cache keeps it', async () => {
    const answer = await visit('/profile/applications', { access: token(900), refresh: 'r' });
    expect(answer.headers.get('x-middleware-next')).toBe('1');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(asked).toEqual([]);
  });

  test('without the role the page does not exist, in either language', async () => {
    answers['/-'] = () => new Response('រកមិនឃើញ', { status: 404 });
    answers['/en/-'] = () => new Response('not found', { status: 404 });
    for (const [path, text] of [
      ['/advisor/dashboard', 'រកមិនឃើញ'],
      ['/en/advisor/dashboard', 'not found'],
    ]) {
      const answer = await visit(path ?? '', { access: token(900), refresh: 'r' });
      expect([answer.status, await answer.text()]).toEqual([404, text]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    const advisor = await visit('/advisor/dashboard', {
      access: token(900, roleNames.advisor),
      refresh: 'r',
    });
    expect(advisor.headers.get('x-middleware-next')).toBe('1');
  });

  test('an ended access token is refreshed on the way', async () => {
    const next = token(1_800, roleNames.advisor);
    answers['/api-auth/token'] = refreshed(next);
    const answer = await visit('/advisor/dashboard', { access: token(30), refresh: 'old' });
    expect(answer.headers.get('x-middleware-next')).toBe('1');
    expect(asked.map(({ body }) => body)).toEqual([
      'grant_type=refresh_token&client_id=sala-web&refresh_token=old',
    ]);
    expect(setCookies(answer)).toEqual([`sala_access=${next}`, 'sala_refresh=next', 'sala_signed_in=1']);
  });

  test('an ended session is cleared, with the reason in the address', async () => {
    answers['/api-auth/token'] = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    const answer = await visit('/profile/favorite', { access: token(-5), refresh: 'old' });
    expect(answer.headers.get('location')).toBe(`${origin}/login?redirect=%2Fprofile%2Ffavorite&expired=1`);
    expect(setCookies(answer)).toEqual(cleared);
  });

  test('while nobody can refresh, the page still opens for who was signed in', async () => {
    const answer = await visit('/profile/favorite', { access: token(-5), refresh: 'old' });
    expect(answer.headers.get('x-middleware-next')).toBe('1');
    expect(setCookies(answer)).toEqual([]);
  });

  test.each([
    `/profile/applications/${applicantId}`,
    `/profile/applications/create?applicantId=${applicantId}`,
  ])('%s exists for its owner only', async (path) => {
    const access = token(900);
    answers['/api-nest-applicant/applicant'] = () => Response.json({}, { status: 404 });
    expect((await visit(path, { access, refresh: 'r' })).status).toBe(404);
    answers['/api-nest-applicant/applicant'] = () => Response.json({});
    expect((await visit(path, { access, refresh: 'r' })).headers.get('x-middleware-next')).toBe('1');
    const call = {
      path: `/api-nest-applicant/applicant?applicantId=${applicantId}`,
      authorization: `Bearer ${access}`,
      body: '',
    };
    expect(asked.filter((request) => request.authorization)).toEqual([call, call]);
  });

  test.each([
    [`/advisor/school-information/${applicantId}/detail`, roleNames.advisor],
    [`/partner/enrollable-subjects/${applicantId}/edit/new`, roleNames.partner],
  ])('%s exists only for the people who manage the school', async (path, role) => {
    const access = token(900, role);
    const call = `/api-nest-applicant/schools/${applicantId}/applicants`;
    answers[call] = () => Response.json({}, { status: 404 });
    expect((await visit(path, { access, refresh: 'r' })).status).toBe(404);
    answers[call] = () => Response.json({});
    expect((await visit(path, { access, refresh: 'r' })).headers.get('x-middleware-next')).toBe('1');
  });
});
