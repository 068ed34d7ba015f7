import { type Claims, readClaims } from './claims';
import { clearedSessionCookies, type CookieToSet, sessionCookies } from './cookies';
import { refreshTokens, type Send } from './token-calls';

/** Edge-safe: the session of one request. */

/** Tokens this close to their expiry are refreshed before use. */
const refreshBeforeSeconds = 60;

export interface Session {
  accessToken: string | null;
  claims: Claims | null;
  /** Cookies for the answer to set. */
  cookies: CookieToSet[];
  /** There was a session, and its refresh token is no longer valid. */
  expired: boolean;
  /** The backend did not answer the refresh; the access token may have expired. */
  unreachable: boolean;
}

interface SessionCookies {
  access: string | undefined;
  refresh: string | undefined;
}

/** Reads the session and refreshes it when its access token is about to expire. */
export async function readSession(
  { access, refresh }: SessionCookies,
  { send, clientId, secure }: { send: Send; clientId: string; secure: boolean },
): Promise<Session> {
  const claims = readClaims(access);
  const stillGood = claims !== null && claims.expiresAt - Date.now() / 1000 > refreshBeforeSeconds;
  const unchanged = { accessToken: access ?? null, claims, cookies: [], expired: false };
  if (stillGood || !refresh) return { ...unchanged, unreachable: false };
  const result = await refreshTokens(send, clientId, refresh);
  if (result === 'unreachable') return { ...unchanged, unreachable: true };
  if (result === 'expired') {
    const cookies = clearedSessionCookies(secure);
    return { accessToken: null, claims: null, cookies, expired: true, unreachable: false };
  }
  return {
    accessToken: result.tokens.access_token,
    claims: readClaims(result.tokens.access_token),
    cookies: sessionCookies(result.tokens, secure),
    expired: false,
    unreachable: false,
  };
}
