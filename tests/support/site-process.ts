import { openPostgres } from '@/backend/db/client';
import { pullFromDatabase, tagChannel } from '@/backend/core/tags/tag-changes';
import { dataCache } from '@/lib/cache/data-cache';
import { followTags } from '@/lib/cache/follow-tags';
import { pullFromBackend } from '@/lib/cache/remote-tags';

// The cache tags of a site, in a process of its own: `site-process.ts <PostgreSQL or backend> <wake | poll>`. Over
// IPC it receives an entry with a tag, and reports when it is stale.

const [source = '', how] = process.argv.slice(2);
const lookEveryMs = 10;
const isBackend = source.startsWith('http');
const database = isBackend ? null : openPostgres(source, '', () => undefined);

await followTags({
  pull: database ? pullFromDatabase(database.db) : pullFromBackend(source),
  onError: () => undefined,
  ...(database && how === 'wake' && { wake: (onNews) => database.listen(tagChannel, onNews) }),
});

const rememberOne = async (tag: string) => {
  const value = new Response('page').body;
  if (!value) throw new Error('A response has a body.');
  const entry = { value, tags: [tag], stale: 300, timestamp: Date.now(), expire: 86_400, revalidate: 300 };
  await dataCache.set(tag, Promise.resolve(entry));
  process.send?.('stored');
  const timer = setInterval(async () => {
    if (await dataCache.get(tag, [])) return;
    clearInterval(timer);
    process.send?.('forgotten');
  }, lookEveryMs);
};

process.on('message', (tag) => void rememberOne(String(tag)));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
