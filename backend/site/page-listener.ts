import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
  IncomingHttpHeaders,
} from 'node:http';
import onHeaders from 'on-headers';
import { requestIdHeader } from '@/lib/domain/request-id';
import { currentRequest } from '@/lib/api/current-request';
import { answeringPath, wholePath, withoutAsked } from '@/lib/catalogue/asked';
import { localeCookieName, splitLocale, type Locale } from '@/lib/i18n/locales';
import { securityHeaders } from '@/lib/env/security-headers';
import type { AskNext, NextAnswer } from './ask-next';
import type { KeptPages } from './kept-pages';
import { requestIdOf } from './name-request';
import { Page } from './page';
import { errorPage } from './plain-page';
import { scriptHashes } from './script-hashes';
import { sendPage } from './send-page';
import { visitorHeader } from '@/lib/session/visitor-header';
import { callerAddresses } from '@/backend/http/caller-address';
import { nameVisitor } from './visitors';

/** Internal headers of Next: never accepted from outside. */
const internalPrefixes = ['x-middleware-', 'x-nextjs-', 'x-now-', 'x-matched-', 'x-invoke-', 'next-resume'];
const proxyHeaders = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip', 'forwarded'];

/** The headers of a page request that are safe to pass to Next. */
function headersForNext(request: IncomingMessage, trustedProxies: number): IncomingHttpHeaders {
  const headers = { ...request.headers };
  for (const name of Object.keys(headers))
    if (internalPrefixes.some((prefix) => name.startsWith(prefix))) delete headers[name];
  for (const name of trustedProxies === 0 ? proxyHeaders : []) delete headers[name];
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(', ');
  const addresses = callerAddresses(forwardedFor, { incoming: request }, trustedProxies);
  headers['x-forwarded-for'] = addresses.join(', ');
  headers[visitorHeader] = nameVisitor(addresses);
  return headers;
}

const preload = (script: string) =>
  `</fonts/kantumruy-pro-${script}-v1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * The `Link` header of a page: a font that loads after the first layout causes a second layout. Khmer pages contain
 * Latin digits and names too. In the HTML it would reach visitors who save data, and who see the fonts of their device.
 */
const fontPreloads = {
  km: [preload('khmer'), preload('latin')].join(', '),
  en: preload('latin'),
} as const satisfies Record<Locale, string>;

export interface PagesSetup {
  ask: AskNext;
  /** Next's own handler, for answers that need no change. */
  handler: RequestListener;
  kept: KeptPages;
  trustedProxies: number;
  /** The Content-Security-Policy of a page with these script sources. */
  policy: (scripts: readonly string[]) => string;
  /** `next dev` sends its own pages, with scripts that cannot be hashed. */
  isDev: boolean;
  isBackendReady: () => Promise<boolean>;
}

const sharedCacheSeconds = 60;
const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** A path that a shared cache stores as "not found" may exist soon. */
const withShortLife = (status: number, cacheControl: unknown): string | undefined =>
  status === 404 && String(cacheControl ?? '').includes('s-maxage')
    ? `s-maxage=${sharedCacheSeconds}`
    : undefined;

/**
 * Only these paths can be static pages; the home page depends on the language cookie. Pages of queries are without
 * number, and Next keeps those in use.
 */
const canBeKept = ({ method, headers }: IncomingMessage, url: string): boolean =>
  method === 'GET' &&
  !url.includes('?') &&
  wholePath(url) === url &&
  !(url === '/' && headers.cookie?.includes(`${localeCookieName}=`));

const isStatic = ({ status, headers }: NextAnswer): boolean =>
  status === 200 &&
  String(headers['cache-control'] ?? '').includes('s-maxage') &&
  headers['set-cookie'] === undefined;

/** Adds the policy for its own scripts and its fonts to a page, and a short cache time to a 404. */
function toPage(answer: NextAnswer, path: string, policy: PagesSetup['policy']): Page {
  const isHtml = String(answer.headers['content-type'] ?? '').startsWith('text/html');
  const cacheControl = withShortLife(answer.status, answer.headers['cache-control']);
  const headers: OutgoingHttpHeaders = {
    ...answer.headers,
    ...securityHeaders,
    'content-security-policy': policy(isHtml ? scriptHashes(answer.body.toString('utf8')) : []),
    ...(cacheControl && { 'cache-control': cacheControl }),
    ...(isHtml && {
      link: fontPreloads[splitLocale(path).locale],
      vary: [answer.headers['vary'] ?? [], 'Save-Data'].flat().join(', '),
    }),
  };
  return new Page(answer.status, headers, answer.body);
}

/** Answers pages: cached ones at once, all others through Next. */
export function pageListener(setup: PagesSetup): RequestListener {
  const { ask, handler, kept, trustedProxies, policy } = setup;

  const plain = (status: 405 | 500 | 503, url: string, more: OutgoingHttpHeaders = {}): Page => {
    const headers = {
      ...securityHeaders,
      'content-security-policy': policy([]),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...more,
    };
    return new Page(status, headers, Buffer.from(errorPage(status, splitLocale(url).locale)));
  };

  const failure = async (url: string): Promise<Page> =>
    (await setup.isBackendReady()) ? plain(500, url) : plain(503, url, { 'retry-after': '5' });

  const bring = async (request: IncomingMessage, url: string, old?: Page): Promise<Page> => {
    const keep = canBeKept(request, url) ? kept.keeper(url) : null;
    const answer = await currentRequest.run(
      requestIdOf(request),
      ask,
      url,
      headersForNext(request, trustedProxies),
    );
    if (answer.status >= 500) {
      // Without the backend the whole list is better than none; the browser asks for the rest itself.
      const whole = wholePath(url);
      return whole === url ? (old ?? failure(url)) : find(request, whole);
    }
    const page = toPage(answer, url, policy);
    if (keep && isStatic(answer)) return keep(page);
    if (keep) kept.drop(url);
    return page;
  };

  const find = (request: IncomingMessage, url: string): Promise<Page> => {
    const found = canBeKept(request, url) ? kept.find(url) : null;
    return found && !found.isOld ? Promise.resolve(found.page) : bring(request, url, found?.page);
  };

  const direct = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('content-security-policy', policy([]));
    response.setHeader(requestIdHeader, requestIdOf(request));
    onHeaders(response, () => {
      const cacheControl = withShortLife(response.statusCode, response.getHeader('cache-control'));
      if (cacheControl) response.setHeader('cache-control', cacheControl);
    });
    request.headers = headersForNext(request, trustedProxies);
    currentRequest.run(requestIdOf(request), handler, request, response);
  };

  return (request, response) => {
    const isRouter = request.headers['rsc'] !== undefined;
    const open = withoutAsked(request.url ?? '/');
    // Next's router has the page of the catalogue, whose list asks for the rest.
    const url = isRouter ? open : answeringPath(open);
    request.url = url;
    // Pages are read, and nothing here is a server action: Next must not look for one in what is sent.
    if (!setup.isDev && !readMethods.has(request.method ?? ''))
      return void sendPage(plain(405, url, { allow: 'GET, HEAD' }), request, response);
    if (setup.isDev || url.startsWith('/_next/') || isRouter) return direct(request, response);
    find(request, url)
      .then((brought) => sendPage(brought, request, response))
      .catch(async () => sendPage(await failure(url), request, response));
  };
}
