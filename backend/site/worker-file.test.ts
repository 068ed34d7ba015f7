import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWorkerFile } from './worker-file';

test('the service worker is asked for anew at each visit; without a build there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sala-worker-'));
  expect(readWorkerFile(folder)).toBeNull();
  writeFileSync(join(folder, 'sw.js'), 'self;');
  expect(readWorkerFile(folder)).toEqual({
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': 5,
      'cache-control': 'no-cache',
    },
    body: Buffer.from('self;'),
  });
});
