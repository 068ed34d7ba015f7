import { type NextRequest, NextResponse } from 'next/server';
import { signInCookieName } from '@/lib/domain/people/identity-providers';
import { readRequestId } from '@/lib/domain/request-id';
import { type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';
import { type Claims, readClaims } from '@/lib/session/claims';
import {
  clearedSessionCookies,
  type CookieToSet,
  sessionCookieNames,
  sessionCookies,
} from '@/lib/session/cookies';
import { accessOf, answersWith, applicantIdOf, judge } from '@/lib/session/guards';
import { adoptTokens, beginWithState, carriesTokens } from '@/lib/session/query-tokens';
import { isOwnRequest } from '@/lib/session/same-origin';
import { sessionSettings } from '@/lib/session/settings';
import { refreshTokens } from '@/lib/session/token-calls';

/** Tokens this close to their end are refreshed before they are used. */
const refreshBeforeSeconds = 60;

const authorizePath = '/api-auth/authorize/';
/** What a browser opens by itself on its way to an identity provider and back. */
const browserOpened = /^\/api-auth\/(?:authorize\/|callback$)/;

interface Session {
  accessToken: string | null;
  claims: Claims | null;
  cookies: CookieToSet[];
  /** There was a session and its refresh token no longer holds. */
  expired: boolean;
  /** The session could not be refreshed because nobody answered; its access token may have ended. */
  unreachable?: boolean;
}

/** Reads the session and refreshes it when its access token is about to end. */
async function readSession(request: NextRequest): Promise<Session> {
  const { apiOrigin, clientId, secure } = sessionSettings();
  const names = sessionCookieNames(secure);
  const accessToken = request.cookies.get(names.access)?.value ?? null;
  const claims = readClaims(accessToken ?? undefined);
  const stillGood = claims !== null && claims.expiresAt - Date.now() / 1000 > refreshBeforeSeconds;
  const refreshToken = request.cookies.get(names.refresh)?.value;
  if (stillGood || !refreshToken) return { accessToken, claims, cookies: [], expired: false };
  const result = await refreshTokens(apiOrigin, clientId, refreshToken);
  if (result === 'unreachable')
    return { accessToken, claims, cookies: [], expired: false, unreachable: true };
  if (result === 'expired') {
    return { accessToken: null, claims: null, cookies: clearedSessionCookies(secure), expired: true };
  }
  return {
    accessToken: result.tokens.access_token,
    claims: readClaims(result.tokens.access_token),
    cookies: sessionCookies(result.tokens, secure),
    expired: false,
  };
}

const withCookies = (response: NextResponse, cookies: CookieToSet[]) => {
  for (const { name, value, options } of cookies) response.cookies.set(name, value, options);
  return response;
};

/** A call of the contract: cookies become a bearer, changes from other sites are refused. */
async function forwardCall(request: NextRequest): Promise<NextResponse> {
  const requestId = readRequestId(request.headers.get('x-request-id')) ?? crypto.randomUUID();
  const response = await answerCall(request, requestId);
  response.headers.set('x-request-id', requestId);
  return response;
}

async function answerCall(request: NextRequest, requestId: string): Promise<NextResponse> {
  const { publicOrigin, secure } = sessionSettings();
  const { method, nextUrl } = request;
  if (!isOwnRequest(method, request.headers, [publicOrigin, nextUrl.origin], nextUrl.pathname)) {
    return NextResponse.json(
      { code: 'cross-site', message: 'This request came from another site.' },
      { status: 403 },
    );
  }
  const session = await readSession(request);
  // Forwarding the ended token would answer 401, which means "log in again"; this only means "try again".
  if (session.unreachable && (session.claims?.expiresAt ?? 0) <= Date.now() / 1000) {
    const body = { code: 'unreachable', message: 'Something went wrong. Please try again.' };
    return NextResponse.json(body, { status: 503, headers: { 'retry-after': '5' } });
  }
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  // What binds a sign-in to this browser is the backend's own to read.
  const binding = signInCookieName(secure);
  const bound = request.cookies.get(binding)?.value;
  if (bound && browserOpened.test(request.nextUrl.pathname)) headers.set('cookie', `${binding}=${bound}`);
  headers.set('x-request-id', requestId);
  if (session.accessToken && !headers.has('authorization'))
    headers.set('authorization', `Bearer ${session.accessToken}`);
  return withCookies(NextResponse.next({ request: { headers } }), session.cookies);
}

/** Whether the caller's application exists for them; a backend that does not answer leaves the decision to it. */
async function ownsApplicant(applicantId: string, accessToken: string): Promise<boolean> {
  const { apiOrigin } = sessionSettings();
  const url = `${apiOrigin}/api-nest-applicant/applicant?applicantId=${encodeURIComponent(applicantId)}`;
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}` },
    cache: 'no-store',
  }).catch(() => null);
  return answer === null || answer.ok || answer.status >= 500;
}

/** Marks the reading of a refusal's page by `refusalPage`; from anybody else it brings the same page, and no cache keeps it. */
const ownReading = 'x-sala-refusal';

/** Before any other script of the page: whatever stood in the address is gone from it. */
const forgetQuery = `<script>history.replaceState(null,'',location.pathname)</script>`;

/**
 * The language's own page for a refusal, with its true status. Rewriting to it would carry over the static page's `s-maxage`, and
 * a shared cache would then keep the refusal for those who may see the page.
 */
async function refusalPage(
  request: NextRequest,
  locale: Locale,
  status: 400 | 401 | 404,
): Promise<NextResponse> {
  const path = localizePath(status === 404 ? '/-' : `/refused/${status}`, locale);
  const page = await fetch(`${sessionSettings().ownOrigin}${path}`, {
    cache: 'no-store',
    headers: { [ownReading]: '1' },
  }).catch(() => null);
  if (!page) return NextResponse.rewrite(new URL(path, request.url), { status });
  const html = await page.text();
  return new NextResponse(status === 404 ? html : html.replace('<head>', `<head>${forgetQuery}`), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The page of a refusal, asked for by its own address: a refusal as well, never a page that answers 200. */
async function answerRefusal(request: NextRequest, status: 400 | 401): Promise<NextResponse> {
  const response = request.headers.has(ownReading)
    ? NextResponse.next()
    : await refusalPage(request, splitLocale(request.nextUrl.pathname).locale, status);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** A page whose address carries tokens. */
async function takeTokens(request: NextRequest): Promise<NextResponse> {
  const outcome = await adoptTokens(request);
  if (typeof outcome !== 'number') return outcome;
  const response = await refusalPage(request, splitLocale(request.nextUrl.pathname).locale, outcome);
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('referrer-policy', 'no-referrer');
  return response;
}

/** A guarded page: asks for the login, or answers 404 where the role or the record is missing. */
async function guardPage(request: NextRequest): Promise<NextResponse> {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const session = await readSession(request);
  const verdict = judge(accessOf(path), session.claims);
  if (verdict === 'login') {
    const login = new URL(localizePath('/login', locale), request.url);
    login.searchParams.set('redirect', path + request.nextUrl.search);
    if (session.expired) login.searchParams.set('expired', '1');
    return withCookies(NextResponse.redirect(login), session.cookies);
  }
  const applicantId = applicantIdOf(path, request.nextUrl.searchParams);
  const owned =
    !applicantId || !session.accessToken || (await ownsApplicant(applicantId, session.accessToken));
  const response =
    verdict === 'not-found' || !owned ? await refusalPage(request, locale, 404) : NextResponse.next();
  response.headers.set('cache-control', 'private, no-store');
  return withCookies(response, session.cookies);
}

/** Runs only where it has work: guarded pages, pages of refusals, tokens in an address, and calls of the contract that carry a session. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (/^\/(?:api-|mail\/|_content\/)/.test(pathname)) {
    const begun = pathname.startsWith(authorizePath) ? beginWithState(request) : null;
    return begun ?? forwardCall(request);
  }
  if (carriesTokens(searchParams)) return takeTokens(request);
  const refusal = answersWith(splitLocale(pathname).path);
  return refusal ? answerRefusal(request, refusal) : guardPage(request);
}

export const config = {
  matcher: [
    '/api-auth/authorize/:provider',
    { source: '/((?!api-|_next/|session$).*)', has: [{ type: 'query', key: 'access_token' }] },
    { source: '/((?!api-|_next/|session$).*)', has: [{ type: 'query', key: 'refresh_token' }] },
    '/profile/:path*',
    '/advisor/:path*',
    '/partner/:path*',
    '/refused/:status',
    '/en/refused/:status',
    '/school/:slug/enrollment-form',
    '/school/enrollment-form',
    '/en/profile/:path*',
    '/en/advisor/:path*',
    '/en/partner/:path*',
    '/en/school/:slug/enrollment-form',
    '/en/school/enrollment-form',
    { source: '/(api-.*|mail/.*|_content/.*)', has: [{ type: 'cookie', key: 'sala_refresh' }] },
    { source: '/(api-.*|mail/.*|_content/.*)', has: [{ type: 'cookie', key: '__Host-sala_refresh' }] },
  ],
};
