import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Page } from './page';

export const workerPath = '/sw.js';

/**
 * The service worker of the build. Browsers check for a new one at each visit: what they have already is not sent again.
 * @param headers of its answers; a change is followed
 * @param path of the script
 * @returns null without one: `next dev` has none
 */
export function readWorkerFile(
  headers: () => Readonly<Record<string, string>>,
  path = join('.cache', 'backend', 'sw.js'),
): (() => Page) | null {
  if (!existsSync(path)) return null;
  const script = readFileSync(path);
  let made: { page: Page; from: string } | undefined;
  return () => {
    const given = headers();
    const from = JSON.stringify(given);
    if (made?.from === from) return made.page;
    const all = {
      ...given,
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    };
    made = { page: new Page(200, all, script), from };
    return made.page;
  };
}
