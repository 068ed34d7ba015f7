import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { useTestBackend } from '@/tests/support/backend';
import { missingCeph, type PrivateS3, startPrivateS3 } from '@/tests/support/ceph';
import { startAclRefusingS3 } from '@/tests/support/acl-refusing-s3';
import { startBlackHole } from '@/tests/support/mail-server';
import { describeStorage } from '@/tests/support/storage-contract';
import { folderStorage } from './folder-storage';
import { s3Storage } from './s3-storage';
import { aclOf, type StorageGateway } from './storage';

const backend = useTestBackend();
const timeouts = { connectTimeoutMs: 500, timeoutMs: 500 };

describeStorage('a folder', () => ({
  storage: backend.current.deps.storage,
  fetch: async (url, init) => {
    const headers = new Headers(init?.headers);
    if (typeof init?.body === 'string') headers.set('content-length', String(init.body.length));
    return backend.current.app.request(url, { ...init, headers });
  },
  wait: async (seconds) => backend.current.clock.advance(seconds),
}));

describe('a folder', () => {
  test('runs nothing that lies in it', async () => {
    const { app, deps } = backend.current;
    await deps.storage.put('public/avatars/a.jpg', Buffer.from('<script>alert(1)</script>'));
    const { headers } = await app.request(deps.storage.publicUrl('public/avatars/a.jpg'));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; sandbox");
  });

  test.each([
    '/storage/../secrets.json',
    '/storage/public/..%2F..%2Fsecrets.json',
    '/storage/public/%2e%2e/secrets.jpg',
    '/storage/public/a.html',
    '/storage/public/incoming/a.jpg',
    '/storage/half-1',
    '/storage/',
  ])('answers nothing at %s', async (path) => {
    const { app, storageFolder } = backend.current;
    const now = () => new Date();
    await folderStorage({ folder: storageFolder, signingKey: 'x', now }).put(
      'public/incoming/a.jpg',
      Buffer.from('a'),
    );
    expect((await app.request(path)).status).toBeGreaterThanOrEqual(400);
  });

  test.each(['../a.jpg', 'public/../../a.jpg', 'a/b.html', '/etc/a.jpg', 'a//b.jpg'])(
    'takes no key like %j',
    async (key) => {
      await expect(async () => backend.current.deps.storage.put(key, Buffer.from('a'))).rejects.toThrow(
        'no storage key',
      );
    },
  );

  test('a link of another server does not hold', async () => {
    const { app, clock, storageFolder, deps } = backend.current;
    const other = folderStorage({ folder: storageFolder, signingKey: 'another key', now: clock.now });
    await deps.storage.put('users/a/cv/b.pdf', Buffer.from('a'));
    const url = await other.presignGet({ key: 'users/a/cv/b.pdf', fileName: 'a', lifetimeSeconds: 60 });
    expect((await app.request(url)).status).toBe(403);
  });
});

const missing = missingCeph();
// The database is not involved, so one run suffices.
const wasTried = Boolean(process.env['TEST_DATABASE_URL']);
const reasons = [
  ...(missing.length > 0 ? [`skipped: ${missing.join(', ')} of Ceph not installed`] : []),
  ...(wasTried ? ['skipped: tried with PGlite'] : []),
];
const reason = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';

describe.skipIf(reasons.length > 0)(`Ceph${reason}`, () => {
  let server: PrivateS3 | undefined;
  let storage: StorageGateway | undefined;
  beforeAll(async () => {
    server = await startPrivateS3();
    const { endpoint, accessKeyId, secretAccessKey } = server;
    const region = 'us-east-1';
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
    for (const Bucket of ['sala-public', 'sala-private'])
      await client.send(new CreateBucketCommand({ Bucket }));
    const buckets = { bucket: 'sala-public', privateBucket: 'sala-private' };
    storage = s3Storage({
      endpoint,
      region,
      ...buckets,
      publicRead: 'acl',
      ...credentials,
      connectTimeoutMs: 2_000,
      timeoutMs: 10_000,
    });
  }, 180_000);
  afterAll(() => server?.stop());

  describeStorage('an S3 server', () => {
    if (!storage) throw new Error('Ceph starts in beforeAll.');
    return { storage, fetch, wait: (seconds) => pause(seconds * 1000) };
  });
});

describe.each(['policy', 'site'] as const)('a bucket without ACLs, read by %s', (publicRead) => {
  const key = 'public/schools/a.png';
  let s3: Awaited<ReturnType<typeof startAclRefusingS3>> | undefined;
  beforeAll(async () => {
    s3 = await startAclRefusingS3();
  });
  afterAll(() => s3?.close());
  const open = () => {
    if (!s3) throw new Error('The server starts in beforeAll.');
    const buckets = { bucket: 'sala-public', privateBucket: 'sala-private', publicRead };
    const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
    return {
      s3,
      storage: s3Storage({ endpoint: s3.endpoint, region: 'r', ...buckets, ...keys, ...timeouts }),
    };
  };

  test('is never asked for one, by us or by a browser', async () => {
    const { s3: server, storage } = open();
    await storage.put(key, Buffer.from('hello'));
    const order = { key, type: 'image/png', sizeBytes: 5, lifetimeSeconds: 60 } as const;
    const target = await storage.presignPut(order);
    expect(target.headers).toEqual({ 'content-type': 'image/png', 'content-length': '5' });
    const { status } = await fetch(target.url, {
      method: 'PUT',
      body: 'hello',
      headers: { 'content-type': 'image/png' },
    });
    expect([status, server.taken()]).toEqual([200, 2]);
  });

  test('has public addresses that somebody answers', () => {
    const { s3: server, storage } = open();
    const address = publicRead === 'site' ? `/storage/${key}` : `${server.endpoint}/sala-public/${key}`;
    expect([storage.publicUrl(key), storage.isReadAtSite]).toEqual([address, publicRead === 'site']);
  });
});

describe('the site', () => {
  const withStorage = async (isReadAtSite: boolean) => {
    const { presignPut, presignGet, publicUrl, put, get, stat, list, remove } = backend.current.deps.storage;
    const reading = { name: 's3', isReadAtSite, presignPut, presignGet, publicUrl };
    const storage = { ...reading, put, get, stat, list, remove };
    await put('public/schools/a.png', Buffer.from('hello'));
    await put('private/loans/a.pdf', Buffer.from('hello'));
    const app = createApp({ ...backend.current.deps, storage });
    return async (path: string, method = 'GET') => (await app.request(`/storage/${path}`, { method })).status;
  };

  test('serves what is public of a bucket that nobody else may read', async () => {
    const ask = await withStorage(true);
    const asked = ['public/schools/a.png', 'public/schools/b.png', 'private/loans/a.pdf'];
    expect(await Promise.all(asked.map((path) => ask(path)))).toEqual([200, 404, 403]);
    expect(await ask('public/schools/a.png', 'PUT')).toBe(404);
  });

  test('serves nothing of a bucket that people read themselves', async () => {
    expect(await (await withStorage(false))('public/schools/a.png')).toBe(404);
  });
});

describe('an S3 server that does not answer', () => {
  test('is given up in time, and signing needs no answer', async () => {
    const hole = await startBlackHole();
    const endpoint = `http://127.0.0.1:${hole.port}`;
    const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
    const storage = s3Storage({
      endpoint,
      region: 'r',
      bucket: 'aaa',
      publicRead: 'acl',
      privateBucket: 'bbb',
      ...keys,
      ...timeouts,
    });
    const order = {
      key: 'public/avatars/a.jpg',
      type: 'image/jpeg' as const,
      sizeBytes: 1,
      lifetimeSeconds: 60,
    };
    expect((await storage.presignPut(order)).url).toContain('X-Amz-Signature');
    await expect(storage.get('public/avatars/a.jpg', 10)).rejects.toThrow(/time|abort/i);
    await hole.close();
  });
});

test('only what lies below public/ may be read by anyone', () => {
  expect([aclOf('public/a.jpg'), aclOf('private/a.jpg'), aclOf('users/public/a.jpg')]).toEqual([
    'public-read',
    'private',
    'private',
  ]);
});
