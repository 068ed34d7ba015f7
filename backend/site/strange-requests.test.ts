import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '@/messages/en/core/feedback.json';
import km from '@/messages/km/core/feedback.json';
import { startFront, type TestFront } from '@/tests/support/front';

const asked: string[] = [];
const next: RequestListener = (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sala</p>');
};

let front: TestFront;
beforeAll(async () => {
  front = await startFront({ next, backend: () => Response.json({ ok: true }) });
});
afterAll(() => front.close());

/** Sends these lines as they are. @returns the status of the first answer; null for a connection that ends without one */
const statusOf = async (...lines: string[]): Promise<number | null> => {
  const socket = connect(front.port, '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(await text(socket)) ?? [];
  return status === undefined ? null : Number(status);
};

test.each(['/livez', '/api-nest-aca/schools', '/explore'])(
  'a probe by HTTP/1.0 that names no host is answered: %s',
  async (path) => expect(await statusOf(`GET ${path} HTTP/1.0`)).toBe(200),
);

test.each(['/livez', '/explore'])('an offer of HTTP/2 is ignored: %s', async (path) => {
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
  expect(await statusOf(`GET ${path} HTTP/1.1`, 'Host: localhost', ...offer, 'X-End: 1')).toBe(200);
  const socket = ['Connection: Upgrade', 'Upgrade: websocket'];
  expect(await statusOf(`GET ${path} HTTP/1.1`, 'Host: localhost', ...socket)).toBe(200);
});

test.each(['/livez', '/api-nest-aca/schools', '/explore'])('two hosts are refused: %s', async (path) => {
  expect(await statusOf(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Host: elsewhere.example')).toBe(400);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PURGE', 'OPTIONS'])('a page is not for %s', async (method) => {
  asked.length = 0;
  for (const [path, texts] of [
    ['/login', km],
    ['/en/login', en],
  ] as const) {
    const answer = await front.ask(path, { method, body: 'a=1', headers: { 'content-length': '3' } });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(answer.body.toString()).toContain(texts.error['405'].body);
  }
  expect(asked).toEqual([]);
});

test('Next is not asked for an action that it does not have', async () => {
  asked.length = 0;
  const headers = { 'next-action': '40'.repeat(20), 'content-type': 'text/plain;charset=UTF-8' };
  for (const sent of [headers, { ...headers, rsc: '1' }])
    expect((await front.ask('/en', { method: 'POST', headers: sent, body: '[]' })).status).toBe(405);
  expect(asked).toEqual([]);
});

test('the head of a page is that of the page', async () => {
  const answer = await front.ask('/explore', { method: 'HEAD' });
  expect([answer.status, answer.body.length]).toEqual([200, 0]);
});
