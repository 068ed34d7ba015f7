import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metricsToken, startFront, type TestFront } from '@/tests/support/front';
import { remoteBackend } from './remote-backend';

const bodyBytes = 11 * 1024 * 1024;
let hasEnded = false;
const backend = createServer(async (incoming, response) => {
  if (incoming.url === '/api-qa/stream') {
    response.on('close', () => (hasEnded = true));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
    return;
  }
  if (incoming.url === '/api-auth/callback') {
    response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/']);
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
    return;
  }
  const hash = createHash('sha256');
  for await (const chunk of incoming) hash.update(chunk as Buffer);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ hash: hash.digest('hex'), headers: incoming.headers }));
});

let front: TestFront;
beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  front = await startFront({ backend: remoteBackend(`http://127.0.0.1:${port}`, 0), isRemote: true });
});
afterAll(async () => {
  await front.close();
  backend.closeAllConnections();
  backend.close();
});

test('a body of 11 MB arrives as it was sent, with headers that say who sent it', async () => {
  const body = randomBytes(bodyBytes / 2).toString('hex');
  const answer = await front.ask('/storage/upload', {
    method: 'PUT',
    body,
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '198.51.100.1' },
    from: '127.5.5.66',
  });
  const { hash, headers } = JSON.parse(answer.body.toString()) as Record<string, unknown>;
  expect(hash).toBe(createHash('sha256').update(body).digest('hex'));
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.5.5.66',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers).not.toHaveProperty('x-forwarded-host');
});

test('events come through one by one, and the stream ends when the reader leaves', async () => {
  const reader = request({ port: front.port, path: '/api-qa/stream' }).end();
  const [answer] = await once(reader, 'response');
  const [event] = (await once(answer, 'data')) as [Buffer];
  expect([event.toString(), answer.headers['content-type']]).toEqual(['data: one\n\n', 'text/event-stream']);
  reader.destroy();
  await expect.poll(() => hasEnded).toBe(true);
});

test('redirects and cookies of the backend reach the browser', async () => {
  const { status, headers } = await front.ask('/api-auth/callback');
  expect([status, headers.location, headers['set-cookie']]).toEqual([
    302,
    'https://elsewhere.example/',
    ['a=1; Path=/', 'b=2; Path=/'],
  ]);
});

test('a site whose backend is elsewhere counts its own answers, for who has its token', async () => {
  await front.ask('/api-nest-aca/schools');
  await front.ask('/%ff');
  const bearer = { authorization: `Bearer ${metricsToken}` };
  const body = (await front.ask('/metrics', { headers: bearer })).body.toString();
  expect(body).toMatch(/sala_http_requests_total\{method="GET",route="\/api-nest-aca",status="200"\} \d/);
  expect(body).toContain('sala_http_requests_total{method="GET",route="bad address",status="400"} 1');
  expect(body).toContain('process_resident_memory_bytes');
  expect((await front.ask('/metrics', { headers: { host: 'localhost' } })).status).toBe(404);
});
