import { type NextRequest, NextResponse } from 'next/server';
import { requestIdHeader } from '@/lib/domain/request-id';
import { type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';
import { careerCenterOrganizationId } from '@/lib/env/organization';
import { type CookieToSet, sessionCookieNames } from '@/lib/session/cookies';
import {
  accessOf,
  answersWith,
  applicantIdOf,
  judge,
  profileOwnerOf,
  schoolIdOf,
} from '@/lib/session/guards';
import { carriesTokens } from '@/lib/session/carries-tokens';
import { pageElsewhere } from '@/lib/session/page-elsewhere';
import { adoptTokens } from '@/lib/session/query-tokens';
import { readSession, type Session } from '@/lib/session/read-session';
import { sessionSettings } from '@/lib/session/settings';
import type { Send } from '@/lib/session/token-calls';
import { visitorHeader } from '@/lib/session/visitor-header';

/** The id of the request, for what it asks of this server. */
const sameId = ({ headers }: NextRequest): Record<string, string> => {
  const id = headers.get(requestIdHeader);
  return id ? { [requestIdHeader]: id } : {};
};

/** Calls go through this very server, which adds the visitor's address. */
const sendFor =
  (request: NextRequest): Send =>
  (path, init) => {
    const visitor = request.headers.get(visitorHeader);
    const headers = { ...init.headers, ...sameId(request), ...(visitor && { [visitorHeader]: visitor }) };
    return fetch(`${sessionSettings().ownOrigin}${path}`, { ...init, headers });
  };

const sessionOf = (request: NextRequest): Promise<Session> => {
  const { clientId, secure } = sessionSettings();
  const names = sessionCookieNames(secure);
  const [access, refresh] = [names.access, names.refresh].map((name) => request.cookies.get(name)?.value);
  return readSession({ access, refresh }, { send: sendFor(request), clientId, secure });
};

const withCookies = (response: NextResponse, cookies: CookieToSet[]) => {
  for (const { name, value, options } of cookies) response.cookies.set(name, value, options);
  return response;
};

/** The calls that answer 404 when a record of the page does not exist for the caller. */
const ownershipCalls = (path: string, query: URLSearchParams): string[] => {
  const [applicantId, schoolId] = [applicantIdOf(path, query), schoolIdOf(path)];
  return [
    ...(applicantId ? [`/api-nest-applicant/applicant?applicantId=${encodeURIComponent(applicantId)}`] : []),
    ...(schoolId
      ? [`/api-nest-applicant/schools/${encodeURIComponent(schoolId)}/applicants?limit=1&count=false`]
      : []),
  ];
};

/** Whether a call answers, or its backend does not: pages are not taken away while it is away. */
const answers = async (send: Send, path: string, accessToken: string | null | undefined) => {
  const headers = { ...(accessToken && { authorization: `Bearer ${accessToken}` }) };
  const answer = await send(path, { headers, cache: 'no-store' }).catch(() => null);
  return answer === null || answer.ok || answer.status >= 500;
};

/**
 * Whether a page shows a profile to somebody: to its person, to the reader, or to who has the key of a link, which stands behind the
 * `#` and reaches no server.
 */
async function showsProfile(send: Send, path: string, session: Session): Promise<boolean> {
  const userId = profileOwnerOf(path);
  if (userId === null || userId === session.claims?.userId) return true;
  const profiles = `/api-nest-recruit/organizations/${careerCenterOrganizationId()}/profiles/user/${encodeURIComponent(userId)}`;
  return (
    (await answers(send, profiles, session.accessToken)) || answers(send, `${profiles}/links/open`, null)
  );
}

/** Marks the request for an error page by `refusalPage`; other clients get the same page, and no cache stores it. */
const ownReading = 'x-sala-refusal';

/** Before any other script of the page: removes the address's tokens. */
const forgetQuery = `<script>history.replaceState(null,'',location.pathname)</script>`;

/**
 * The error page in the language of the request, with its real status. Rewriting to it would carry over the static
 * page's `s-maxage`, and a shared cache would then keep the refusal for those who may see the page.
 */
async function refusalPage(
  request: NextRequest,
  locale: Locale,
  status: 400 | 401 | 404,
): Promise<NextResponse> {
  const path = localizePath(status === 404 ? '/-' : `/refused/${status}`, locale);
  const page = await fetch(`${sessionSettings().ownOrigin}${path}`, {
    cache: 'no-store',
    headers: { ...sameId(request), [ownReading]: '1' },
  }).catch(() => null);
  if (!page) return NextResponse.rewrite(new URL(path, request.url), { status });
  const html = await page.text();
  return new NextResponse(status === 404 ? html : html.replace('<head>', `<head>${forgetQuery}`), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** An error page requested by its own address: answers its status, never 200. */
async function answerRefusal(request: NextRequest, status: 400 | 401): Promise<NextResponse> {
  const response = request.headers.has(ownReading)
    ? NextResponse.next()
    : await refusalPage(request, splitLocale(request.nextUrl.pathname).locale, status);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** A page whose address contains tokens. */
async function takeTokens(request: NextRequest): Promise<NextResponse> {
  const outcome = await adoptTokens(request, sendFor(request));
  if (typeof outcome !== 'number') return outcome;
  const response = await refusalPage(request, splitLocale(request.nextUrl.pathname).locale, outcome);
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('referrer-policy', 'no-referrer');
  return response;
}

/** A guarded page: redirects to the log-in, or answers 404 without the role or the record. */
async function guardPage(request: NextRequest): Promise<NextResponse> {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const session = await sessionOf(request);
  const verdict = judge(accessOf(path), session.claims);
  if (verdict === 'login') {
    const login = new URL(localizePath('/login', locale), request.url);
    login.searchParams.set('redirect', path + request.nextUrl.search);
    if (session.expired) login.searchParams.set('expired', '1');
    return withCookies(NextResponse.redirect(login), session.cookies);
  }
  const elsewhere = session.claims && pageElsewhere(path, request.nextUrl.searchParams, session.claims);
  if (elsewhere) {
    const moved = NextResponse.redirect(new URL(localizePath(elsewhere, locale), request.url));
    moved.headers.set('cache-control', 'private, no-store');
    return withCookies(moved, session.cookies);
  }
  const { accessToken } = session;
  const calls = accessToken ? ownershipCalls(path, request.nextUrl.searchParams) : [];
  const found = await Promise.all(
    calls.map((call) => accessToken && answers(sendFor(request), call, accessToken)),
  );
  const owned = found.every(Boolean) && (await showsProfile(sendFor(request), path, session));
  const response =
    verdict === 'not-found' || !owned ? await refusalPage(request, locale, 404) : NextResponse.next();
  response.headers.set('cache-control', 'private, no-store');
  return withCookies(response, session.cookies);
}

/** Runs only where it is needed: guarded pages, error pages, and tokens in an address. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (carriesTokens(searchParams)) return takeTokens(request);
  const refusal = answersWith(splitLocale(pathname).path);
  return refusal ? answerRefusal(request, refusal) : guardPage(request);
}

export const config = {
  // Next bundles the cache handlers with the middleware, and they need Node.
  runtime: 'nodejs',
  matcher: [
    { source: '/((?!api-|_next/|session$).*)', has: [{ type: 'query', key: 'access_token' }] },
    { source: '/((?!api-|_next/|session$).*)', has: [{ type: 'query', key: 'refresh_token' }] },
    '/profile/:path*',
    '/advisor/:path*',
    '/partner/:path*',
    '/refused/:status',
    '/en/refused/:status',
    '/school/:slug/enrollment-form',
    '/school/:slug/enrollment-form_bk',
    '/school/enrollment-form',
    '/school/enrollment-form_bk',
    '/forum/question',
    '/forum/answer',
    '/forum/answer/edit',
    '/forum/answer/:id/edit',
    '/career-center/register',
    '/en/profile/:path*',
    '/en/advisor/:path*',
    '/en/partner/:path*',
    '/en/school/:slug/enrollment-form',
    '/en/school/:slug/enrollment-form_bk',
    '/en/school/enrollment-form',
    '/en/school/enrollment-form_bk',
    '/en/forum/question',
    '/en/forum/answer',
    '/en/forum/answer/edit',
    '/en/forum/answer/:id/edit',
    '/en/career-center/register',
  ],
};
