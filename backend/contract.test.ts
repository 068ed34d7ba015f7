import { expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { useTestBackend } from '@/tests/support/backend';
import { namedEndpoints, oneOfEachKind } from '@/tests/rights/test-world';

const backend = useTestBackend();

const endpoints = namedEndpoints;
const guarded = endpoints.filter(({ endpoint }) => endpoint.access !== 'public');
const someId = '00000000-0000-4000-8000-000000000000';
const pathOf = (endpoint: Endpoint, value = someId) =>
  endpoint.path.replace(/:\w+/g, encodeURIComponent(value));
const hasBody = (endpoint: Endpoint) => !['GET', 'DELETE'].includes(endpoint.method);

const send = (endpoint: Endpoint, path: string, body: unknown, token?: string) =>
  backend.current.app.request(path, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(hasBody(endpoint) && {
        'content-type':
          endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
      'idempotency-key': 'a-key-for-tests',
      'if-match': '"1"',
    },
    ...(hasBody(endpoint) && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

test('no two endpoints share a method and a path', () => {
  const keys = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('a resource has at most eight endpoints', () => {
  expect(
    contract.filter((resource) => Object.keys(resource.endpoints).length > 8).map(({ name }) => name),
  ).toEqual([]);
});

test('every endpoint of the contract is served', () => {
  const served = new Set(backend.current.app.routes.map((route) => `${route.method} ${route.path}`));
  expect(
    endpoints
      .filter(({ endpoint }) => !served.has(`${endpoint.method} ${endpoint.path}`))
      .map(({ name }) => name),
  ).toEqual([]);
});

// Who may call each of them is the table of rights'; here a refusal has its shape, and a token that anybody can write is none.
test.each(oneOfEachKind(guarded))('$name answers no stranger and no forged bearer', async ({ endpoint }) => {
  const answer = await send(endpoint, pathOf(endpoint), {});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  const payload = Buffer.from(
    JSON.stringify({ sub: someId, sid: someId, roles: ['enrollment:advisor'] }),
  ).toString('base64url');
  expect((await send(endpoint, pathOf(endpoint), {}, `${header}.${payload}.x`)).status).toBe(401);
});

test('a body that is too large, of another type or no JSON is refused as such', async () => {
  const { endpoint } = endpoints.find(({ name }) => name === 'user/accounts.register') ?? {
    endpoint: undefined,
  };
  if (!endpoint) throw new Error('The endpoint is gone.');
  const post = (body: string, type = 'application/json') =>
    backend.current.app.request(endpoint.path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
      body,
    });
  expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  expect((await post('{}', 'text/plain')).status).toBe(415);
  expect((await post('{')).status).toBe(400);
  expect((await post('{"a":"\\u0000"}')).status).toBe(422);
  expect((await post('{}')).status).toBe(422);
});

test('unknown paths answer the one error shape', async () => {
  const answer = await backend.current.app.request('/api-nothing/here');
  expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found', message: 'Not found' }]);
});
