import { tagChanges } from '@/backend/db/schema';
import type { TestBackend } from './start-backend';

/** The announced cache tags, with repetitions. */
export const changedTags = async ({ deps }: TestBackend): Promise<string[]> =>
  (await deps.db.select({ tags: tagChanges.tags }).from(tagChanges).orderBy(tagChanges.id)).flatMap(
    ({ tags }) => tags,
  );
