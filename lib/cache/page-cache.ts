import { BoundedEntries } from './bounded-entries.ts';
import { lastChangeMs, markOf, noteChanges } from './tag-clock.ts';

// Node loads this file directly: imports end in `.ts`.

const bytesMax = 128 * 1024 * 1024;
const tagsHeader = 'x-next-cache-tags';

interface Stored {
  /** Next's own: it is given back as it came. */
  value: unknown;
  lastModified: number;
  cacheControl: unknown;
}

// Next creates a handler for each request.
const pages = new BoundedEntries<Stored>(bytesMax);

/** The tags of a page, from Next's header. */
const tagsOf = (value: unknown): string[] => {
  const headers = value !== null && typeof value === 'object' && 'headers' in value ? value.headers : null;
  const tags =
    headers !== null && typeof headers === 'object' && tagsHeader in headers ? headers[tagsHeader] : '';
  return typeof tags === 'string' && tags !== '' ? tags.split(',') : [];
};

/** About as many bytes as a value holds: its texts and buffers. */
const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object') return 0;
  if (value instanceof Uint8Array) return value.byteLength;
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  return parts.reduce<number>((sum, part) => sum + bytesOf(part), 0);
};

/**
 * Next's `cacheHandler`: pages that this process has rendered, until one of their tags changes. Nothing is written to the
 * disk, where a killed process, or a second one, would leave half a page.
 */
export class PageCache {
  /** Next creates an instance for each request, so its pages are rendered later than this. */
  private readonly begunMs = Date.now();

  async get(key: string): Promise<Stored | null> {
    const found = pages.get(key);
    return found && lastChangeMs(tagsOf(found.value)) < found.lastModified ? found : null;
  }

  async set(key: string, value: unknown, { cacheControl }: { cacheControl?: unknown } = {}): Promise<void> {
    // Not the time when it is finished: a change during the rendering would go unnoticed.
    pages.put(key, { value, lastModified: this.begunMs, cacheControl }, bytesOf(value));
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    noteChanges([tags].flat().map(markOf));
  }

  resetRequestCache(): void {
    // Nothing is stored for a request alone.
  }
}

export { PageCache as default };
