import type { CacheEntry, CacheHandler } from 'next/cache';
import { BoundedEntries } from './bounded-entries.ts';
import { lastChangeMs, markOf, noteChanges } from './tag-clock.ts';

// Node loads this file directly: imports end in `.ts`.

const bytesMax = 64 * 1024 * 1024;

type Stored = Omit<CacheEntry, 'value'> & { bytes: Uint8Array<ArrayBuffer> };

const entries = new BoundedEntries<Stored>(bytesMax);
const pending = new Map<string, Promise<void>>();

const streamOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });

const store = async (key: string, pendingEntry: Promise<CacheEntry>): Promise<void> => {
  const { value, ...rest } = await pendingEntry;
  // Zero means: for this request only.
  if (rest.expire === 0) return;
  const bytes = new Uint8Array(await new Response(value).arrayBuffer());
  entries.put(key, { ...rest, bytes }, bytes.byteLength);
};

/**
 * Next's `cacheHandlers.default`: results of `'use cache'` functions in this process, until one of their tags
 * changes.
 */
export const dataCache: CacheHandler = {
  get: async (key) => {
    await pending.get(key);
    const stored = entries.get(key);
    if (!stored) return undefined;
    const { bytes, ...rest } = stored;
    // An entry has the time when its computation started: a change during the computation makes it stale as well.
    if (lastChangeMs(rest.tags) >= rest.timestamp) {
      entries.drop(key);
      return undefined;
    }
    return { ...rest, value: streamOf(bytes) };
  },
  set: async (key, pendingEntry) => {
    // A failed stream is not stored; the next request computes it again.
    const storing = store(key, pendingEntry).catch(() => undefined);
    pending.set(key, storing);
    await storing;
    if (pending.get(key) === storing) pending.delete(key);
  },
  // Changes arrive through follow-tags.
  refreshTags: async () => undefined,
  getExpiration: async (tags) => lastChangeMs(tags),
  updateTags: async (tags) => noteChanges(tags.map(markOf)),
};

export { dataCache as default };
