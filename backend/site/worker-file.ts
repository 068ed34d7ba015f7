import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutgoingHttpHeaders } from 'node:http';

export const workerPath = '/sw.js';

export interface WorkerFile {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * The service worker of the build.
 * @param folder where the bundles are
 * @returns null without one: `next dev` has none
 */
export function readWorkerFile(folder = join('.cache', 'backend')): WorkerFile | null {
  const path = join(folder, 'sw.js');
  if (!existsSync(path)) return null;
  const body = readFileSync(path);
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': body.length,
    // Browsers then check for a new one at each visit.
    'cache-control': 'no-cache',
  };
  return { headers, body };
}
