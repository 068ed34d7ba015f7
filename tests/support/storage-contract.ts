import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PutTarget, StorageGateway } from '@/backend/gateways/storage';

/** A storage under test, and how a browser reaches its addresses. */
export interface StorageUnderTest {
  storage: StorageGateway;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Advances the time of links by this many seconds. */
  wait: (seconds: number) => Promise<void>;
}

const text = (value: string) => new TextEncoder().encode(value);
const publicKey = () => `public/schools/${randomUUID()}.png`;
const privateKey = () => `private/loans/${randomUUID()}.pdf`;

/** The requirements of every storage, whatever its implementation. */
export function describeStorage(name: string, current: () => StorageUnderTest): void {
  const put = ({ url, headers }: PutTarget, body: string, changed: Record<string, string | null> = {}) => {
    const { 'content-length': _, ...own } = headers;
    const sent = Object.entries({ ...own, ...changed }).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    );
    return current().fetch(url, { method: 'PUT', body, headers: Object.fromEntries(sent) });
  };
  const promise = (key: string, sizeBytes = 5, lifetimeSeconds = 60) =>
    current().storage.presignPut({ key, type: 'image/png', sizeBytes, lifetimeSeconds });

  describe(`storage: ${name}`, () => {
    test('keeps, measures, gives back and removes', async () => {
      const { storage } = current();
      for (const key of [publicKey(), privateKey()]) {
        expect([await storage.get(key, 10), await storage.stat(key)]).toEqual([null, null]);
        await storage.remove(key);
        await storage.put(key, text('hello'));
        expect(Buffer.from((await storage.get(key, 5)) ?? []).toString()).toBe('hello');
        expect(await storage.stat(key)).toEqual({ sizeBytes: 5 });
        expect(await storage.get(key, 4)).toBeNull();
        await storage.put(key, text('again!'));
        expect(await storage.stat(key)).toEqual({ sizeBytes: 6 });
        await storage.remove(key);
        expect(await storage.stat(key)).toBeNull();
      }
    });

    test('takes what was promised, and tells the browser all that is signed', async () => {
      const key = publicKey();
      const target = await promise(key);
      expect(target.headers).toEqual({
        'content-type': 'image/png',
        'content-length': '5',
        'x-amz-acl': 'public-read',
      });
      expect((await put(target, 'hello')).status).toBe(200);
      expect(await current().storage.stat(key)).toEqual({ sizeBytes: 5 });
    });

    test.each([
      ['another type', 'hello', { 'content-type': 'text/html' }],
      ['no type', 'hello', { 'content-type': null }],
      ['another list of readers', 'hello', { 'x-amz-acl': 'public-read-write' }],
      ['no list of readers', 'hello', { 'x-amz-acl': null }],
      ['a longer file', 'hello!', {}],
      ['a shorter file', 'hell', {}],
    ])('takes no put with %s', async (_, body, changed) => {
      const key = publicKey();
      const answer = await put(await promise(key), body, changed);
      expect([answer.status, await current().storage.stat(key)]).toEqual([403, null]);
    });

    test('takes no put to another place, and none later than promised', async () => {
      const [key, other] = [publicKey(), publicKey()];
      const target = await promise(key);
      expect((await put({ ...target, url: target.url.replace(key, other) }, 'hello')).status).toBe(403);
      const short = await promise(key, 5, 1);
      await current().wait(2);
      expect((await put(short, 'hello')).status).toBe(403);
      expect([await current().storage.stat(key), await current().storage.stat(other)]).toEqual([null, null]);
    });

    test('shows public files to anyone, for a long time, and runs nothing in them', async () => {
      const { storage, fetch } = current();
      const key = publicKey();
      await storage.put(key, text('hello'));
      const answer = await fetch(storage.publicUrl(key));
      expect([answer.status, await answer.text()]).toEqual([200, 'hello']);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toContain('max-age=31536000');
    });

    test('shows private files by a signed link only, and only until it ends', async () => {
      const { storage, fetch, wait } = current();
      const key = privateKey();
      await storage.put(key, text('hello'));
      const order = { key, fileName: 'ប័ណ្ណ "1".pdf', lifetimeSeconds: 1 };
      const url = await storage.presignGet(order);
      const answer = await fetch(url);
      expect([answer.status, await answer.text()]).toEqual([200, 'hello']);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="_____ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('ប័ណ្ណ "1".pdf')}`,
      );
      const other = privateKey();
      await storage.put(other, text('other'));
      expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
      expect((await fetch(url.replace(key, other))).status).toBe(403);
      expect((await fetch(`${url}x`)).status).toBe(403);
      await wait(2);
      expect((await fetch(url)).status).toBe(403);
    });

    test('lists the keys of both places to the operator', async () => {
      const { storage } = current();
      const keys = [publicKey(), privateKey()];
      for (const key of keys) await storage.put(key, text('hello'));
      const listed: string[] = [];
      for await (const key of storage.list()) listed.push(key);
      expect(listed).toEqual(expect.arrayContaining(keys));
    });

    test('lists nothing to a stranger', async () => {
      const { storage, fetch } = current();
      await storage.put(publicKey(), text('hello'));
      for (const url of [storage.publicUrl(''), storage.publicUrl('public/schools/')]) {
        expect((await fetch(url)).status).toBeGreaterThanOrEqual(400);
      }
    });
  });
}
