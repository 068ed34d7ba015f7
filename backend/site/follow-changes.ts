import type { Door } from '@/backend/compose';
import { describeError } from '@/backend/http/describe-error';
import type { Logger } from '@/backend/process';
import { pullFromDatabase, tagChannel } from '@/backend/core/tags/tag-changes';
import { type Following, followTags } from '@/lib/cache/follow-tags';
import { pullFromBackend } from '@/lib/cache/remote-tags';

/**
 * Marks pages as stale when a write of any process has changed them: notified by the database, or by the backend at
 * `origin`. `changes-unknown` in the log says that pages may be out of date.
 */
export const followChanges = (door: Door | null, origin: string, log: Logger): Promise<Following> =>
  followTags({
    onError: (error) => {
      // What `fetch` says itself is only that it failed.
      const { cause, message } = describeError(error instanceof Error ? error : new Error(String(error)));
      log.error('changes-unknown', { reason: cause ?? message });
    },
    ...(door
      ? {
          pull: pullFromDatabase(door.deps.db),
          wake: (onNews: () => void) => door.database.listen(tagChannel, onNews),
        }
      : { pull: pullFromBackend(origin) }),
  });
