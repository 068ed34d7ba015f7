import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { startBackend } from '@/tests/support/backend';
import { browserOriginsPath } from '@/lib/env/browser-origins';
import { followOrigins } from './follow-origins';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const listen = async (app: Pick<Hono, 'fetch'>): Promise<string> => {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', () => resolve()));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const follow = async (origin: string, onChange: () => void = () => undefined) => {
  const followed = await followOrigins(origin, { storage: [], live: [] }, onChange);
  ends.unshift(followed.stop);
  return followed;
};

test('a site learns from its backend where pictures are, and where chats are followed', async () => {
  const backend = await startBackend();
  ends.push(() => backend.close());
  Object.assign(backend.deps.env, {
    S3_ENDPOINT: 'https://s3.example.edu.kh',
    FIREBASE_PROJECT_ID: 'sala-kh',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  });
  const onChange = vi.fn();
  const followed = await follow(await listen(backend.app), onChange);
  expect(followed.current()).toEqual({
    storage: ['https://s3.example.edu.kh'],
    live: ['http://127.0.0.1:8080'],
  });
  expect(onChange).toHaveBeenCalledOnce();
});

test('a backend that starts later is heard, and another make of backend says nothing', async () => {
  let isUp = false;
  const late = new Hono().get(browserOriginsPath, (c) =>
    isUp ? c.json({ storage: ['https://s3.example.edu.kh'], live: [] }) : c.body(null, 503),
  );
  const followed = await follow(await listen(late));
  expect(followed.current().storage).toEqual([]);
  isUp = true;
  await vi.waitFor(() => expect(followed.current().storage).toEqual(['https://s3.example.edu.kh']), {
    timeout: 10_000,
  });
  const strange = new Hono().get(browserOriginsPath, (c) =>
    c.json({ storage: ["'unsafe-inline'"], live: [] }),
  );
  expect((await follow(await listen(strange))).current().storage).toEqual([]);
  expect((await follow(await listen(new Hono()))).current()).toEqual({ storage: [], live: [] });
});
