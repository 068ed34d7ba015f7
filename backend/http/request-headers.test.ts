import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { standBeforeServers, cleanHeaders } from './request-headers';

type Headers = Parameters<typeof cleanHeaders>[0]['headers'];

const clean = (headers: Headers, trustedProxies: number): Headers => {
  cleanHeaders({ headers, socket: { remoteAddress: '10.0.0.9' } as never }, trustedProxies);
  return headers;
};

test('an address that a stranger claims is dropped', () => {
  expect(clean({ 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' }, 0)).toEqual({
    'x-forwarded-for': '10.0.0.9',
  });
});

test('what a trusted proxy wrote stays, the proxy’s own address comes last', () => {
  expect(clean({ 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'sala.example' }, 1)).toEqual({
    'x-forwarded-for': '1.2.3.4, 10.0.0.9',
    'x-forwarded-host': 'sala.example',
  });
});

test('internal headers of the framework never come in from outside', () => {
  expect(clean({ 'x-middleware-subrequest': 'middleware', 'x-middleware-rewrite': '/' }, 1)).toEqual({
    'x-forwarded-for': '10.0.0.9',
  });
});

test('every server of the process is covered', async () => {
  standBeforeServers(0);
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'x-middleware-subrequest': '1', 'x-forwarded-for': '9.9.9.9' },
  });
  const headers = (await answer.json()) as Headers;
  server.close();
  expect(headers['x-middleware-subrequest']).toBeUndefined();
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
});
