import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type RouteMatchCallbackOptions,
  type RuntimeCaching,
  Serwist,
  type SerwistPlugin,
} from 'serwist';
import { keptThings } from '@/lib/device/kept';
import { hasDraft } from '@/lib/device/noted-drafts';
import { hasAnswers } from '@/lib/device/waiting-calls';
import { splitLocale } from '@/lib/i18n/locales';
import { answersCame, sendWaiting, waitingErrand } from './messages';
import { sendWaitingCalls } from './send-waiting';
import { readShell, shellPathOf, shellPaths } from './shells';
import { offlinePage, type SavedPage } from './offline-page';

// The service worker. Its bundle contains the build's id, so that each deployment is a new worker, which is offered
// to the visitor.

const pagesCache = 'sala-pages';
const daySeconds = 86_400;
/** On a slower connection than this, a previously opened page is shown from the cache. */
const patienceSeconds = 4;

const savedMax = 12;

/**
 * Only answers that are the same for everybody are cached: personal pages have `no-store`, and calls are not
 * intercepted.
 */
const forEverybody: SerwistPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.status === 200 && response.headers.get('cache-control')?.includes('s-maxage')
        ? response
        : null,
    ),
};
const newest = (maxEntries: number, maxAgeDays: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: maxAgeDays * daySeconds, maxAgeFrom: 'last-used' });

const unchanging = /^\/(?:_next\/static|illustrations|sprites|fonts|icons)\//;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A page of the portal from the network; where that fails or takes too long, as it was kept without personal data. */
async function openShell(request: Request): Promise<Response> {
  const shell = await readShell(new URL(request.url).pathname);
  if (!shell) return fetch(request);
  const fromNetwork = fetch(request).then(
    (response) => (response.status >= 500 ? shell : response),
    () => shell,
  );
  return Promise.race([fromNetwork, wait(patienceSeconds * 1000).then(() => shell)]);
}

const runtimeCaching: RuntimeCaching[] = [
  {
    matcher: ({ url, sameOrigin }: RouteMatchCallbackOptions) => sameOrigin && unchanging.test(url.pathname),
    handler: new CacheFirst({ cacheName: 'sala-files', plugins: [newest(400, 30)] }),
  },
  {
    matcher: ({ url, request, sameOrigin }: RouteMatchCallbackOptions) =>
      sameOrigin && request.mode === 'navigate' && shellPathOf(url.pathname) !== null,
    handler: ({ request }) => openShell(request),
  },
  {
    matcher: ({ request, sameOrigin }: RouteMatchCallbackOptions) =>
      sameOrigin && request.mode === 'navigate',
    handler: new NetworkFirst({
      cacheName: pagesCache,
      networkTimeoutSeconds: patienceSeconds,
      plugins: [forEverybody, newest(60, 30)],
    }),
  },
  {
    // Requests of Next's router instead of a whole page.
    matcher: ({ request, sameOrigin }: RouteMatchCallbackOptions) =>
      sameOrigin && request.headers.get('rsc') === '1',
    handler: new NetworkFirst({ cacheName: 'sala-page-data', plugins: [forEverybody, newest(200, 7)] }),
  },
];

const titleOf = (html: string): string | undefined => /<title>([^<]+)<\/title>/.exec(html)?.[1];

async function savedPages(language: string): Promise<SavedPage[]> {
  const cache = await caches.open(pagesCache);
  const requests = (await cache.keys()).toReversed();
  const found = new Map<string, SavedPage>();
  for (const request of requests) {
    const { pathname } = new URL(request.url);
    if (found.size >= savedMax || found.has(pathname) || splitLocale(pathname).locale !== language) continue;
    const title = titleOf((await (await cache.match(request))?.text()) ?? '');
    if (title) found.set(pathname, { path: pathname, title });
  }
  return [...found.values()];
}

/** The pages of the portal that were kept, for the page without a connection. */
async function keptShells(language: string): Promise<SavedPage[]> {
  const pages: SavedPage[] = [];
  for (const path of shellPaths) {
    if (splitLocale(path).locale !== language) continue;
    const title = titleOf((await (await readShell(path))?.text()) ?? '');
    if (title) pages.push({ path, title });
  }
  return pages;
}

const serwist = new Serwist({ runtimeCaching, clientsClaim: true, skipWaiting: false });

serwist.setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const { pathname } = new URL(request.url);
  // With other filters the page itself is the same; the whole list is better than that of another query.
  const cache = await caches.open(pagesCache);
  const seen =
    (await cache.match(pathname, { ignoreVary: true })) ??
    (await cache.match(pathname, { ignoreSearch: true, ignoreVary: true }));
  if (seen) return seen;
  const { locale, path } = splitLocale(pathname);
  const kept = (await keptThings()).map(({ paper }) => paper);
  const saved = [...(await keptShells(locale)), ...(await savedPages(locale))];
  const here = { path, hasDraft: await hasDraft(pathname) };
  return new Response(offlinePage(locale, saved, kept, here), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
});

serwist.addEventListeners();

interface Awaiting {
  waitUntil: (work: Promise<unknown>) => void;
}
/** What the library of a service worker's types would say: pages and worker share one program, and that of pages is used. */
interface WorkerScope {
  addEventListener: (
    type: 'message' | 'sync',
    listener: (event: Awaiting & { data?: unknown; tag?: string }) => void,
  ) => void;
  clients: { matchAll: () => Promise<readonly { postMessage: (message: unknown) => void }[]> };
}
const scope = globalThis as unknown as WorkerScope;

/** Tries that follow each other while a page is open: the network is often back a moment before the service is. */
const triesMs = [0, 3_000, 12_000] as const;

async function sendAndTell(tries: readonly number[]): Promise<boolean> {
  let isDone = false;
  for (const ms of tries) {
    await wait(ms);
    isDone = await sendWaitingCalls();
    if (isDone) break;
  }
  if (await hasAnswers())
    for (const client of await scope.clients.matchAll()) client.postMessage({ type: answersCame });
  return isDone;
}

const isSendWaiting = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === sendWaiting;

scope.addEventListener('message', (event) => {
  if (isSendWaiting(event.data)) event.waitUntil(sendAndTell(triesMs));
});

scope.addEventListener('sync', (event) => {
  if (event.tag !== waitingErrand) return;
  // A failed errand is run again by the browser, later and later.
  event.waitUntil(
    sendAndTell([0]).then((isDone) => {
      if (!isDone) throw new Error('Something still waits on this phone.');
    }),
  );
});
