import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerFromBytes, forgetPageBytes } from './page-bytes';

let nowMs = 0;
let rendered = 0;
let headers: Record<string, string> = {};
let server: Server;
let origin = '';

const render: RequestListener = (request, response) => {
  if (answerFromBytes(request, response, () => nowMs)) return;
  rendered += 1;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.write('ទំព័រ ');
  response.end(String(rendered));
};

beforeEach(async () => {
  [nowMs, rendered] = [0, 0];
  headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300', etag: '"one"' };
  forgetPageBytes();
  server = createServer(render);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const get = async (path: string, init: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, { headers: { connection: 'close', ...init } });
  return { status: answer.status, text: await answer.text(), etag: answer.headers.get('etag') };
};

test('the same static page is rendered once a second', async () => {
  const answers = [await get('/explore'), await get('/explore')];
  expect(answers).toEqual([1, 2].map(() => ({ status: 200, text: 'ទំព័រ 1', etag: '"one"' })));
  nowMs = 1_000;
  expect((await get('/explore')).text).toBe('ទំព័រ 2');
});

test('a reader who has the page is told so', async () => {
  await get('/explore');
  expect(await get('/explore', { 'if-none-match': '"one"' })).toEqual({
    status: 304,
    text: '',
    etag: '"one"',
  });
});

test('what a write has changed is rendered at once', async () => {
  await get('/explore');
  forgetPageBytes();
  expect((await get('/explore')).text).toBe('ទំព័រ 2');
});

test.each([
  ['a query', '/explore?keyword=a', {}],
  ['a file', '/fonts/a.woff2', {}],
  ['the home page with a language cookie', '/', { cookie: 'i18n_redirected=en' }],
  ['a request of the router', '/explore', { rsc: '1' }],
])('%s is never kept', async (_name, path, init) => {
  await get(path, init);
  await get(path, init);
  expect(rendered).toBe(2);
});

test.each([
  ['private', { 'cache-control': 'private, no-store' }],
  ['a call', { 'content-type': 'application/json' }],
  ['one that sets a cookie', { 'set-cookie': 'a=b' }],
])('an answer that is %s is never kept', async (_name, changed) => {
  headers = { ...headers, ...changed };
  await get('/profile/favorite');
  await get('/profile/favorite');
  expect(rendered).toBe(2);
});

test('each encoding has its own bytes', async () => {
  await get('/explore', { 'accept-encoding': 'gzip' });
  await get('/explore', { 'accept-encoding': 'br' });
  expect(rendered).toBe(2);
});
