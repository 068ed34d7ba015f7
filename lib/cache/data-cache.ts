import type { CacheEntry, CacheHandler } from 'next/cache';
import { lastChangeMs, markOf, noteChanges } from './tag-clock.ts';

// Node loads this file directly: imports end in `.ts`.

const bytesMax = 64 * 1024 * 1024;

type Stored = Omit<CacheEntry, 'value'> & { bytes: Uint8Array<ArrayBuffer> };

const entries = new Map<string, Stored>();
const pending = new Map<string, Promise<void>>();
let bytesTotal = 0;

const drop = (key: string): void => {
  bytesTotal -= entries.get(key)?.bytes.byteLength ?? 0;
  entries.delete(key);
};

/** The least recently used entry is first, and is removed first. */
const put = (key: string, stored: Stored): void => {
  drop(key);
  entries.set(key, stored);
  bytesTotal += stored.bytes.byteLength;
  for (const oldest of entries.keys()) {
    if (bytesTotal <= bytesMax) break;
    drop(oldest);
  }
};

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
  put(key, { ...rest, bytes: new Uint8Array(await new Response(value).arrayBuffer()) });
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
      drop(key);
      return undefined;
    }
    put(key, stored);
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
