import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { faultPath } from '@/lib/domain/limits/faults';
import { requestIdHeader } from '@/lib/domain/request-id';
import { pagePicturePath } from '@/lib/domain/articles/title-picture';
import { signInCookieName } from '@/lib/domain/accounts/identity-providers';
import { demoBot } from '@/lib/env/telegram-settings';
import { browserHeader, devicesHeader } from '@/lib/domain/people/browser-header';
import { oldTokenHeader } from '@/lib/domain/accounts/old-token';
import { describeError } from '@/backend/http/describe-error';
import type { RequestMetrics } from '@/backend/http/request-metrics';
import type { Logger } from '@/backend/process';
import { demoOutboxPath } from '@/backend/features/notices/services/demo-outbox-address';
import { probes } from '@/backend/http/routine-requests';
import { browserCookieName, deviceCookieName, sessionCookieNames, stateCookie } from '@/lib/session/cookies';
import { readSession } from '@/lib/session/read-session';
import { sessionSettings } from '@/lib/session/settings';
import type { Backend } from './backend-access';
import { type CallContext, type CallEnv, comesFromUs, connectionOf, sendFor } from './call-context';
import { withCookies } from './cookies';
import { errorAnswer } from './error-answer';
import { faultEndpoint } from './fault-endpoint';
import { previewCall } from './link-previews';
import { packCalls } from './pack-calls';
import { sessionEndpoint } from './session-endpoint';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawTitlePicture } from '@/backend/features/articles/services/title-picture';
import { createResultMemory } from '@/backend/work/result-memory';
import type { IllustrationName } from '@/lib/illustrations/illustration-files';
import { textFolders } from '@/lib/i18n/messages';
import { titleKeyOf } from '@/lib/routes/page-titles';

/** The pictures are as many as public pages, in two languages: all of them fit. */
const picturesMax = 400;
const memory = createResultMemory(picturesMax);

/** The drawing of a page and of those below it; the first that fits. */
const figures: readonly (readonly [path: string, figure: IllustrationName])[] = [
  ['/scholarship', 'scene-scholarship'],
  ['/orientation-test', 'scene-test'],
  ['/explore', 'type-university'],
  ['/course', 'field-teaching'],
  ['/category', 'field-science'],
  ['/career', 'cover-career'],
  ['/job', 'cover-career'],
  ['/join-us', 'cover-career'],
  ['/earlybird', 'cover-money'],
  ['/loan', 'cover-money'],
  ['/events', 'cover-campus'],
  ['/articles', 'cover-study'],
  ['/blog', 'cover-study'],
  ['/contact-us', 'state-messages'],
  ['/help-center', 'cover-wellbeing'],
  ['/faqs', 'cover-wellbeing'],
  ['/about-us', 'scene-welcome'],
  ['/welcome', 'scene-welcome'],
];

const figureOf = (page: string): IllustrationName =>
  figures.find(([path]) => page.startsWith(path))?.[1] ?? 'scene-people';

async function readTitle(page: string, locale: 'km' | 'en'): Promise<string | null> {
  const [file, ...keys] = titleKeyOf(page)?.split('.') ?? [];
  const folder = file && (textFolders as Record<string, string>)[file];
  if (!folder) return null;
  let found: unknown = JSON.parse(
    await readFile(join(process.cwd(), 'messages', locale, folder, `${file}.json`), 'utf8'),
  );
  for (const key of keys)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === 'string' ? found : null;
}

/** What chats show of a link to a public page: only titles of pages that exist are drawn, each once. */
async function answerPagePicture(c: Context): Promise<Response> {
  const { page = '', lang = '' } = c.req.query();
  const locale = lang === 'kh' ? 'km' : 'en';
  const title = lang === 'kh' || lang === 'en' ? await readTitle(page, locale) : null;
  if (title === null) return errorAnswer(404, 'not-found');
  const draw = () => drawTitlePicture({ title, figure: figureOf(page), locale });
  return c.body(await memory.get(`${locale} ${page}`, draw), 200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
}

const newState = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');

/**
 * A sign-in at a backend on another origin returns tokens in the address of a page: this browser gets a state that
 * must come back with them. The embedded backend never returns tokens that way.
 */
async function beginSignIn(c: CallContext, backend: Backend): Promise<Response> {
  const state = newState();
  const target = new URL(c.req.url);
  target.searchParams.set('state', state);
  const headers = new Headers(c.req.raw.headers);
  headers.delete('cookie');
  const answer = await backend(new Request(target, { headers }), connectionOf(c));
  return withCookies(answer, [stateCookie(state, sessionSettings().secure)]);
}

const callPattern = /^\/(?:api-|_content\/|mail\/|storage\/|s\/|v\/|\.well-known\/openid-configuration$)/;

/** Whether a request is for the backend or the session endpoint, and not for a page. */
export const isCall = (path: string): boolean =>
  callPattern.test(path) ||
  path === '/session' ||
  path === '/session/browser' ||
  path === faultPath ||
  path === demoOutboxPath ||
  path === demoBot.path ||
  probes.includes(path);

/** Addresses that a browser opens on its way to an identity provider and back. */
const browserOpened = /^\/api-auth\/(?:authorize\/|callback$)/;

/** The call as the backend receives it: without cookies, except the one that binds a sign-in to this browser. */
function withBearer(c: CallContext, accessToken: string | null, secure: boolean): Request {
  const { url, method, headers: given, body, signal } = c.req.raw;
  const headers = new Headers(given);
  headers.delete('cookie');
  const name = signInCookieName(secure);
  const binding = getCookie(c, name);
  if (binding && browserOpened.test(c.req.path)) headers.set('cookie', `${name}=${binding}`);
  const browser = getCookie(c, browserCookieName(secure));
  if (browser && !headers.has(browserHeader)) headers.set(browserHeader, browser);
  const devices = getCookie(c, deviceCookieName(secure));
  if (devices && !headers.has(devicesHeader)) headers.set(devicesHeader, devices);
  if (accessToken && !headers.has('authorization')) headers.set('authorization', `Bearer ${accessToken}`);
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) });
}

/** A call with a session: changes from other sites are refused, tokens are refreshed, the cookie becomes a bearer. */
async function answerCall(c: CallContext, backend: Backend): Promise<Response> {
  if (!c.req.header('cookie')) return backend(c.req.raw, connectionOf(c));
  const { clientId, secure } = sessionSettings();
  const names = sessionCookieNames(secure);
  const refresh = getCookie(c, names.refresh);
  if (!refresh) return backend(withBearer(c, null, secure), connectionOf(c));
  if (!comesFromUs(c)) return errorAnswer(403, 'cross-site');
  const access = getCookie(c, names.access);
  const session = await readSession({ access, refresh }, { send: sendFor(c, backend), clientId, secure });
  // Forwarding the expired token would answer 401, which means "log in again"; this answer means "try again".
  if (session.unreachable && (session.claims?.expiresAt ?? 0) <= Date.now() / 1000)
    return errorAnswer(503, 'unreachable', { 'retry-after': '5' });
  const answer = await backend(withBearer(c, session.accessToken, secure), connectionOf(c));
  if (!answer.headers.has(oldTokenHeader) || session.cookies.length > 0)
    return withCookies(answer, session.cookies);
  const renewed = await readSession(
    { access: undefined, refresh },
    { send: sendFor(c, backend), clientId, secure },
  );
  return withCookies(answer, renewed.cookies);
}

interface CallsSetup {
  backend: Backend;
  /** With the backend on another origin: metrics of this process, and who may read them. */
  own?: { metrics: RequestMetrics; mayWatch: (c: CallContext) => boolean } | undefined;
  isStopping: () => boolean;
  log: Pick<Logger, 'error'>;
}

/** Everything except pages: probes, the session, and calls of the contract. */
export function createCalls({ backend, own, isStopping, log }: CallsSetup): Hono<CallEnv> {
  const app = new Hono<CallEnv>();
  app.use(packCalls);
  if (own) {
    app.get('/livez', (c) => c.json({ status: 'ok' }));
    app.get('/readyz', (c) =>
      isStopping() ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ok' }),
    );
    app.get('/metrics', async (c) => {
      if (!own.mayWatch(c)) return errorAnswer(404, 'not-found');
      const { text, contentType } = await own.metrics.expose();
      return c.body(text, 200, { 'content-type': contentType });
    });
    app.get('/api-auth/authorize/:provider', (c) => beginSignIn(c, backend));
  }
  app.route('/', sessionEndpoint(backend));
  app.route('/', faultEndpoint(log));
  app.get(pagePicturePath, answerPagePicture);
  app.get('*', async (c, next) => {
    const call = previewCall(c.req.url.slice(new URL(c.req.url).origin.length), c.req.header('user-agent'));
    if (!call) return next();
    const requestId = c.req.header(requestIdHeader) ?? '';
    const request = new Request(new URL(call, c.req.url), { headers: { [requestIdHeader]: requestId } });
    return backend(request, connectionOf(c));
  });
  app.all('*', (c) => answerCall(c, backend));
  app.onError((error, c) => {
    log.error('failure', { requestId: c.req.header(requestIdHeader), ...describeError(error) });
    return errorAnswer(500, 'internal');
  });
  return app;
}
