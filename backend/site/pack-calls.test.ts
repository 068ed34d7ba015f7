import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { packCalls } from './pack-calls';

const long = JSON.stringify({ data: 'x'.repeat(5_000) });
const app = new Hono();
app.use(packCalls);
app.get('/:length{known|unknown}', (c) =>
  c.body(long, 200, {
    'content-type': 'application/json',
    vary: 'Origin',
    ...(c.req.param('length') === 'known' && { 'content-length': String(long.length) }),
  }),
);
app.get('/short', (c) => c.body('{}', 200, { 'content-type': 'application/json', 'content-length': '2' }));
app.get('/picture', (c) => c.body(long, 200, { 'content-type': 'image/png', 'content-length': '5011' }));

const ask = (path: string, accepted: string) =>
  app.request(path, { headers: { 'accept-encoding': accepted } });

test('an answer of known length is compressed whole, and says how long it then is', async () => {
  const answer = await ask('/known', 'br, gzip');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(body.length),
    'content-type': 'application/json',
    vary: 'Origin, Accept-Encoding',
  });
  expect(gunzipSync(body).toString()).toBe(long);
});

test('what comes bit by bit is compressed as it comes', async () => {
  const answer = await ask('/unknown', 'gzip');
  expect([answer.headers.get('content-encoding'), answer.headers.has('content-length')]).toEqual([
    'gzip',
    false,
  ]);
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(long);
});

test.each([
  ['/short', 'gzip'],
  ['/picture', 'gzip'],
  ['/known', 'identity'],
  ['/known', 'gzip;q=0'],
])('%s stays as it is for %s', async (path, accepted) => {
  expect((await ask(path, accepted)).headers.has('content-encoding')).toBe(false);
});
