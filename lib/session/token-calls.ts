import type { SessionTokens } from './cookies';

/** Calls of the session to the backend: only those of the specification's §7. Edge-safe, no axios. */

const timeoutMs = 8_000;

/** Calls the backend for the visitor of one request; `path` begins with a slash. */
export type Send = (
  path: string,
  init: RequestInit & { headers: Record<string, string> },
) => Promise<Response>;

const post = (
  send: Send,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
    signal: AbortSignal.timeout(timeoutMs),
    cache: 'no-store',
  });

/** The grant's own fields besides `client_id`; empty ones are left out. */
const grant = (
  send: Send,
  clientId: string,
  fields: Record<string, string | undefined>,
  headers: Record<string, string>,
): Promise<Response> => {
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return post(send, '/api-auth/token', { client_id: clientId, ...Object.fromEntries(given) }, headers);
};

export const passwordLogin = (
  send: Send,
  { clientId, grantType, scope }: { clientId: string; grantType: string; scope: string },
  credentials: { username: string; password: string } & Partial<
    Record<'device_token' | 'link' | 'code_verifier', string | undefined>
  >,
  headers: Record<string, string>,
): Promise<Response> => grant(send, clientId, { ...credentials, grant_type: grantType, scope }, headers);

export const nameBrowser = (send: Send): Promise<Response> => post(send, '/api-auth/browsers', {});

export const codeLogin = (
  send: Send,
  clientId: string,
  code: { code: string; code_verifier: string },
  headers: Record<string, string>,
): Promise<Response> => grant(send, clientId, { ...code, grant_type: 'authorization_code' }, headers);

export type RefreshResult = { tokens: SessionTokens } | 'expired' | 'unreachable';

const refreshNow = async (send: Send, clientId: string, refreshToken: string): Promise<RefreshResult> => {
  try {
    const response = await post(send, '/api-auth/token', {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: refreshToken,
    });
    if (response.status === 400 || response.status === 401) return 'expired';
    if (!response.ok) return 'unreachable';
    const body = (await response.json()) as Partial<SessionTokens>;
    if (!body.access_token) return 'unreachable';
    return { tokens: { access_token: body.access_token, refresh_token: body.refresh_token ?? refreshToken } };
  } catch {
    return 'unreachable';
  }
};

const inFlight = new Map<string, Promise<RefreshResult>>();

/** Parallel requests with the same refresh token share one call. */
export function refreshTokens(send: Send, clientId: string, refreshToken: string): Promise<RefreshResult> {
  const running = inFlight.get(refreshToken);
  if (running) return running;
  const call = refreshNow(send, clientId, refreshToken).finally(() => inFlight.delete(refreshToken));
  inFlight.set(refreshToken, call);
  return call;
}

const logOut = (send: Send, clientId: string, tokens: SessionTokens): Promise<Response> =>
  post(
    send,
    '/api-auth/logout',
    { client_id: clientId, refresh_token: tokens.refresh_token, grant_type: 'refresh_token' },
    { authorization: `Bearer ${tokens.access_token}` },
  );

/**
 * Ends a session at the backend. An expired access token is renewed first: log-out works as long as the session
 * exists.
 * @returns whether the session has ended; false when the backend does not answer.
 */
export async function endSession(
  send: Send,
  clientId: string,
  { access, refresh }: { access: string | undefined; refresh: string },
): Promise<boolean> {
  try {
    if (access) {
      const answer = await logOut(send, clientId, { access_token: access, refresh_token: refresh });
      if (answer.status !== 401) return answer.ok;
    }
    const renewed = await refreshTokens(send, clientId, refresh);
    if (typeof renewed === 'string') return renewed === 'expired';
    return (await logOut(send, clientId, renewed.tokens)).ok;
  } catch {
    return false;
  }
}
