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
import { splitLocale } from '@/lib/i18n/locales';
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

const runtimeCaching: RuntimeCaching[] = [
  {
    matcher: ({ url, sameOrigin }: RouteMatchCallbackOptions) => sameOrigin && unchanging.test(url.pathname),
    handler: new CacheFirst({ cacheName: 'sala-files', plugins: [newest(400, 30)] }),
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
  const { locale } = splitLocale(pathname);
  const kept = (await keptThings()).map(({ paper }) => paper);
  return new Response(offlinePage(locale, await savedPages(locale), kept), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
});

serwist.addEventListeners();
