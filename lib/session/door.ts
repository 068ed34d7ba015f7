import { type NextRequest, NextResponse } from 'next/server';
import * as z from 'zod';
import { signInCookieName } from '@/lib/domain/people/identity-providers';
import {
  clearedSessionCookies,
  type CookieToSet,
  deviceCookie,
  deviceCookieName,
  sessionCookieNames,
  sessionCookies,
} from './cookies';
import { isOwnRequest } from './same-origin';
import { sessionSettings } from './settings';
import { endSession, passwordLogin } from './token-calls';

const credentials = z.object({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  /** Of `/login?link=…`: the identity that waits for this account's proof. */
  link: z.string().max(100).optional(),
});
const granted = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  device_token: z.string().max(200).optional(),
});
const linkProblems = ['link_expired', 'link_mismatch'];

const refuse = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  NextResponse.json({ code, message }, { status, headers });

const withCookies = (response: NextResponse, cookies: CookieToSet[]) => {
  for (const { name, value, options } of cookies) response.cookies.set(name, value, options);
  return response;
};

const comesFromUs = (request: NextRequest) => {
  const { publicOrigin } = sessionSettings();
  return isOwnRequest(request.method, request.headers, [publicOrigin, request.nextUrl.origin]);
};

const forwarded = (request: NextRequest): Record<string, string> => {
  const headers: Record<string, string> = { 'user-agent': request.headers.get('user-agent') ?? '' };
  const address = request.headers.get('x-forwarded-for');
  return address ? { ...headers, 'x-forwarded-for': address } : headers;
};

const cookiesOf = (request: NextRequest) => {
  const { secure } = sessionSettings();
  return {
    device: request.cookies.get(deviceCookieName(secure))?.value,
    browser: request.cookies.get(signInCookieName(secure))?.value,
  };
};

/** `POST /session {username, password, link?}`: signs in at the backend and keeps both tokens in httpOnly cookies. */
export async function openSession(request: NextRequest): Promise<NextResponse> {
  if (!comesFromUs(request)) return refuse(403, 'cross-site', 'This request came from another site.');
  const parsed = credentials.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return refuse(422, 'invalid', 'Data is invalid.');
  const { apiOrigin, clientId, secure } = sessionSettings();
  const { device, browser } = cookiesOf(request);
  const fields = {
    ...parsed.data,
    device_token: device,
    ...(parsed.data.link && { code_verifier: browser }),
  };
  const answer = await passwordLogin(apiOrigin, clientId, fields, forwarded(request)).catch(() => null);
  if (!answer || answer.status >= 500)
    return refuse(503, 'unreachable', 'Something went wrong. Please try again.');
  if (answer.status === 429) {
    return refuse(429, 'too-many-requests', 'Too many tries. Please wait.', {
      'retry-after': answer.headers.get('retry-after') ?? '60',
    });
  }
  const body: unknown = await answer.json().catch(() => null);
  const linkProblem = linkProblems.find((problem) => (body as { error?: unknown } | null)?.error === problem);
  if (linkProblem) return refuse(409, linkProblem.replace('_', '-'), 'The accounts were not connected.');
  const tokens = granted.safeParse(body);
  if (!answer.ok || !tokens.success)
    return refuse(401, 'invalid-credentials', 'Wrong user name or password.');
  const { device_token: token } = tokens.data;
  return withCookies(NextResponse.json({ ok: true }), [
    ...sessionCookies(tokens.data, secure),
    ...(token ? [deviceCookie(token, device, secure)] : []),
  ]);
}

/** `DELETE /session`: revokes the session at the backend and clears the cookies, also when it cannot be reached. */
export async function closeSession(request: NextRequest): Promise<NextResponse> {
  if (!comesFromUs(request)) return refuse(403, 'cross-site', 'This request came from another site.');
  const { apiOrigin, clientId, secure } = sessionSettings();
  const names = sessionCookieNames(secure);
  const access = request.cookies.get(names.access)?.value;
  const refresh = request.cookies.get(names.refresh)?.value;
  const ended = refresh ? await endSession(apiOrigin, clientId, { access, refresh }) : true;
  return withCookies(NextResponse.json({ ok: true, ended }), clearedSessionCookies(secure));
}
