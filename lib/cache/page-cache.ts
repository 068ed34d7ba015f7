import { createRequire } from 'node:module';
import { leftOut } from '../env/left-out.ts';
import { lastChangeMs, markOf, noteChanges } from './tag-clock.ts';

// Node loads this file directly: imports end in `.ts`.

type FileSystemCacheModule = typeof import('next/dist/server/lib/incremental-cache/file-system-cache');
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
) as FileSystemCacheModule;

type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Got = Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>;

const tagsHeader = 'x-next-cache-tags';

/** The tags of a page, from Next's header. */
const tagsOf = (value: unknown): string[] => {
  const headers = value !== null && typeof value === 'object' && 'headers' in value ? value.headers : null;
  const tags =
    headers !== null && typeof headers === 'object' && tagsHeader in headers ? headers[tagsHeader] : '';
  return typeof tags === 'string' && tags !== '' ? tags.split(',') : [];
};

const startedMs = Date.now();

/** A page of the build, which knew nothing of what this site does without. */
const knowsAllFeatures = (madeMs: number): boolean => leftOut().size > 0 && madeMs < startedMs;

/**
 * Next's `cacheHandler`: pages in this process, initially those of the build, until one of their tags changes.
 * Nothing is written to the disk, where a killed process, or a second one, would leave half a page.
 */
export class PageCache extends FileSystemCache {
  /** Next creates an instance for each request, so its pages are rendered later than this. */
  private readonly begunMs = Date.now();

  constructor(context: Context) {
    super({ ...context, flushToDisk: false });
  }

  override async get(...args: Parameters<InstanceType<typeof FileSystemCache>['get']>): Promise<Got> {
    const found = await super.get(...args);
    if (!found || lastChangeMs(tagsOf(found.value)) >= found.lastModified) return null;
    return knowsAllFeatures(found.lastModified) ? null : found;
  }

  override async set(...args: Parameters<InstanceType<typeof FileSystemCache>['set']>): Promise<void> {
    // Next stamps a page when it is finished: a change during the rendering would go unnoticed.
    if (lastChangeMs(tagsOf(args[1])) < this.begunMs) await super.set(...args);
  }

  override async revalidateTag(tags: string | string[]): Promise<void> {
    noteChanges([tags].flat().map(markOf));
  }
}

export { PageCache as default };
