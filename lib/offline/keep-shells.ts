import { keptOwner, shellCache } from '@/lib/device/kept-owner';
import { filesIn, shellPaths } from './shells';

const freshMs = 24 * 3_600_000;

/** Scripts of this document tell the build: a page of another build is fetched again. */
const ownFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/_next/static/'));

const isFresh = async (kept: Response | undefined, mine: readonly string[]): Promise<boolean> => {
  if (!kept) return false;
  const at = Date.parse(kept.headers.get('date') ?? '');
  const files = filesIn(await kept.text());
  return Date.now() - at < freshMs && files.some((file) => mine.includes(file));
};

/** Fetched through the service worker, which keeps every file of the build that passes it. */
const fetchFiles = async (files: readonly string[]): Promise<void> => {
  for (const file of files) await (await fetch(file)).blob();
};

/**
 * Keeps the pages of the portal that open without a connection, with their scripts. Nothing is kept while nothing else is:
 * the pages go with what they show.
 */
export async function keepShells(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  const cache = await caches.open(shellCache);
  const mine = ownFiles();
  for (const path of shellPaths) {
    if (await isFresh(await cache.match(path), mine)) continue;
    const response = await fetch(path, { headers: { accept: 'text/html' } });
    if (!response.ok || response.redirected || keptOwner() === null) continue;
    await fetchFiles(filesIn(await response.clone().text()));
    await cache.put(path, response);
  }
  // What this document has loaded later, such as the parts that are fetched at their first use.
  await fetchFiles(mine);
}
