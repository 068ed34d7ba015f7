import { expect, test } from 'vitest';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { requestBodyMaxBytes } from '@/backend/limits';
import { readText } from './request-text';

const backend = useTestBackend();

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const streamed = (path: string, method: string, headers: Record<string, string>, ...chunks: Uint8Array[]) =>
  new Request(`http://test${path}`, {
    method,
    headers,
    body: streamOf(...chunks),
    duplex: 'half',
  } as RequestInit);

/** As Next passes requests to a route: a proxy around the real one. */
const proxied = (request: Request) =>
  new Proxy(request, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });

test('a letter cut in two by the network stays whole', async () => {
  const bytes = new TextEncoder().encode('{"name":"ភ្នំពេញ"}');
  const request = streamed('/', 'POST', {}, bytes.slice(0, 10), bytes.slice(10, 11), bytes.slice(11));
  expect(await readText(request, 100)).toBe('{"name":"ភ្នំពេញ"}');
});

test('a change without a body works on a request that cannot be copied', async () => {
  const person = await makePerson(backend.current);
  const { method, path } = notificationsResource.endpoints.markAllRead;
  const headers = { authorization: `Bearer ${person.token}` };
  const request = proxied(streamed(path.replace(':userId', person.id), method, headers));
  expect(() => new Request(request)).toThrow(TypeError);
  const answer = await backend.current.app.fetch(request);
  expect([answer.status, await answer.json()]).toEqual([200, { countTotalUnread: 0 }]);
});

test('a body that is too large is refused, said or not said before', async () => {
  const big = new Uint8Array(requestBodyMaxBytes + 1).fill(32);
  const json = { 'content-type': 'application/json' };
  const said = new Request('http://test/api-user/users', {
    method: 'POST',
    headers: { ...json, 'content-length': String(big.length) },
    body: '{}',
  });
  for (const request of [said, streamed('/api-user/users', 'POST', json, big)]) {
    const answer = await backend.current.app.fetch(request);
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'body-too-large' }]);
  }
});
