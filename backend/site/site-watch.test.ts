import { request, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { currentRequest } from '@/lib/api/current-request';
import { jsonLogger } from '@/backend/http/logger';
import { startFront, type TestFront } from '@/tests/support/front';
import { requestKindOf } from './site-watch';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const anyId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const lines: Record<string, unknown>[] = [];
/** What Next saw of the request: its header, and the id of whatever it does meanwhile. */
const seen: unknown[] = [];
const next: RequestListener = ({ url = '', headers }, response) => {
  seen.push([headers['x-request-id'], currentRequest.getStore()]);
  if (url === '/slow') return;
  response.writeHead(url === '/explore' ? 200 : 404, {
    'content-type': 'text/html',
    'cache-control': url === '/explore' ? 's-maxage=300' : 'no-store',
  });
  response.end('<p>Sala</p>');
};

let front: TestFront;
afterEach(() => front.close());

const start = async (isRemote: boolean) => {
  lines.length = 0;
  seen.length = 0;
  const asked: (string | null)[] = [];
  front = await startFront({
    next,
    isRemote,
    log: jsonLogger('info', (line) => void lines.push(JSON.parse(line))),
    backend: (call) => {
      asked.push(call.headers.get('x-request-id'));
      return call.url.endsWith('/broken')
        ? Promise.reject(new Error('No room.'))
        : Response.json({}, { headers: { 'x-request-id': call.headers.get('x-request-id') ?? '' } });
    },
  });
  return asked;
};

const ask = async (path: string, headers: Record<string, string> = {}) =>
  (await front.ask(path, { headers })).headers['x-request-id'];

test('a page has a line with its kind, never its path, and the id that its answer shows', async () => {
  await start(true);
  const made = await ask('/school/nobody-012345678?phone=012345678');
  expect(made).toMatch(anyId);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'info',
    event: 'request',
    requestId: made,
    method: 'GET',
    route: '/school/[slug]',
    status: 404,
    ms: expect.any(Number),
  });
  expect(seen).toEqual([[made, made]]);
});

test('a probe has no line while it is answered', async () => {
  await start(true);
  expect((await front.ask('/readyz')).status).toBe(200);
  const page = await ask('/explore');
  await expect.poll(() => lines.map(({ requestId }) => requestId)).toEqual([page]);
});

test('a page that is sent from memory has a line and an id of its own', async () => {
  await start(true);
  expect(await ask('/explore', { 'x-request-id': id })).toBe(id);
  const second = await ask('/explore');
  expect(second).toMatch(anyId);
  expect(second).not.toBe(id);
  expect(seen).toEqual([[id, id]]);
  await expect.poll(() => lines.map(({ requestId }) => requestId)).toEqual([id, second]);
});

test('the router of a page brings its id to Next too', async () => {
  await start(true);
  expect(await ask('/explore', { rsc: '1', 'x-request-id': id })).toBe(id);
  expect(seen).toEqual([[id, id]]);
});

test('a call carries the id to the backend; what is no id is replaced', async () => {
  const asked = await start(true);
  expect(await ask('/api-nest-aca/schools', { 'x-request-id': id })).toBe(id);
  const made = await ask('/api-nest-aca/schools', { 'X-Request-Id': '012345678' });
  expect(made).toMatch(anyId);
  expect(asked).toEqual([id, made]);
  await expect
    .poll(() => lines.map(({ route, requestId }) => [route, requestId]))
    .toEqual([
      ['/api-nest-aca', id],
      ['/api-nest-aca', made],
    ]);
});

test('an error that the site answers itself has an id, and a call that fails a line with the reason', async () => {
  await start(true);
  for (const path of ['/%ff', '/api-%ff', '/api/x', '/session/browser'])
    expect(await ask(path, { 'x-request-id': id })).toBe(id);
  expect((await front.ask('/api-user/broken', { headers: { 'x-request-id': id } })).status).toBe(500);
  await expect
    .poll(() => lines.filter(({ event }) => event === 'failure'))
    .toMatchObject([{ level: 'error', requestId: id, message: 'No room.' }]);
});

test('with the backend in this process, its own line is the only one of a call', async () => {
  await start(false);
  await ask('/api-nest-aca/schools');
  await ask('/session');
  await ask('/explore');
  await expect.poll(() => lines.map(({ route }) => route)).toEqual(['/session', '/explore']);
});

test('a visitor who leaves before the answer is told as one', async () => {
  await start(true);
  const left = request({ port: front.port, path: '/slow' });
  left.on('error', () => undefined).end();
  await expect.poll(() => seen).toHaveLength(1);
  left.destroy();
  await expect.poll(() => lines).toMatchObject([{ route: 'no page', status: 499 }]);
});

describe('the kind of a request', () => {
  test.each([
    ['/', '/'],
    ['/en', '/'],
    ['/en/explore', '/explore'],
    ['/school/royal-university', '/school/[slug]'],
    ['/km/school/royal-university', '/school/[slug]'],
    ['/advisor/dashboard/', '/advisor/dashboard'],
    ['/nobody/012345678', 'no page'],
    ['/icons/logo.svg', 'file'],
    ['/nobody.php', 'file'],
    ['/_next/static/a.js', '/_next'],
    ['/api-user/users/012345678', '/api-user'],
    ['/api-nobody-012345678/x', 'no call'],
    ['/api-docs/openapi.json', '/api-docs'],
    ['/session', '/session'],
    ['/storage/public/a.png', '/storage'],
    [null, 'bad address'],
  ])('%s is %s', (path, route) => expect(requestKindOf(path)).toBe(route));
});

test('no word of a visitor becomes a label of the metrics, however many are tried', async () => {
  await start(true);
  for (let n = 0; n < 30; n += 1)
    for (const path of [`/nobody-${n}`, `/api-nobody-${n}/x`, `/school/nobody-${n}`, `/nobody-${n}.php`])
      await ask(path);
  await expect.poll(() => lines).toHaveLength(120);
  expect(new Set(lines.map(({ route }) => route)).size).toBe(4);
});
