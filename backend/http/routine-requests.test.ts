import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let b: TestBackend;
let app: TestBackend['app'];
const routes: unknown[] = [];

beforeAll(async () => {
  b = await startBackend();
  const info = (event: string, fields?: Record<string, unknown>) =>
    void (event === 'request' && routes.push(fields?.['route']));
  app = createApp({ ...b.deps, log: { ...b.deps.log, info } });
});
beforeEach(() => void routes.splice(0));
afterAll(() => b.close());

test('what programs ask all day has no line while it is answered', async () => {
  for (const path of ['/livez', '/readyz', '/cache-tags?after=0'])
    expect((await app.request(path)).status).toBe(200);
  expect((await app.request('/api-nest-aca/schools')).status).toBe(200);
  expect(routes).toEqual(['/api-nest-aca/schools']);
});

test('what is refused or fails has one', async () => {
  expect((await app.request('/cache-tags?after=none')).status).toBe(422);
  expect((await app.request('/metrics')).status).toBe(404);
  const stopping = createApp({
    ...b.deps,
    health: { stopping: true, pool: () => null },
    log: { ...b.deps.log, info: (_, fields) => void routes.push(fields?.['route']) },
  });
  expect((await stopping.request('/readyz')).status).toBe(503);
  expect(routes).toEqual(['/cache-tags', '/metrics', '/readyz']);
});
