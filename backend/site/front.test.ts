import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { securityHeaders } from '@/lib/env/security-headers';
import en from '@/messages/en/core/feedback.json';
import km from '@/messages/km/core/feedback.json';
import { type FrontAnswer, startFront, type TestFront } from '@/tests/support/front';
import { remoteBackend } from './remote-backend';

const inline = 'self.__next_f.push([1,"a"])';
const hash = createHash('sha256').update(inline).digest('base64');
const html = (text = 'Sala') =>
  `<html><script src="/a.js"></script><script>${inline}</script><p>${text.repeat(500)}</p></html>`;

/** The answers of Next, by path; counts the requests. */
let asked: string[] = [];
let text = 'Sala';
const next: RequestListener = (request, response) => {
  const { url = '' } = request;
  asked.push(`${request.method} ${url}`);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (url === '/kh') return response.writeHead(308, { location: '/' }).end('/');
  if (url === '/broken') return response.writeHead(500).end('Internal Server Error');
  if (url.startsWith('/nope') || url === '/_next/static/nope.js')
    return response.writeHead(404, { 'cache-control': 's-maxage=31536000' }).end(html());
  if (url === '/profile')
    return response.writeHead(200, { 'cache-control': 'private, no-store' }).end(html());
  return response.writeHead(200, { 'cache-control': 's-maxage=300' }).end(html(text));
};

let front: TestFront;
let isReady = true;
beforeEach(async () => {
  asked = [];
  text = 'Sala';
  isReady = true;
  front = await startFront({
    next,
    backend: () => Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } }),
    isBackendReady: async () => isReady,
  });
});
afterEach(() => front.close());

const expectSafe = ({ headers }: FrontAnswer) => {
  expect(headers).toMatchObject({ ...securityHeaders });
  const policy = headers['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'none'");
  expect(/script-src [^;]*/.exec(String(policy))?.[0]).not.toMatch(/unsafe/);
};

test.each([
  ['/explore', 200],
  ['/kh', 308],
  ['/nope', 404],
  ['/broken', 500],
  ['/%ff', 400],
  ['/api-%ff', 400],
  ['/api-nest-aca/schools', 200],
  ['/api/changed-tags?tag=schools', 404],
  ['/%61pi/changed-tags', 404],
  ['/_next/static/a.js', 200],
  ['/_next/static/nope.js', 404],
  ['/livez', 200],
])('%s answers %i with every security header', async (path, status) => {
  const answer = await front.ask(path);
  expect(answer.status).toBe(status);
  expectSafe(answer);
});

test('a page that the browser has already is 304 with every security header', async () => {
  const { etag = '' } = (await front.ask('/explore')).headers;
  const answer = await front.ask('/explore', { headers: { 'if-none-match': etag } });
  expect([answer.status, answer.body.length]).toEqual([304, 0]);
  expectSafe(answer);
});

test.each(['/explore', '/profile', '/nope'])('the inline script of %s runs by its hash', async (path) => {
  const policy = String((await front.ask(path)).headers['content-security-policy']);
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${hash}'`);
});

describe('addresses that cannot be read', () => {
  test.each([
    ['/%ff', km.error['400'].title],
    ['/school/%ff', km.error['400'].title],
    ['/en/%E0%A4%A', en.error['400'].title],
    ['/en/school/%00', en.error['400'].title],
  ])('%s is a translated 400', async (path, title) => {
    const answer = await front.ask(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body.toString()).toContain(title);
    expect(asked).toEqual([]);
  });

  test('a call gets the contract’s error', async () => {
    const answer = await front.ask('/api-user/users/%ff');
    expect([answer.status, JSON.parse(answer.body.toString())]).toMatchObject([400, { code: 'bad-address' }]);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test.each(['/nope', '/_next/static/nope.js'])('shared caches keep %s for a minute', async (path) => {
  expect((await front.ask(path)).headers['cache-control']).toBe('s-maxage=60');
});

describe('with the backend away', () => {
  test.each([
    ['/broken', km],
    ['/en/broken', en],
  ])('%s says in its HTML what is wrong', async (path, texts) => {
    isReady = false;
    await front.close();
    front = await startFront({
      next: (_request, response) => response.writeHead(500).end(),
      backend: () => Response.error(),
      isBackendReady: async () => isReady,
    });
    const answer = await front.ask(path);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body.toString()).toContain(texts.error.other.title);
    expectSafe(answer);
  });

  test('calls are refused in the contract’s shape, and the process stays in service', async () => {
    await front.close();
    front = await startFront({ next, backend: remoteBackend('http://127.0.0.1:9', 0), isRemote: true });
    const call = await front.ask('/api-nest-aca/schools');
    expect([call.status, JSON.parse(call.body.toString()), call.headers['retry-after']]).toMatchObject([
      503,
      { code: 'unreachable' },
      '5',
    ]);
    expectSafe(call);
    expect((await front.ask('/readyz')).status).toBe(200);
  });
});

describe('the query of a catalogue', () => {
  test('is answered by the page of the query, also for parameters that nobody knows', async () => {
    await front.ask('/en/explore?schoolType=tvet&utm_source=mail');
    await front.ask('/en/explore?utm_source=mail');
    expect(asked).toEqual([expect.stringMatching(/^GET \/en\/asked\/explore\/[\w-]+$/), 'GET /en/explore']);
  });

  test('has no other address', async () => {
    await front.ask('/asked/explore/c3RhcnQ9MTI');
    await front.ask('/asked/explore/c3RhcnQ9MTI', { headers: { rsc: '1' } });
    expect(asked).toEqual(['GET /asked', 'GET /asked']);
  });

  test('is left to the browser where the router asks', async () => {
    await front.ask('/explore?start=12', { headers: { rsc: '1' } });
    expect(asked).toEqual(['GET /explore?start=12']);
  });

  test('that cannot be answered gets the whole list, whose scripts ask again', async () => {
    await front.close();
    front = await startFront({
      next: (request, response) =>
        request.url?.startsWith('/asked/') ? response.writeHead(500).end() : next(request, response),
      backend: () => Response.error(),
    });
    const whole = await front.ask('/explore');
    const answer = await front.ask('/explore?start=12');
    expect([answer.status, answer.body]).toEqual([200, whole.body]);
  });
});

describe('pages as bytes', () => {
  test('are compressed once for each encoding and sent without asking Next', async () => {
    const plain = await front.ask('/explore');
    const gzip = await front.ask('/explore', { headers: { 'accept-encoding': 'gzip' } });
    const br = await front.ask('/explore', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const refused = await front.ask('/explore', { headers: { 'accept-encoding': 'br;q=0' } });
    expect([plain, gzip, br, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
      undefined,
    ]);
    expect(plain.headers['vary']).toBe('Save-Data, Accept-Encoding');
    expect([gunzipSync(gzip.body), brotliDecompressSync(br.body)]).toEqual([plain.body, plain.body]);
    expect(asked).toEqual(['GET /explore']);
  });

  test('are forgotten when something is written', async () => {
    await front.ask('/explore');
    text = 'New';
    front.kept.forgetAll();
    expect((await front.ask('/explore')).body.toString()).toContain('NewNew');
  });

  test('are sent as they were where a write made them old and they cannot be made again', async () => {
    let isBroken = false;
    await front.close();
    front = await startFront({
      next: (request, response) => (isBroken ? response.writeHead(500).end() : next(request, response)),
      backend: () => Response.error(),
    });
    const before = await front.ask('/explore');
    front.kept.forgetAll();
    isBroken = true;
    const meanwhile = await front.ask('/explore');
    expect([meanwhile.status, meanwhile.body]).toEqual([200, before.body]);
    isBroken = false;
    text = 'New';
    expect((await front.ask('/explore')).body.toString()).toContain('NewNew');
  });

  test.each([
    ['a query', '/about-us?keyword=a', {}],
    ['the query of a catalogue', '/explore?keyword=a', {}],
    ['the language cookie at home', '/', { cookie: 'i18n_redirected=en' }],
    ['a private page', '/profile', {}],
    ['a 404', '/nope', {}],
    ['a request of the router', '/explore', { rsc: '1' }],
  ] as const)('are not used for %s', async (_why, path, headers) => {
    for (let n = 0; n < 2; n += 1) await front.ask(path, { headers });
    expect(asked).toHaveLength(2);
  });

  test('HEAD has the headers of the page and no body', async () => {
    const answer = await front.ask('/explore', { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
    expect(answer.headers['content-security-policy']).toContain(hash);
  });
});

test.each([
  ['/explore', /khmer.*rel=preload.*latin.*rel=preload/],
  ['/en/explore', /^<[^>]*latin[^>]*>; rel=preload; as=font; type="font\/woff2"; crossorigin$/],
])('%s names the fonts of its language, but not to who saves data', async (path, fonts) => {
  const { headers } = await front.ask(path);
  expect(headers['link']).toMatch(fonts);
  expect(headers['vary']).toContain('Save-Data');
  const saving = await front.ask(path, { headers: { 'save-data': 'on' } });
  expect(saving.headers['link']).toBeUndefined();
  expect(saving.headers['vary']).toContain('Save-Data');
  expect(saving.body.equals((await front.ask(path)).body)).toBe(true);
});
