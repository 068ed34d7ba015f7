import { expect, test } from 'vitest';
import { countedStorage } from './counted-storage';
import type { StorageGateway } from './storage';

const away = () => Promise.reject(new Error('Away.'));
const broken: StorageGateway = {
  name: 'broken',
  isReadAtSite: false,
  presignPut: away,
  presignGet: away,
  publicUrl: (key) => key,
  put: away,
  get: away,
  stat: away,
  remove: away,
  list: async function* () {
    yield 'a.png';
    throw new Error('Away.');
  },
};

test('each call that fails is counted by its name, and fails as before', async () => {
  const failed: string[] = [];
  const storage = countedStorage(broken, (operation) => failed.push(operation));
  for (const call of [
    () => storage.put('a.png', new Uint8Array()),
    () => storage.get('a.png', 1),
    () => storage.stat('a.png'),
    () => storage.remove('a.png'),
    async () => {
      for await (const key of storage.list()) expect(key).toBe('a.png');
    },
  ])
    await expect(call()).rejects.toThrow('Away.');
  expect(failed).toEqual(['put', 'get', 'stat', 'remove', 'list']);
});

test('a file that is missing, and what else a storage has, are as they were', async () => {
  const failed: string[] = [];
  const more: StorageGateway & { mayPut: () => boolean } = {
    ...broken,
    get: async () => null,
    mayPut: () => true,
  };
  const storage = countedStorage(more, (operation) => failed.push(operation));
  expect([await storage.get('a.png', 1), storage.mayPut(), storage.publicUrl('a.png')]).toEqual([
    null,
    true,
    'a.png',
  ]);
  expect(failed).toEqual([]);
});
