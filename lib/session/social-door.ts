import { type NextRequest, NextResponse } from 'next/server';
import * as z from 'zod';
import { type SignInProblem, signInCookieName } from '@/lib/domain/people/identity-providers';
import { safeRedirectPath } from '@/lib/domain/redirect-path';
import { roleNames } from '@/lib/domain/people/roles';
import { type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { type Claims, readClaims } from './claims';
import { sessionCookies } from './cookies';
import { accessOf, judge } from './guards';
import { sessionSettings } from './settings';
import { codeLogin } from './token-calls';

const granted = z.object({ access_token: z.string(), refresh_token: z.string() });

const goTo = (path: string) =>
  new NextResponse(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

const homeOf = (claims: Claims | null) =>
  claims?.roles.includes(roleNames.advisor) ? href('/advisor/dashboard') : href('/');

/**
 * `GET /session?code=&redirect=&locale=`: where a sign-in through a provider ends. The code opens a session only in the browser
 * that began, so that nobody can be signed in as somebody else by a link. A page that the person may not see (the last route of
 * a shared tab) leads to their usual start.
 */
export async function enterSession(request: NextRequest): Promise<NextResponse> {
  const { apiOrigin, clientId, secure } = sessionSettings();
  const query = request.nextUrl.searchParams;
  const locale: Locale = query.get('locale') === 'en' ? 'en' : 'km';
  const redirect = splitLocale(safeRedirectPath(query.get('redirect'), '')).path;
  const backToLogIn = (problem: SignInProblem) =>
    goTo(localizePath(href('/login', undefined, { problem, redirect }), locale));
  const code = query.get('code');
  const browser = request.cookies.get(signInCookieName(secure))?.value;
  if (!code || !browser) return backToLogIn('state');
  const headers: Record<string, string> = { 'user-agent': request.headers.get('user-agent') ?? '' };
  const address = request.headers.get('x-forwarded-for');
  if (address) headers['x-forwarded-for'] = address;
  const answer = await codeLogin(apiOrigin, clientId, { code, code_verifier: browser }, headers).catch(
    () => null,
  );
  if (!answer || answer.status >= 500) return backToLogIn('provider-down');
  const tokens = granted.safeParse(await answer.json().catch(() => null));
  if (!answer.ok || !tokens.success) return backToLogIn('state');
  const claims = readClaims(tokens.data.access_token);
  const mayGo = redirect !== '' && judge(accessOf(redirect.replace(/[?#].*$/, '')), claims) === 'allow';
  const response = goTo(localizePath(mayGo ? redirect : homeOf(claims), locale));
  for (const { name, value, options } of sessionCookies(tokens.data, secure))
    response.cookies.set(name, value, options);
  return response;
}
