import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openApiHash } from '@/backend/cli/openapi-hash';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { toOpenApi } from '@/lib/contract/openapi';
import { redirectOperations } from '@/lib/contract/openapi-redirects';
import { useTestBackend } from '@/tests/support/backend';

const backend = useTestBackend();
const document = toOpenApi(contract);
const endpoints = contract.flatMap(({ endpoints: own }) => Object.values<Endpoint>(own));
/** The calls of the contract, and the redirects of a browser to an identity provider and back. */
const operationCount = endpoints.length + redirectOperations.length;
const operationOf = (method: string, path: string) => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not in the document.`);
  return operation;
};
const statusesOf = (method: string, path: string) => Object.keys(operationOf(method, path).responses);
const parametersOf = (method: string, path: string) =>
  operationOf(method, path).parameters.map(({ name, in: place, required }) => [name, place, required]);

test('docs/openapi.sha256 is that of the contract’s document (written by backend/cli/write-openapi.ts)', () => {
  const committed = readFileSync('docs/openapi.sha256', 'utf8');
  expect(committed).toBe(`${openApiHash(document)}\n`);
  expect(openApiHash({ ...document, paths: {} })).not.toBe(openApiHash(document));
});

test('the document is served, and holds every endpoint once', async () => {
  const answer = await backend.current.app.request('/api-docs/openapi.json');
  expect([answer.status, await answer.json()]).toEqual([200, JSON.parse(JSON.stringify(document))]);
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect([ids.length, new Set(ids).size]).toEqual([operationCount, operationCount]);
});

test('every reference leads to a part of the document, and every tag is described', () => {
  const names = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref') names.add(String(value));
    return value;
  });
  const parts = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...names].filter((name) => !parts.includes(name))).toEqual([]);
  const used = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ tags }) => tags),
  );
  const described = document.tags.filter(({ description }) => description.length > 10);
  expect(described.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
});

describe('an operation says', () => {
  test('its parameters, headers included', () => {
    expect(parametersOf('patch', '/api-nest-applicant/applicants/{id}')).toEqual([
      ['id', 'path', true],
      ['If-Match', 'header', true],
    ]);
    expect(parametersOf('post', '/api-nest-applicant/schools/{id}/applicants')).toContainEqual([
      'Idempotency-Key',
      'header',
      false,
    ]);
    expect(parametersOf('patch', '/api-nest-applicant/applicants/{id}/status')).toContainEqual([
      'If-Match',
      'header',
      false,
    ]);
    expect(parametersOf('get', '/api-marketing/upload-url')).toContainEqual(['fileName', 'query', true]);
    expect(parametersOf('get', '/api-nest-applicant/applicant')).toEqual([['applicantId', 'query', true]]);
    const limit = operationOf('get', '/api-notification/users/{userId}/notifications').parameters.find(
      ({ name }) => name === 'limit',
    );
    expect(limit).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    });
  });

  test('how its body travels', () => {
    expect(Object.keys(operationOf('post', '/api-auth/token').requestBody?.['content'] as object)).toEqual([
      'application/x-www-form-urlencoded',
    ]);
    expect(Object.keys(operationOf('post', '/api-user/users').requestBody?.['content'] as object)).toEqual([
      'application/json',
    ]);
  });

  test('where it sends a browser', () => {
    const authorize = operationOf('get', '/api-auth/authorize/{provider}');
    expect(authorize.responses['302']?.['headers']).toHaveProperty('Location');
    expect(statusesOf('get', '/api-auth/authorize/{provider}')).toEqual(['302', '404', '429', '500']);
    const served = backend.current.app.routes.map(({ method, path }) => `${method} ${path}`);
    for (const { path } of redirectOperations)
      expect(served).toContain(`GET ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  });

  test('who may call it', () => {
    expect(operationOf('post', '/api-user/users').security).toEqual([{}, { bearer: [] }]);
    expect(operationOf('get', '/api-user/users/{id}').security).toEqual([{ bearer: [] }]);
    expect(operationOf('post', '/api-user/users/set_pin').security).toEqual([{ grant: [] }]);
  });

  test('every refusal that it can answer, and no other', () => {
    expect(statusesOf('get', '/api-auth/jwks')).toEqual(['200', '401', '500', '503']);
    expect(statusesOf('patch', '/api-nest-applicant/applicants/{id}')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '412',
      '413',
      '415',
      '422',
      '500',
      '503',
    ]);
    expect(statusesOf('post', '/api-user/users')).toEqual([
      '201',
      '400',
      '401',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(statusesOf('get', '/api-nest-applicant/applicants')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '500',
      '503',
    ]);
    expect(JSON.stringify(operationOf('post', '/api-auth/token').responses['400'])).toContain('OAuthError');
    expect(JSON.stringify(operationOf('post', '/api-auth/token').responses['422'])).not.toContain(
      'OAuthError',
    );
  });
});

test('people read the same in Swagger UI, which loads from here alone', async () => {
  const get = (path: string) => backend.current.app.request(path);
  const answer = await get('/api-docs');
  const text = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(text).not.toMatch(/https?:\/\/|<script>|\son\w+=/);
  const loaded = [...text.matchAll(/<(?:script src|link rel="stylesheet" href)="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(loaded).toHaveLength(3);
  for (const path of loaded) {
    const file = await get(path);
    expect(file.status, path).toBe(200);
    expect(file.headers.get('content-type'), path).toMatch(/^text\/(?:css|javascript); charset=utf-8$/);
  }
  expect(await (await get('/api-docs/show.js')).text()).toContain("url: '/api-docs/openapi.json'");
  expect((await get('/api-docs/package.json')).status).toBe(404);
});
