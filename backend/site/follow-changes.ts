import type { Door } from '@/backend/compose';
import { pullFromDatabase, tagChannel } from '@/backend/services/tags/tag-changes';
import { type Following, followTags } from '@/lib/cache/follow-tags';
import { pullFromBackend } from '@/lib/cache/remote-tags';

const report = (error: unknown): void => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`It is not known which pages have changed, and they may be out of date: ${reason}\n`);
};

/**
 * Marks pages as stale when a write of any process has changed them: notified by the database, or by the backend at
 * `origin`.
 */
export const followChanges = (door: Door | null, origin: string): Promise<Following> =>
  followTags({
    onError: report,
    ...(door
      ? {
          pull: pullFromDatabase(door.deps.db),
          wake: (onNews: () => void) => door.database.listen(tagChannel, onNews),
        }
      : { pull: pullFromBackend(origin) }),
  });
