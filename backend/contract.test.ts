import { expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();

const endpoints = contract.flatMap((resource) =>
  Object.entries<Endpoint>(resource.endpoints).map(([name, endpoint]) => ({
    name: `${resource.name}.${name}`,
    endpoint,
  })),
);
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

test.each(guarded)('$name answers no stranger', async ({ endpoint }) => {
  const answer = await send(endpoint, pathOf(endpoint), {});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
});

test.each(guarded)('$name answers no forged bearer', async ({ endpoint }) => {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  const payload = Buffer.from(
    JSON.stringify({ sub: someId, sid: someId, roles: ['enrollment:advisor'] }),
  ).toString('base64url');
  expect((await send(endpoint, pathOf(endpoint), {}, `${header}.${payload}.x`)).status).toBe(401);
});

test.each(guarded.filter(({ endpoint }) => endpoint.access === 'staff'))(
  '$name answers no student',
  async ({ endpoint }) => {
    const student = await makePerson(backend.current);
    expect((await send(endpoint, pathOf(endpoint), {}, student.token)).status).toBe(403);
  },
);

test.each(guarded.filter(({ endpoint }) => endpoint.access === 'self'))(
  '$name hides another person',
  async ({ endpoint }) => {
    const [student, other] = [await makePerson(backend.current), await makePerson(backend.current)];
    expect((await send(endpoint, pathOf(endpoint, other.id), {}, student.token)).status).toBe(404);
  },
);

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
