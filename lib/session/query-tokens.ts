import { type NextRequest, NextResponse } from 'next/server';
import { safeRedirectPath } from '@/lib/domain/redirect-path';
import { readClaims } from './claims';
import { sessionCookies, stateCookie, stateCookieName } from './cookies';
import { sessionSettings } from './settings';
import { refreshTokens, type Send } from './token-calls';

/** Edge-safe: tokens that a separate backend returns in an address. */

const tokenParameters = [
  'access_token',
  'refresh_token',
  'id_token',
  'token_type',
  'expires_in',
  'refresh_expires_in',
  'session_state',
  'scope',
  'state',
  'code',
  'iss',
];

const pathWithoutTokens = (request: NextRequest): string => {
  const { pathname, searchParams } = request.nextUrl;
  const rest = new URLSearchParams(searchParams);
  for (const name of tokenParameters) rest.delete(name);
  return safeRedirectPath(rest.size > 0 ? `${pathname}?${rest}` : pathname, '/');
};

/** Both values are ours; timing reveals nothing about a state of 256 bits that is used once. */
const holdsState = (request: NextRequest, secure: boolean): boolean => {
  const own = request.cookies.get(stateCookieName(secure))?.value;
  return Boolean(own) && own === request.nextUrl.searchParams.get('state');
};

/**
 * Stores the tokens of an address, refreshes them at once, so that those in the address are worthless, and redirects
 * without them.
 * @returns 401 where they cannot be stored: no state of this browser, or no tokens; 400 where they cannot be refreshed.
 */
export async function adoptTokens(request: NextRequest, send: Send): Promise<NextResponse | 400 | 401> {
  const { clientId, secure } = sessionSettings();
  const query = request.nextUrl.searchParams;
  const refreshToken = query.get('refresh_token');
  const claims = readClaims(query.get('access_token') ?? undefined);
  if (!refreshToken || !claims || !holdsState(request, secure)) return 401;
  const result = await refreshTokens(send, clientId, refreshToken);
  if (typeof result === 'string') return 400;
  if (readClaims(result.tokens.access_token)?.userId !== claims.userId) return 400;
  const response = new NextResponse(null, {
    status: 303,
    headers: {
      location: pathWithoutTokens(request),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
  for (const { name, value, options } of [...sessionCookies(result.tokens, secure), stateCookie('', secure)])
    response.cookies.set(name, value, options);
  return response;
}
