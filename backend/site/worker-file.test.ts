import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { securityHeaders } from '@/lib/env/security-headers';
import { startFront } from '@/tests/support/front';
import { readWorkerFile, workerPath } from './worker-file';

const script = 'self.skipWaiting();'.repeat(100);

const withWorker = () => {
  const path = join(mkdtempSync(join(tmpdir(), 'sala-worker-')), 'sw.js');
  writeFileSync(path, script);
  return readWorkerFile(() => ({ ...securityHeaders }), path);
};

test('without a build there is no service worker', () => {
  expect(readWorkerFile(() => ({}), join(mkdtempSync(join(tmpdir(), 'sala-worker-')), 'sw.js'))).toBeNull();
});

test('the service worker is asked for anew at each visit, and sent packed, once', async () => {
  const front = await startFront({ backend: () => new Response(null), worker: withWorker() });
  const first = await front.ask(workerPath, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotliDecompressSync(first.body).toString()).toBe(script);
  expect(first.headers).toMatchObject({
    ...securityHeaders,
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const { etag = '' } = first.headers;
  const again = await front.ask(workerPath, { headers: { 'if-none-match': etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  await front.close();
});
