import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Page } from './page';

export const workerPath = '/sw.js';

/**
 * The service worker of the build. Browsers check for a new one at each visit: what they have already is not sent again.
 * @param folder where the bundles are
 * @returns null without one: `next dev` has none
 */
export function readWorkerFile(
  headers: Readonly<Record<string, string>>,
  folder = join('.cache', 'backend'),
): Page | null {
  const path = join(folder, 'sw.js');
  if (!existsSync(path)) return null;
  const all = {
    ...headers,
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return new Page(200, all, readFileSync(path));
}
