import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remoteBackend } from './remote-backend';

const body = JSON.stringify({ data: 'x'.repeat(50_000) });
let asked = 0;
let cutOff = 0;

/** A backend that is killed in the middle of its first answers. */
const server = createServer((_request, response) => {
  asked += 1;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  if (asked > cutOff) return response.end(body);
  response.write(body.slice(0, 100), () => response.destroy());
});
let backend: ReturnType<typeof remoteBackend>;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  backend = remoteBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 0);
});
afterAll(() => server.close());
beforeEach(() => {
  asked = 0;
});

const call = (method: string) => backend(new Request('http://site/api-nest-aca/schools', { method }), {});

test('a read whose answer is cut off is asked again, and answered whole', async () => {
  cutOff = 1;
  const answer = await call('GET');
  expect([answer.status, await answer.text(), asked]).toEqual([200, body, 2]);
});

test('a write is never sent twice: its sender repeats it', async () => {
  cutOff = 1;
  expect([(await call('POST')).status, asked]).toEqual([503, 1]);
});

test('a read that is cut off again is refused whole', async () => {
  cutOff = 2;
  const answer = await call('GET');
  expect([answer.status, await answer.json(), asked]).toMatchObject([503, { code: 'unreachable' }, 2]);
});
