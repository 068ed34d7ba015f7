import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { signInCookieName } from '@/lib/domain/accounts/identity-providers';
import {
  browserCookie,
  browserCookieName,
  clearedSessionCookies,
  deviceCookie,
  deviceCookieName,
  sessionCookieNames,
  sessionCookies,
} from '@/lib/session/cookies';
import { sessionSettings } from '@/lib/session/settings';
import { endSession, nameBrowser, passwordLogin } from '@/lib/session/token-calls';
import { readText } from '@/backend/http/request-text';
import type { Backend } from './backend-access';
import { type CallContext, type CallEnv, comesFromUs, sendFor } from './call-context';
import { withCookies } from './cookies';
import { errorAnswer } from './error-answer';
import { finishSignIn } from './finish-sign-in';

const bodyMaxBytes = 16 * 1024;

const credentials = z.object({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  /** From `/login?link=…`: the identity that is pending for this account. */
  link: z.string().max(100).optional(),
});
const granted = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  device_token: z.string().max(200).optional(),
  deletion_cancelled: z.boolean().optional(),
});
const addressLocked = z.object({ error: z.literal('address_locked') });
const linkProblems = { link_expired: 'link-expired', link_mismatch: 'link-mismatch' } as const;

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } });

const linkProblemOf = (body: unknown) => {
  const { error } = z.object({ error: z.enum(['link_expired', 'link_mismatch']) }).safeParse(body).data ?? {};
  return error && linkProblems[error];
};

/** `POST /session {username, password, link?}`: signs in at the backend and sets both tokens as httpOnly cookies. */
async function openSession(c: CallContext, backend: Backend): Promise<Response> {
  if (!comesFromUs(c)) return errorAnswer(403, 'cross-site');
  const parsed = credentials.safeParse(await readJson(c.req.raw));
  if (!parsed.success) return errorAnswer(422, 'invalid');
  const settings = sessionSettings();
  const { secure } = settings;
  const device = getCookie(c, deviceCookieName(secure));
  const fields = {
    ...parsed.data,
    device_token: device,
    ...(parsed.data.link && { code_verifier: getCookie(c, signInCookieName(secure)) }),
  };
  const headers = { 'user-agent': c.req.header('user-agent') ?? '' };
  const reply = await passwordLogin(sendFor(c, backend), settings, fields, headers).catch(() => null);
  if (!reply || reply.status >= 500) return errorAnswer(503, 'unreachable', { 'retry-after': '5' });
  if (reply.status === 429) {
    const wait = reply.headers.get('retry-after') ?? '60';
    const refusal: unknown = await reply.json().catch(() => null);
    const isOfAddress = addressLocked.safeParse(refusal).success;
    return errorAnswer(429, isOfAddress ? 'address-locked' : 'too-many-requests', { 'retry-after': wait });
  }
  const body: unknown = await reply.json().catch(() => null);
  const linkProblem = linkProblemOf(body);
  if (linkProblem) return errorAnswer(409, linkProblem);
  const tokens = granted.safeParse(body);
  if (!reply.ok || !tokens.success) return errorAnswer(401, 'invalid-credentials');
  const { device_token: token } = tokens.data;
  return withCookies(answer({ ok: true }), [
    ...sessionCookies(tokens.data, secure),
    ...(token ? [deviceCookie(token, device, secure)] : []),
  ]);
}

/**
 * `DELETE /session`: revokes the session at the backend and clears the cookies, also when the backend does not
 * answer.
 */
async function closeSession(c: CallContext, backend: Backend): Promise<Response> {
  if (!comesFromUs(c)) return errorAnswer(403, 'cross-site');
  const { clientId, secure } = sessionSettings();
  const names = sessionCookieNames(secure);
  const access = getCookie(c, names.access);
  const refresh = getCookie(c, names.refresh);
  const ended = refresh ? await endSession(sendFor(c, backend), clientId, { access, refresh }) : true;
  return withCookies(answer({ ok: true, ended }), clearedSessionCookies(secure));
}

const named = z.object({ token: z.string().max(200) });

/**
 * `POST /session/browser`: gives a browser without a name one, before it asks for its first code. A backend that has
 * none leaves it without.
 */
async function openBrowser(c: CallContext, backend: Backend): Promise<Response> {
  if (!comesFromUs(c)) return errorAnswer(403, 'cross-site');
  const { secure } = sessionSettings();
  if (getCookie(c, browserCookieName(secure))) return answer({ ok: true });
  const reply = await nameBrowser(sendFor(c, backend)).catch(() => null);
  const token = named.safeParse(await reply?.json().catch(() => null)).data?.token;
  return withCookies(answer({ ok: true }), token ? [browserCookie(token, secure)] : []);
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await readText(request, bodyMaxBytes));
  } catch {
    return null;
  }
}

/** The session of the browser: opened and closed by our pages, and opened after a sign-in through a provider. */
export const sessionEndpoint = (backend: Backend): Hono<CallEnv> =>
  new Hono<CallEnv>()
    .get('/session', (c) => finishSignIn(c, backend))
    .post('/session', (c) => openSession(c, backend))
    .delete('/session', (c) => closeSession(c, backend))
    .post('/session/browser', (c) => openBrowser(c, backend))
    .all('/session/browser', () => errorAnswer(405, 'method-not-allowed', { allow: 'POST' }))
    .all('/session', () => errorAnswer(405, 'method-not-allowed', { allow: 'GET, POST, DELETE' }));
