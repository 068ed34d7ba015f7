import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { type SignInProblem, signInCookieName } from '@/lib/domain/accounts/identity-providers';
import { safeRedirectPath } from '@/lib/domain/redirect-path';
import { staffRoleOf } from '@/lib/domain/accounts/person-roles';
import { type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { homeOf } from '@/lib/routes/role-places';
import { type Claims, readClaims } from '@/lib/session/claims';
import { sessionCookies } from '@/lib/session/cookies';
import { accessOf, judge } from '@/lib/session/guards';
import { sessionSettings } from '@/lib/session/settings';
import { codeLogin } from '@/lib/session/token-calls';
import type { Backend } from './backend-access';
import { type CallContext, sendFor } from './call-context';
import { withCookies } from './cookies';

const granted = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  deletion_cancelled: z.boolean().optional(),
});

const goTo = (path: string) =>
  new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

const startOf = (claims: Claims | null) => {
  const work = staffRoleOf(claims?.roles ?? []);
  return work ? homeOf(work) : href('/');
};

/**
 * `GET /session?code=&redirect=&locale=`: the end of a sign-in through a provider. The code opens a session only in
 * the browser that started it, so that a link cannot sign anybody in as another person. If the person may not see the
 * page (the last route of a shared tab), they go to their usual start page.
 */
export async function finishSignIn(c: CallContext, backend: Backend): Promise<Response> {
  const { clientId, secure } = sessionSettings();
  const locale: Locale = c.req.query('locale') === 'en' ? 'en' : 'km';
  const redirect = splitLocale(safeRedirectPath(c.req.query('redirect') ?? null, '')).path;
  const backToLogIn = (problem: SignInProblem) =>
    goTo(localizePath(href('/login', undefined, { problem, redirect }), locale));
  const code = c.req.query('code');
  const browser = getCookie(c, signInCookieName(secure));
  if (!code || !browser) return backToLogIn('state');
  const headers = { 'user-agent': c.req.header('user-agent') ?? '' };
  const reply = await codeLogin(
    sendFor(c, backend),
    clientId,
    { code, code_verifier: browser },
    headers,
  ).catch(() => null);
  if (!reply || reply.status >= 500) return backToLogIn('provider-down');
  const tokens = granted.safeParse(await reply.json().catch(() => null));
  if (!reply.ok || !tokens.success) return backToLogIn('state');
  const claims = readClaims(tokens.data.access_token);
  const mayGo = redirect !== '' && judge(accessOf(redirect.replace(/[?#].*$/, '')), claims) === 'allow';
  const path = localizePath(mayGo ? redirect : startOf(claims), locale);
  return withCookies(goTo(path), sessionCookies(tokens.data, secure));
}
