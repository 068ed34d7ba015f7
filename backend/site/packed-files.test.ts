import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inertPolicy, securityHeaders } from '@/lib/env/security-headers';
import { startFront, type TestFront } from '@/tests/support/front';
import { readPackedFiles } from './packed-files';

const script = 'const school = "Romduol";'.repeat(100);
let folder = '';
let front: TestFront;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sala-static-'));
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks', 'a.js'), script);
  writeFileSync(join(folder, 'chunks', 'a.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'chunks', 'notes.txt.br'), 'not a file of pages');
  front = await startFront({
    backend: () => new Response(null, { status: 404 }),
    next: (_request, response) => response.writeHead(200).end('from Next'),
    files: readPackedFiles(folder),
  });
});
afterEach(async () => {
  await front.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, accepted: string, method = 'GET') =>
  front.ask(path, { method, headers: { 'accept-encoding': accepted } });

test('a script of the build is sent as it was packed, for ever, with every security header', async () => {
  const { status, headers, body } = await ask('/_next/static/chunks/a.js?dpl=1', 'gzip, deflate, br, zstd');
  expect(status).toBe(200);
  expect(brotliDecompressSync(body).toString()).toBe(script);
  expect(headers).toMatchObject({
    ...securityHeaders,
    'content-security-policy': inertPolicy,
    'content-type': 'application/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
});

test('HEAD gets the headers alone', async () => {
  const { headers, body } = await ask('/_next/static/chunks/a.js', 'br', 'HEAD');
  expect([headers['content-encoding'], body.length]).toEqual(['br', 0]);
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
});

test.each([
  ['/_next/static/chunks/a.js', 'gzip, br;q=0'],
  ['/_next/static/chunks/a.js', 'gzip'],
  ['/_next/static/chunks/gone.js', 'br'],
  ['/_next/static/chunks/notes.txt', 'br'],
  ['/_next/static/chunks/a.js.br', 'br'],
])('%s with %s is for Next to answer', async (path, accepted) => {
  expect((await ask(path, accepted)).body.toString()).toBe('from Next');
});

test('a file is read and not written', async () => {
  expect((await ask('/_next/static/chunks/a.js', 'br', 'POST')).status).toBe(405);
});

test('without a build there are none', () => {
  expect(readPackedFiles(join(folder, 'none')).size).toBe(0);
});
