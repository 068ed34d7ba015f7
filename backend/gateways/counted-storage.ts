import type { StorageOperation } from '@/backend/work/work-metrics';
import type { StorageGateway } from './storage';

/** A storage that tells of every call that rejects. Signing a link asks nobody, and a missing file is an answer. */
export function countedStorage<S extends StorageGateway>(
  storage: S,
  onFailure: (operation: StorageOperation) => void,
): S {
  const told = <T>(operation: StorageOperation, answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      onFailure(operation);
      throw error;
    });
  return {
    ...storage,
    put: (...order) => told('put', storage.put(...order)),
    get: (...order) => told('get', storage.get(...order)),
    stat: (key) => told('stat', storage.stat(key)),
    remove: (key) => told('remove', storage.remove(key)),
    list: async function* () {
      try {
        yield* storage.list();
      } catch (error) {
        onFailure('list');
        throw error;
      }
    },
  };
}
